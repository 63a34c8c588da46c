import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The chip with the state of a row: `page 3/5 · idle`.
final class StateChip: View {
  /// The state shown by the chip.
  nonisolated struct Reading: Sendable, Hashable {
    /// The page, from 0; `nil` for a row without pages.
    var page: Int?
    /// The number of pages.
    var count: Int
    /// The phase of the row.
    var phase: ScrollPhase
  }

  private struct State {
    /// The height at the text scale of the look, in points.
    var height: CGFloat = 22
    var reading: Reading?
    var isShort = false
  }

  private var state = State()
  private let label = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  /// Applies the style of the feed.
  func wear(_ look: FeedLook) {
    decoration.borderColor = look.palette.line
    decoration.cornerRadius = look.corner
    label.wear(look, Typography.hint, .secondInk)
    state.height = look.scaled(22)
  }

  /// The state of the row; `nil` hides the chip.
  var reading: Reading? {
    get { state.reading }
    set {
      guard state.reading != newValue else { return }
      state.reading = newValue
      write()
    }
  }

  /// True to omit the words `page` and `free`, for narrow headers.
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
    label.text = words(reading)
    superview?.setNeedsLayout()
  }

  private func words(_ reading: Reading) -> String {
    let place = reading.page.map { "\(state.isShort ? "" : "page ")\($0 + 1)/\(reading.count)" } ?? "free"
    return "\(place) · \(reading.phase.rawValue)"
  }

  /// The width with the text of an idle row, in points; 0 where the chip is hidden.
  var restingWidth: CGFloat { width(in: .idle) }

  /// The width with the longest text of its row, in points; 0 where the chip is hidden.
  var mostWidth: CGFloat { ScrollPhase.allCases.map(width).max() ?? 0 }

  private func width(in phase: ScrollPhase) -> CGFloat {
    guard let count = reading?.count else { return 0 }
    let reading = Reading(page: reading?.page == nil ? nil : count - 1, count: count, phase: phase)
    return width(of: words(reading), label.style) + Self.padding
  }

  /// The padding at both sides of the text together, in points.
  private static let padding: CGFloat = 16

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: width(of: label.text, label.style) + Self.padding, height: state.height)
  }

  override func layoutSubviews() { label.frame = bounds }
}
