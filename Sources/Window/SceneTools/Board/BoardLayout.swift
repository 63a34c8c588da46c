public import Foundation
import LayoutGeometry

/// The layout of a board: a frame in the window for each of its stages.
///
/// The stages are laid out in rows, all at one scale: as large as the window allows, and at most 1.
public nonisolated struct BoardLayout: Sendable, Hashable {
  /// The space around each stage, in points.
  public static let gap: CGFloat = 16
  /// The height beneath each stage for its caption, in points.
  public static let captionHeight: CGFloat = 22
  /// The smallest scale at which stages are drawn, in a window of any size.
  public static let smallestScale: CGFloat = 0.05

  /// The number of window points per point of a stage; below 1 rounded down to whole hundredths.
  public let scale: CGFloat
  /// The frame of each stage, in window points; its origin is on a whole pixel.
  public let frames: [CGRect]

  /// Lays out stages of the given sizes.
  ///
  /// - Parameters:
  /// - sizes: the sizes of the stages, in their own points; at least one.
  /// - group: the number of stages that belong together, such as the sizes under one theme; with several
  ///   groups, no row splits a group and all rows hold equally many stages.
  /// - size: the size of the window, in points.
  /// - pixels: the window's pixels per point.
  public init(_ sizes: [CGSize], group: Int, in size: CGSize, pixels: CGFloat) {
    let rows = Self.arrangements(of: sizes, group: group).max { left, right in
      (Self.scale(of: left, in: size), -left.count) < (Self.scale(of: right, in: size), -right.count)
    }
    let best = rows ?? [sizes]
    let free = Self.scale(of: best, in: size)
    scale = free < 1 ? max(Self.smallestScale, (free * 100).rounded(.down) / 100) : 1
    frames = Self.frames(of: best, at: scale, in: size, pixels: pixels)
  }

  /// Returns the size of a window that shows stages of the given sizes unscaled, in points.
  ///
  /// Of all arrangements it is the one whose aspect ratio is nearest to a screen's.
  public static func naturalSize(of sizes: [CGSize], group: Int) -> CGSize {
    let extents = arrangements(of: sizes, group: group).map { extent(of: $0, at: 1) }
    func oddness(_ size: CGSize) -> CGFloat { abs(log(size.width / size.height / screenShape)) }
    return extents.min { oddness($0) < oddness($1) } ?? .zero
  }

  private static let screenShape: CGFloat = 1.4

  /// Returns every way to break the stages into rows.
  private static func arrangements(of sizes: [CGSize], group: Int) -> [[[CGSize]]] {
    let counts = (1...max(1, sizes.count)).filter { count in
      group >= sizes.count || (count.isMultiple(of: max(1, group)) && sizes.count.isMultiple(of: count))
    }
    return counts.map { count in
      stride(from: 0, to: sizes.count, by: count).map { start in
        Array(sizes[start..<min(start + count, sizes.count)])
      }
    }
  }

  private static func content(of rows: [[CGSize]]) -> CGSize {
    let widths: [CGFloat] = rows.map { row in row.reduce(0) { $0 + $1.width } }
    let heights: [CGFloat] = rows.map { row in row.map(\.height).max() ?? 0 }
    return CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +))
  }

  private static func spacing(of rows: [[CGSize]]) -> CGSize {
    CGSize(
      width: CGFloat((rows.map(\.count).max() ?? 0) + 1) * gap,
      height: CGFloat(rows.count) * (captionHeight + gap) + gap)
  }

  private static func extent(of rows: [[CGSize]], at scale: CGFloat) -> CGSize {
    let (content, spacing) = (content(of: rows), spacing(of: rows))
    return CGSize(
      width: content.width * scale + spacing.width, height: content.height * scale + spacing.height)
  }

  private static func scale(of rows: [[CGSize]], in size: CGSize) -> CGFloat {
    let (content, spacing) = (content(of: rows), spacing(of: rows))
    guard content.width > 0, content.height > 0 else { return 1 }
    return min(
      1, (size.width - spacing.width) / content.width, (size.height - spacing.height) / content.height)
  }

  private static func frames(
    of rows: [[CGSize]], at scale: CGFloat, in size: CGSize, pixels: CGFloat
  ) -> [CGRect] {
    let extent = extent(of: rows, at: scale)
    var top = max(0, (size.height - extent.height) / 2) + gap
    var frames: [CGRect] = []
    for row in rows {
      var left = max(0, (size.width - extent.width) / 2) + gap
      for stage in row {
        frames.append(
          CGRect(
            x: left.alignedToPixels(scale: pixels), y: top.alignedToPixels(scale: pixels),
            width: stage.width * scale, height: stage.height * scale))
        left += stage.width * scale + gap
      }
      top += (row.map(\.height).max() ?? 0) * scale + captionHeight + gap
    }
    return frames
  }
}
