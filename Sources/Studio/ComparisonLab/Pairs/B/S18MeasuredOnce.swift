import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
import UIKitNames

/// Article B: the height of the overlay is computed from its text once, when the layout is created.
enum S18MeasuredOnce {
  static var pair: LabPair {
    LabPair(
      "S18", LabName("一度だけ測る高さ", "A height measured once"),
      failure:
        "The overlay's height is computed while the layout is built: text that grows, or a narrower screen, is cut off.",
      origin: .code,
      measures: [
        LabMetricName("lines cut off, of three"),
        LabMetricName("lines cut off at half the width"),
      ],
      curve: LabCurve("lines cut off"),
      setting: LabSetting(grows: false),
      stroke: [
        .wait(0.4), LabStrokes.tap(92, 296), .wait(1.2), LabStrokes.tap(92, 296), .wait(0.8),
        LabStrokes.tap(268, 296), .wait(1.2),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(
    _ side: String, _ overlay: @escaping @MainActor (CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem
  ) -> LabScreen {
    LabScreen([
      LabSection(id: "\(side)-cards", count: 5, cell: "card") { environment in
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(244)), subitems: [.filling])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 16)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.boundarySupplementaryItems = [overlay(environment.container.effectiveContentSize.width - 32)]
        return section
      }
    ])
  }

  private static var naive: LabSide {
    let measured = CachedHeight()
    let screen = screen("naive") { width in
      let height = measured.height(of: TextLengthToggle.short, width: width)
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: LabOverlay.kind, alignment: .bottom, absoluteOffset: CGPoint(x: 0, y: -height))
    }
    measured.view = screen.view
    return side(screen, "naive-cards", [measured])
  }

  private static var cured: LabSide {
    let screen = screen("ours") { _ in
      let overlay = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        elementKind: LabOverlay.kind, alignment: .bottom)
      overlay.fractionalOffset.y = -1
      return overlay
    }
    return side(screen, "ours-cards")
  }

  private static func side(
    _ screen: LabScreen, _ row: String, _ participants: [any FrameParticipant] = []
  ) -> LabSide {
    let noted = AnnotatedScreen(screen.view, buttons: ["文を長く短く · Text", "幅を半分に · Width"])
    let words = TextLengthToggle(screen, over: row, on: noted)
    screen.showOverlays(lift: 60, words.fill)
    return LabSide(
      noted, metric: TruncatedLineMetric(screen, over: row, words), participants: participants + [words],
      owned: [screen])
  }
}

/// A cache of the height that the article computes when it creates its layout.
private final class CachedHeight: SingleValueState {
  struct State: Sendable {
    var height: CGFloat?
  }

  var state = State()
  weak var view: CollectionView?

  func height(of text: String, width: CGFloat) -> CGFloat {
    if let height = state.height { return height }
    let height = LabOverlay.height(of: text, width: width, in: view?.context)
    if view?.context != nil { state.height = height }
    return height
  }
}

/// A metric that counts the truncated lines of the overlay, by the change that caused them.
final class TruncatedLineMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var whenLong = 0
    var whenNarrow = 0
    var present = 0
  }

  var state = State()
  private weak var screen: LabScreen?
  private let row: String
  private let words: TextLengthToggle

  init(_ screen: LabScreen, over row: String, _ words: TextLengthToggle) {
    self.screen = screen
    self.row = row
    self.words = words
  }

  var readings: [Double] { [Double(state.whenLong), Double(state.whenNarrow)] }
  var plotted: Double { Double(state.present) }

  func didLayout(at time: TimeInterval) {
    guard let overlay = screen?.overlay(over: row) else { return }
    state.present = overlay.hiddenLines
    if words.state.isNarrow {
      state.whenNarrow = max(state.whenNarrow, state.present)
    } else {
      state.whenLong = max(state.whenLong, state.present)
    }
  }
}

/// The state that the buttons change: the text of the overlay, and the width of the feed.
final class TextLengthToggle: SingleValueState {
  struct State: Sendable {
    var isLong = false
    var isNarrow = false
  }

  /// A text of one line at the full width.
  static let short = "山の端に初雪の便りが届いた静かな朝に"
  /// A text of three lines at the full width.
  static let long = "山の端に初雪の便りが届いた静かな朝に\n峠の茶屋は今日から冬支度\n里の灯りがやわらかに滲む"

  var state = State() {
    didSet { show() }
  }
  private weak var screen: LabScreen?
  private weak var noted: AnnotatedScreen?
  private let row: String

  init(_ screen: LabScreen, over row: String, on noted: AnnotatedScreen) {
    self.screen = screen
    self.noted = noted
    self.row = row
    noted.buttons[0].addAction(for: .touchUpInside) { [weak self] _ in self?.state.isLong.toggle() }
    noted.buttons[1].addAction(for: .touchUpInside) { [weak self] _ in self?.state.isNarrow.toggle() }
  }

  /// Sets the current text of an overlay.
  func fill(_ overlay: LabOverlay) { overlay.words.text = state.isLong ? Self.long : Self.short }

  private func show() {
    noted?.share = state.isNarrow ? 0.5 : 1
    guard let overlay = screen?.overlay(over: row) else { return }
    fill(overlay)
    overlay.setNeedsLayout()
    screen?.view.setNeedsLayout()
  }
}
