import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry

/// A view with a feed above a bar that contains a note, buttons or both.
final class AnnotatedScreen: View {
  /// The text that shows the side's current state.
  let note = Label()
  /// The buttons.
  let buttons: [Button]
  /// The fraction of the width that the feed takes, 0…1.
  var share: CGFloat = 1 {
    didSet { if share != oldValue { setNeedsLayout() } }
  }
  private let feed: View
  private let hasNote: Bool

  /// The height of the bar, in points.
  static let bar: CGFloat = 48

  init(_ feed: View, hasNote: Bool = false, buttons titles: [String] = []) {
    self.feed = feed
    self.hasNote = hasNote
    buttons = titles.map { title in
      let button = Button()
      button.title = title
      button.tintColor = Palette.indigo
      button.decoration.borderColor = Palette.indigo.withOpacity(0.4)
      button.decoration.cornerRadius = 8
      return button
    }
    super.init(frame: .zero)
    note.elementName = "note"
    note.style = Typography.name
    note.textColor = Palette.ink
    addSubview(feed)
    if hasNote { addSubview(note) }
    for (index, button) in buttons.enumerated() {
      button.elementName = "button-\(index + 1)"
      addSubview(button)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = max(0, bounds.height - Self.bar)
    feed.frame = CGRect(
      x: (bounds.width * (1 - share) / 2).rounded(), y: 0, width: (bounds.width * share).rounded(),
      height: top)
    let parts = (hasNote ? [note] : []) + (buttons as [View])
    let width = (bounds.width - 32 + 12) / CGFloat(max(1, parts.count)) - 12
    let isMirrored = context?.traits.isRightToLeft ?? false
    for (index, part) in (isMirrored ? parts.reversed() : parts).enumerated() {
      part.frame = CGRect(
        x: 16 + CGFloat(index) * (width + 12), y: top + 8, width: max(0, width), height: Self.bar - 16)
    }
  }
}
