import Documents
package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// The set of elements that are excluded from a comparison.
///
/// A flat rectangle replaces each in both pictures, and one line in the draw list. The frame of an element is
/// still compared; its content is not.
public nonisolated struct ElementMasks: Sendable, Hashable {
  /// The colour of the rectangles.
  public static let color: UInt32 = 0xFFFF_00FF

  /// The patterns that match the masked elements.
  public var patterns: [ElementPattern]

  /// Creates masks; default none.
  public init(_ patterns: [ElementPattern] = []) { self.patterns = patterns }

  /// Returns the patterns that match an element of a list.
  func found(in list: DisplayList) -> Set<ElementPattern> {
    Set(patterns.filter { pattern in list.commands.contains { pattern.root(of: $0.element) != nil } })
  }

  /// Returns true when everything that a list paints is masked, so that nothing of it is compared.
  func hideAll(of list: DisplayList) -> Bool {
    !patterns.isEmpty && !list.commands.isEmpty && list.commands.allSatisfy { root(of: $0) != nil }
  }

  /// Returns the frames of the masked elements, in points, in painting order.
  func frames(in list: DisplayList) -> [(element: String, frame: CGRect)] {
    guard !patterns.isEmpty else { return [] }
    var frames: [(element: String, frame: CGRect)] = []
    for command in list.commands {
      guard let root = root(of: command) else { continue }
      let shown = command.frame.intersection(command.clip)
      guard !shown.isNull, !shown.isEmpty else { continue }
      if let place = frames.firstIndex(where: { $0.element == root }) {
        frames[place].frame = frames[place].frame.union(shown)
      } else {
        frames.append((root, shown))
      }
    }
    return frames
  }

  /// Returns the list as text, with one line for each masked element instead of its commands.
  func text(of list: DisplayList) -> String {
    guard !patterns.isEmpty else { return list.description }
    var empty = list
    empty.commands.removeAll()
    var reported: Set<String> = []
    var text = empty.description
    let frames = frames(in: list)
    for command in list.commands {
      guard let root = root(of: command) else {
        text += command.description + "\n"
        continue
      }
      guard reported.insert(root).inserted, let frame = frames.first(where: { $0.element == root })?.frame
      else {
        continue
      }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      text +=
        root + " masked " + numbers.map { JSONText.number($0, decimals: 3) }.joined(separator: ",") + "\n"
    }
    return text
  }

  /// Returns the rectangles over the masked elements, in pixels.
  package func boxes(in list: DisplayList, scale: CGFloat) -> [PixelRect] {
    frames(in: list).map { PixelRect($0.frame, scale: scale) }
  }

  /// Returns a picture of a list with a rectangle over every masked element.
  func covering(_ picture: Bitmap, showing list: DisplayList, scale: CGFloat) -> Bitmap {
    patterns.isEmpty ? picture : picture.covered(by: boxes(in: list, scale: scale))
  }

  private func root(of command: DrawCommand) -> String? {
    patterns.lazy.compactMap { $0.root(of: command.element) }.first
  }
}

nonisolated extension Bitmap {
  /// Returns the picture with rectangles painted over it.
  func covered(by boxes: [PixelRect]) -> Bitmap {
    var picture = self
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    for box in boxes.map({ $0.intersection(bounds) }) where !box.isEmpty {
      for y in box.y..<box.maxY {
        for x in box.x..<box.maxX { picture[x, y] = ElementMasks.color }
      }
    }
    return picture
  }
}

/// A pattern that matches elements of a scene by a prefix of their path, such as `hero/card/*/title`.
///
/// A `*` matches any one component. A match includes everything below the element.
public nonisolated struct ElementPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [Substring]

  /// Creates a pattern; `nil` for an empty one, or one with an empty component.
  public init?(_ text: String) {
    description = text
    parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// Returns the path of the matching element that contains an element or is it; `nil` without a match.
  func root(of element: ElementID) -> String? {
    let path = element.path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.count >= parts.count, zip(parts, path).allSatisfy({ $0 == "*" || $0 == $1 }) else {
      return nil
    }
    return path.prefix(parts.count).joined(separator: "/")
  }
}
