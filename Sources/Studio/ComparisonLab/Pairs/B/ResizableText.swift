import CollectionViews
import Foundation

/// The state that the buttons change: the text of the overlay, and the width of the feed.
final class ResizableText: SingleValueState {
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
