import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics
import Stage

/// The text of the HUD: the motion of the feed and of the row under the pointer, and the frames' times.
enum HUDText {
  /// The greatest number of listed scrollers of a scene without a feed.
  private static let mostScrollers = 4

  /// Returns the frame of the HUD: beside the scene, in the corner of a wide window without room there, else a strip
  /// at the bottom.
  ///
  /// Above the scene it is no higher than its lines.
  static func frame(in reading: StageStatus, lines: Int) -> CGRect {
    let (size, height) = (reading.size, CGFloat(lines) * 18 + 20)
    guard size.width >= HUDDock.leastWindowWidth else {
      return CGRect(x: 8, y: size.height - height - 8, width: size.width - 16, height: height)
    }
    let left = size.width - HUDDock.width
    return reading.sceneSize.width <= left
      ? CGRect(x: left, y: 0, width: HUDDock.width, height: size.height)
      : CGRect(x: left - 8, y: reading.topBarEdge + 8, width: HUDDock.width, height: height)
  }

  /// Returns the frame of the frames' graph: the value column of the last two of `lines`.
  static func graphFrame(in panel: CGRect, lines: Int) -> CGRect {
    CGRect(
      x: panel.minX + 104, y: panel.minY + 10 + CGFloat(lines - 2) * 18 + 1, width: panel.width - 116,
      height: 33)
  }

  static func lines(_ reading: StageStatus, _ history: inout FrameHistory) -> [String] {
    var lines = reading.hasFeed ? feedLines(reading) : sceneLines(reading)
    lines.append("frames\t" + frames(&history, isMoving: reading.isMoving))
    lines.append("time\t" + clock(reading))
    if let budget = history.budget { lines += ["work", "of \(number(budget * 1000)) ms"] }
    return lines
  }

  /// Returns the lines for the feed and the row under the pointer.
  private static func feedLines(_ reading: StageStatus) -> [String] {
    let axis = reading.feedAxis
    var lines = ["feed\t" + motion(reading.feed, on: axis)]
    lines.append("\t" + place(reading.feed, on: axis))
    if let row = reading.row {
      lines.append("\(row.id.name)\t" + motion(row.motion, on: row.axis))
      lines.append("\t" + place(row.motion, on: row.axis))
      if let autoplay = row.autoplay {
        lines.append("auto-scroll\t" + countdown(autoplay.deadline, autoplay.paused, at: reading.time))
      }
    } else {
      lines.append("row\tpoint at one")
    }
    return lines
  }

  /// Returns the lines for the first scrollers on screen of a scene without a feed, with their pages.
  private static func sceneLines(_ reading: StageStatus) -> [String] {
    let shown = reading.scrollers.filter { $0.placed.visibleFraction > 0 }
    let names = ScrollerNames(shown.map(\.placed.id))
    return shown.prefix(mostScrollers).flatMap { _, placed, _ in
      let trace = MotionTrace(placed.motion, offset: placed.contentOffset)
      let line = "\(names.name(of: placed.id))\t" + motion(trace, on: placed.axis)
      return trace.page == nil ? [line] : [line, "\t" + place(trace, on: placed.axis)]
    }
  }

  private static func motion(_ trace: MotionTrace, on axis: Axis) -> String {
    let direction = trace.direction == .none ? "–" : trace.direction.name(on: axis)
    return
      "\(number(trace.offset)) pt   \(number(trace.velocity)) pt/s   \(trace.phase.rawValue)   \(direction)"
  }

  private static func place(_ trace: MotionTrace, on axis: Axis) -> String {
    let intent = trace.intent == .none ? "" : "   meant \(trace.intent.name(on: axis))"
    guard let page = trace.page, let pages = trace.pages else { return "rests anywhere\(intent)" }
    let target = trace.targetPage.map { " → \($0 + 1)" } ?? ""
    let lap = trace.lap == 0 ? "" : "   lap \(trace.lap)"
    return "page \(page + 1)/\(pages)\(target)\(lap)\(intent)"
  }

  static func countdown(_ deadline: TimeInterval?, _ paused: [String], at time: TimeInterval)
    -> String
  {
    if !paused.isEmpty { return "paused: " + paused.joined(separator: ", ") }
    return deadline.map { "in \(number(max(0, $0 - time))) s" } ?? "–"
  }

  private static func frames(_ history: inout FrameHistory, isMoving: Bool) -> String {
    guard isMoving, let intervals = history.intervals(at: [0.5, 0.95, 0.99]) else { return "idle" }
    return intervals.map { number($0 * 1000) }.joined(separator: " / ") + " ms  p50/95/99"
  }

  private static func clock(_ reading: StageStatus) -> String {
    "\(String(format: "%.3f", reading.time)) s   ×\(number(reading.clock.rate * reading.playbackSpeed))"
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// The area beside the scene for the HUD, the panel of measurements, in a wide window.
///
/// The scene keeps its width: a wide window is requested to grow by the dock, and the added width is the
/// dock's only. In a window that cannot grow, and in a replay, the HUD covers a corner of the scene instead.
struct HUDDock: Sendable, Hashable {
  /// The width of the dock, in points.
  static let width: CGFloat = 320
  /// The least width of a window with a dock, in points; in a narrower one the HUD is a strip at the bottom.
  static let leastWindowWidth: CGFloat = 760

  /// The width of the window that belongs to the dock and not to the scene, in points.
  private(set) var room: CGFloat = 0
  private var awaitedWidth: CGFloat?

  /// Handles the HUD opening or closing; returns the window width to request, `nil` for no change.
  ///
  /// `width` is the window's current width.
  mutating func hudDidToggle(isShown: Bool, inWindowOf width: CGFloat) -> CGFloat? {
    if isShown {
      awaitedWidth = width >= Self.leastWindowWidth ? width + Self.width : nil
      return awaitedWidth
    }
    defer { self = HUDDock() }
    return room > 0 ? width - room : nil
  }

  /// Handles a change of the window's width; an equal width changes nothing.
  mutating func windowDidResize(from former: CGFloat, to width: CGFloat) {
    guard width != former else { return }
    if let awaited = awaitedWidth, width >= awaited { room = Self.width }
    if width < Self.leastWindowWidth { room = 0 }
    awaitedWidth = nil
  }
}
