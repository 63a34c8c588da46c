import CollectionViews

/// The overlay's text, which is expanded from three lines to five on request.
final class ExpandableText: SingleValueState {
  struct State: Sendable {
    var isLong = false
  }

  var state = State() {
    didSet { show() }
  }
  private weak var screen: LabScreen?
  private let row: String

  init(_ screen: LabScreen, over row: String) {
    self.screen = screen
    self.row = row
  }

  func fill(_ overlay: LabOverlay) {
    overlay.words.text = (state.isLong ? Self.lines : Array(Self.lines.prefix(3))).joined(separator: "\n")
    overlay.button.title = state.isLong ? "たたむ · Less" : "もっと · More"
    overlay.button.removeAllActions()
    overlay.button.addAction(for: .touchUpInside) { [weak self] _ in self?.state.isLong.toggle() }
  }

  private static let lines = ["山の便り", "里に初雪が降りました。", "峠は夕方から通れません。", "湯宿は今夜も開いています。", "お足もとに気をつけて。"]

  private func show() {
    guard let overlay = screen?.overlay(over: row) else { return }
    fill(overlay)
    overlay.setNeedsLayout()
    screen?.view.setNeedsLayout()
  }
}
