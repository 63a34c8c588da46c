import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// What a row is doing, in a small frame: `page 3/5 · idle`.
final class StateChip: View {
  /// What the chip tells.
  nonisolated struct Reading: Sendable, Hashable {
    /// The page, from 0; nil where the row rests anywhere.
    var page: Int?
    /// How many pages there are.
    var count: Int
    /// What the row is doing.
    var phase: ScrollPhase
  }

  private struct State {
    var reading: Reading?
    var isShort = false
  }

  private var state = State()
  private let label = Label(Typography.hint, Palette.secondInk)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    decoration.borderColor = Palette.line
    decoration.cornerRadius = FeedMetrics.cornerRadius
    addSubview(label)
  }

  /// What the chip tells; nil hides it.
  var reading: Reading? {
    get { state.reading }
    set {
      guard state.reading != newValue else { return }
      state.reading = newValue
      write()
    }
  }

  /// Whether the words `page` and `free` are left out, where there is little room.
  var isShort: Bool {
    get { state.isShort }
    set {
      guard state.isShort != newValue else { return }
      state.isShort = newValue
      write()
    }
  }

  private func write() {
    isHidden = state.reading == nil
    guard let reading = state.reading else { return }
    let place = reading.page.map { "\(state.isShort ? "" : "page ")\($0 + 1)/\(reading.count)" } ?? "free"
    label.text = "\(place) · \(reading.phase.rawValue)"
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: width(of: label.text, label.style) + 16, height: 22)
  }

  override func layoutSubviews() { label.frame = bounds }
}
