import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The tick marks of a row's snap points in the window.
struct RowSnapPointTicks {
  /// A snap point of the row and its tick, which is at the middle of the viewport while the row rests there.
  struct Stop {
    var page: Int
    var x: CGFloat
  }

  /// The greatest number of snap points drawn on each side.
  static let reach = 12

  /// The snap points whose ticks are inside the viewport, from the start of the row.
  let stops: [Stop]

  init(of row: PositionedMotion, in viewport: CGRect, isMirrored: Bool) {
    guard let points = row.motion.geometry.stops, points.count > 0 else {
      stops = []
      return
    }
    let (offset, period) = (row.motion.offset, row.motion.geometry.bounds.period)
    let nearest = points.nearest(to: offset, period: period)
    stops = ((nearest - Self.reach)...(nearest + Self.reach)).compactMap { index in
      guard period != nil || (0..<points.count).contains(index) else { return nil }
      let place = period.map { points.virtualOffset(at: index, period: $0) } ?? points.offset(at: index)
      let x = viewport.midX + (isMirrored ? offset - place : place - offset)
      guard x >= viewport.minX, x <= viewport.maxX else { return nil }
      return Stop(page: period == nil ? index : points.logicalIndex(index), x: x)
    }
  }
}

extension ChromePainter {
  /// Draws every row's trail of cards, snap points, loop seam, and auto-scroll with the reason for a pause.
  mutating func markRows(_ trails: MotionTrails) {
    let whole = ground
    defer { ground = whole }
    for (view, row, placed, viewport) in reading.rows {
      ground = reading.ground(of: view)
      let element = ElementID("tools/trails/row/\(placed.id)")
      if let track = trails.track(of: placed.id) {
        markTrail(track, element.appending("trail"), in: viewport)
      }
      markStops(of: placed, in: viewport, element)
      if placed.motion.geometry.bounds.period != nil {
        let frames = view.cellFrames(ofItem: 0, inSection: row).filter { $0.intersects(viewport) }
        markSeam(of: placed.motion.lap, at: frames, in: viewport, element.appending("seam"))
      }
      if let autoplay = placed.id.feedRow.flatMap(reading.autoplay) {
        let text = HUDText.countdown(autoplay.deadline, autoplay.paused, at: reading.time)
        label(
          "auto-scroll " + text, at: CGPoint(x: viewport.minX + 8, y: viewport.minY + 8),
          element.appending("auto"))
      }
    }
  }

  private mutating func markTrail(_ track: ScrollerTrack, _ element: ElementID, in viewport: CGRect) {
    let newest = track.trail.last
    for (age, frames) in track.trail.enumerated() where frames != newest {
      let share = CGFloat(age + 1) / CGFloat(ScrollerTrack.trailLength)
      for frame in frames where frame.intersects(viewport) {
        paint(.stroke(indigo.withOpacity(0.1 + 0.6 * share), width: 1, cornerRadius: 0), element, frame)
      }
    }
  }

  private mutating func markStops(
    of row: PositionedMotion, in viewport: CGRect, _ element: ElementID
  ) {
    let marks = RowSnapPointTicks(of: row, in: viewport, isMirrored: reading.traits.isRightToLeft)
    guard !marks.stops.isEmpty else { return }
    for stop in marks.stops {
      let tick = CGRect(x: stop.x - 1, y: viewport.maxY - 10, width: 2, height: 10)
      paint(.fill(indigo, cornerRadius: 0), element.appending("stop"), tick)
      let text = String(stop.page + 1)
      let width = reading.text.width(of: text, style: style) + 8
      label(text, at: CGPoint(x: stop.x - width / 2, y: viewport.maxY - 28), element.appending("stop"))
    }
    let middle = CGRect(x: viewport.midX - 1, y: viewport.maxY - 6, width: 2, height: 12)
    paint(.fill(vermilion, cornerRadius: 0), element.appending("middle"), middle)
  }

  /// Marks the leading edge of the first card of every lap on screen.
  private mutating func markSeam(
    of lap: Int, at frames: [CGRect], in viewport: CGRect, _ element: ElementID
  ) {
    for frame in frames {
      let x = reading.traits.isRightToLeft ? frame.maxX : frame.minX
      paint(
        .fill(vermilion, cornerRadius: 0), element,
        CGRect(x: x - 1, y: viewport.minY, width: 2, height: viewport.height))
      label("seam   lap \(lap)", at: CGPoint(x: x + 4, y: viewport.minY + 32), element)
    }
  }

  /// Draws a word on a small background.
  private mutating func label(_ text: String, at origin: CGPoint, _ element: ElementID) {
    let width = reading.text.width(of: text, style: style) + 8
    paint(
      .fill(card.withOpacity(0.9), cornerRadius: 3), element,
      CGRect(x: origin.x, y: origin.y, width: width, height: style.lineHeight))
    write(text, at: CGPoint(x: origin.x + 4, y: origin.y), element, ink)
  }
}
