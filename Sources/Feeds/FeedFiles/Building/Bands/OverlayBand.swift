import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// A band, as high as its text, that stays over a row while cards scroll beneath it.
final class OverlayBand: CollectionReusableView {
  private struct State {
    var overlay = FeedOverlay(lines: [])
    var look: FeedLook?
    var growth = OverlayGrowth()
    var isPausable = false
    var room: CGFloat = .infinity
    var width: CGFloat = 0
    var heights: [CGFloat] = []
    var shownProgress: CGFloat = 1
  }

  /// The height of a band with one line above its buttons, in points.
  static let usualHeight: CGFloat = 73
  private nonisolated static let pauseExtent: CGFloat = 28
  private static let leading: CGFloat = 3 + 13

  /// Returns the height of a band without wrapped lines and without a pause button, in points.
  nonisolated static func leastHeight(of overlay: FeedOverlay) -> CGFloat {
    let words = CGFloat(overlay.lines.count) * Typography.body.lineHeight
    return 10 + words.rounded() + (overlay.moreLines.isEmpty ? 10 : 4 + pauseExtent + 8)
  }

  private var state = State()
  private let rule = AccentBar()
  private let clip = View()
  private let words = Label(lines: 0)
  private let reason = Label(lines: 1)
  /// The button that shows one more line.
  let more = Button()
  /// The button that pauses or resumes the row's auto-scroll.
  let pause = Button()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.addSubview(words)
    reason.textAlignment = .trailing
    more.elementName = "more"
    pause.elementName = "pause"
    for view in [rule, clip, reason, more, pause] { addSubview(view) }
  }

  /// Applies the style of the feed.
  private func wear(_ look: FeedLook) {
    decoration.backgroundColor = look.palette.band
    decoration.cornerRadius = look.corner
    rule.wear(look.palette.accent, corner: look.corner)
    words.wear(look, Typography.body, .ink)
    reason.wear(look, Typography.hint, .secondInk)
    more.style = look.fonts[Typography.action]
    more.tintColor = look.palette.accent
    pause.symbolSize = look.scaled(10)
    pause.decoration.cornerRadius = pauseExtent / 2
    pause.tintColor = look.palette.accent
    pause.decoration.borderColor = look.palette.accent.withOpacity(0.4)
    state.heights = []
    setNeedsLayout()
  }

  /// The extent of the pause button, and the height of the line of buttons, in points.
  private var pauseExtent: CGFloat { state.look?.scaled(Self.pauseExtent) ?? Self.pauseExtent }

  /// Sets the content of the band; the caller sets the buttons' actions.
  func configure(_ overlay: FeedOverlay, look: FeedLook, isPausable: Bool) {
    if state.look != look {
      state.look = look
      wear(look)
    }
    self.isPausable = isPausable
    more.isHidden = overlay.moreLines.isEmpty
    if state.overlay != overlay {
      state.overlay = overlay
      state.heights = []
    }
    write()
  }

  /// True where the band has a button that pauses the row's auto-scroll; default false.
  var isPausable: Bool {
    get { state.isPausable }
    set {
      pause.isHidden = !newValue
      guard state.isPausable != newValue else { return }
      state.isPausable = newValue
      state.heights = []
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The largest height of the band, in points; default unlimited.
  ///
  /// Text that does not fit at rest ends in an ellipsis; a grown band shows the end of its text.
  var room: CGFloat {
    get { state.room }
    set {
      guard state.room != newValue else { return }
      state.room = newValue
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// Returns the largest height of a band over a row of this height with dots of another, in points.
  static func room(inRow height: CGFloat, dots: CGFloat) -> CGFloat {
    (height - FeedLayoutMetrics.overlayStep - OverlayPosition.foot(dots: dots)).rounded()
  }

  /// The number of visible lines.
  var growth: OverlayGrowth {
    get { state.growth }
    set {
      guard state.growth != newValue else { return }
      state.growth = newValue
      write()
    }
  }

  /// Shows whether the row's auto-scroll is paused, and the reasons.
  func show(isPaused: Bool, reasons: [AutoScrollSettings.PauseReason]) {
    let symbol: DrawCommand.Symbol = isPaused ? .play : .pause
    if pause.symbol != symbol {
      pause.symbol = symbol
      namePause(isPaused: isPaused, in: state.overlay.words)
    }
    reason.text = state.look?.showsBadges == true ? reasons.first.map(state.overlay.words.text) ?? "" : ""
  }

  private func write() {
    let count = state.overlay.moreLines.count
    words.text = text(extraLines: shownLines)
    more.title = state.growth.extraLines < count ? state.overlay.button : state.overlay.less
    setNeedsLayout()
  }

  private func text(extraLines: Int) -> String {
    (state.overlay.lines + state.overlay.moreLines.prefix(extraLines)).joined(separator: "\n")
  }

  private var progress: CGFloat { state.growth.progress(at: context?.now ?? .infinity) }

  /// The number of extra lines that show: while the band shrinks, those from which it does.
  private var shownLines: Int {
    progress < 1 ? max(state.growth.extraLines, state.growth.formerLines) : state.growth.extraLines
  }

  /// Lays the text out anew where the growth has gone on; a band without room stays as high as it is.
  func followGrowth() {
    if state.shownProgress != progress { setNeedsLayout() }
  }

  private var hasButtons: Bool { !more.isHidden || state.isPausable }

  /// True where the pause button is beside the text, because no other button needs a line.
  private var isPauseBeside: Bool {
    more.isHidden && state.isPausable && state.look?.showsBadges != true
  }

  /// The height below the text, in points.
  private var foot: CGFloat { hasButtons && !isPauseBeside ? 4 + pauseExtent + 8 : 10 }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - Self.leading - (isPauseBeside ? 8 + pauseExtent + 8 : 12))
  }

  /// Returns the height of the text with this number of extra lines, in points, however high the band may be.
  private func wholeHeight(_ extraLines: Int, width: CGFloat) -> CGFloat {
    if state.width != width || state.heights.isEmpty {
      state.width = width
      state.heights = (0...state.overlay.moreLines.count).map { count in
        context?.text.layout(
          text(extraLines: count), style: words.style, width: textWidth(width), maximumLines: 0
        ).size.height ?? 0
      }
    }
    return state.heights[min(max(extraLines, 0), state.heights.count - 1)]
  }

  /// Returns the height of the part of the text that fits.
  private func textHeight(_ extraLines: Int, width: CGFloat) -> CGFloat {
    let height = wholeHeight(extraLines, width: width)
    guard state.room.isFinite else { return height }
    let lines = ((state.room - 10 - foot) / words.style.lineHeight).rounded(.down)
    return min(height, max(1, lines) * words.style.lineHeight)
  }

  /// Returns what a height of the text is while the band grows from the former number of lines to the next.
  private func grown(_ height: (Int) -> CGFloat) -> CGFloat {
    let (former, next) = (height(state.growth.formerLines), height(state.growth.extraLines))
    return (former + (next - former) * progress).rounded()
  }

  private func grownHeight(width: CGFloat) -> CGFloat { grown { textHeight($0, width: width) } }

  /// Returns the height of the lines that have moved out of a band without room for them.
  private func hiddenHeight(_ extraLines: Int, width: CGFloat) -> CGFloat {
    extraLines == 0 ? 0 : wholeHeight(extraLines, width: width) - textHeight(extraLines, width: width)
  }

  /// Returns the height of a band around a text of this height.
  private func height(around text: CGFloat) -> CGFloat {
    let height = 10 + text + foot
    return isPauseBeside ? max(height, 16 + pauseExtent) : height
  }

  /// The height of the band before it grows, in points.
  var restingHeight: CGFloat { height(around: textHeight(0, width: bounds.width).rounded()) }

  /// The height of the band to which it grows, in points; while it shrinks, the height from which it does.
  var coveringHeight: CGFloat {
    height(around: textHeight(shownLines, width: bounds.width).rounded())
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(around: grownHeight(width: size.width)))
  }

  override func layoutSubviews() {
    let width = bounds.width
    rule.place(in: self)
    place(
      clip,
      at: CGRect(x: Self.leading, y: 10, width: textWidth(width), height: max(0, bounds.height - 10 - foot)))
    let shown = shownLines
    words.text = text(extraLines: shown)
    words.frame = CGRect(
      x: 0, y: -grown { hiddenHeight($0, width: width) }, width: textWidth(width),
      height: shown == 0 ? textHeight(0, width: width) : wholeHeight(shown, width: width))
    state.shownProgress = progress
    let row = bounds.height - 8 - pauseExtent
    let left = width - 8 - (state.isPausable ? pauseExtent : 4)
    let moreWidth = max(0, min(self.width(of: more.title, more.style), left - 8 - Self.leading))
    place(more, at: CGRect(x: Self.leading, y: row, width: moreWidth, height: pauseExtent))
    place(pause, at: CGRect(x: left, y: row, width: pauseExtent, height: pauseExtent))
    let start = Self.leading + moreWidth + 8
    let rest = max(0, left - 8 - start)
    reason.isHidden = !state.isPausable || rest < reason.style.size
    place(reason, at: CGRect(x: start, y: row, width: rest, height: pauseExtent))
  }
}

/// The animation of an overlay's height: the number of visible lines as a function of time.
nonisolated struct OverlayGrowth: Sendable, Hashable {
  /// The time that the overlay takes to grow by a line, in seconds.
  static let duration: TimeInterval = 0.25

  /// The number of extra lines that are visible or about to be.
  private(set) var extraLines = 0
  /// The number of extra lines before the change.
  private(set) var formerLines = 0
  private var changedAt: TimeInterval = -.infinity
  private var duration: TimeInterval = Self.duration

  /// Shows one more line, or no extra line when all `count` are visible already.
  mutating func advance(count: Int, at time: TimeInterval, animated: Bool) {
    formerLines = extraLines
    extraLines = extraLines < count ? extraLines + 1 : 0
    changedAt = time
    duration = animated ? Self.duration : 0
  }

  /// The time at which the overlay has its new height.
  var endsAt: TimeInterval { changedAt + duration }

  /// Returns the progress from the former height, 0, to the new one, 1.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < endsAt else { return 1 }
    return ScrollCurve.easeInOut.progress(at: max(0, (time - changedAt) / duration))
  }
}
