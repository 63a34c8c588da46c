import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import Stage

/// The hit testing and lookup of elements, by their draw commands and their views.
struct ElementFinder {
  /// The distance from an outline's line within which a point hits the outline, in points.
  ///
  /// The area inside an outline is not hit.
  static let reachOfOutlines: CGFloat = 3

  let list: DisplayList
  let root: View

  /// Returns the foremost element at a point of the window, or its ancestor `levels` levels up.
  func element(at point: CGPoint, levels: Int = 0) -> ElementID? {
    let painted = list.commands.last { $0.isHit(at: point) && !Self.isShade($0.element) }?.element
    var found = painted ?? root.hitTest(point)?.elementID
    for _ in 0..<levels {
      guard let id = found, let outer = holder(of: id) else { break }
      found = outer
    }
    return found
  }

  /// Returns true for the hover shade of a card, which lies above everything in the card.
  private static func isShade(_ element: ElementID) -> Bool { element.path.hasSuffix("/shade") }

  /// Returns the parent element; `nil` for the root and for unknown names.
  func holder(of id: ElementID) -> ElementID? {
    if let view = root.descendant(id) { return view.superview?.elementID }
    var path = id.path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      let outer = ElementID(String(path))
      if root.descendant(outer) != nil { return outer }
    }
    return nil
  }

  /// Returns the frame of an element in the window; `nil` when no such element is on screen.
  func frame(of id: ElementID) -> CGRect? {
    if let view = root.descendant(id) { return view.convertToWindow(view.box) }
    return union(of: list.commands.lazy.filter { $0.element == id }.map(\.frame))
      ?? union(of: list.commands.lazy.filter { $0.element.path.hasPrefix(id.path + "/") }.map(\.frame))
  }

  /// Returns the description of an element; `nil` when no such element is on screen.
  func inspect(_ id: ElementID, row: ScrollerTrace? = nil) -> InspectedElement? {
    guard let frame = frame(of: id) else { return nil }
    let own = list.commands.filter { $0.element == id }
    let first = own.first ?? list.commands.first { $0.element.path.hasPrefix(id.path + "/") }
    let outer = holder(of: id)
    return InspectedElement(
      id: id, view: root.descendant(id).map { "\(type(of: $0))" }, frame: frame, holder: outer,
      insets: outer.flatMap(self.frame).map { EdgeInsets(of: frame, in: $0) },
      order: first?.order ?? PaintOrder(), opacity: first?.opacity ?? 1, commandCount: own.count,
      text: own.lazy.compactMap(\.shownText).first, fill: own.lazy.compactMap(\.shownFill).first,
      picture: own.lazy.compactMap(\.shownPicture).first, row: row)
  }

  /// Returns the frames of the siblings of an element, in the window.
  func neighbours(of id: ElementID) -> [CGRect] {
    guard let view = root.descendant(id), let holder = view.superview else { return [] }
    return holder.hitTestOrder.filter { $0 !== view && !$0.isHidden && !$0.box.isEmpty }
      .map { $0.convertToWindow($0.box) }
  }

  private func union(of frames: some Sequence<CGRect>) -> CGRect? {
    frames.reduce(nil) { whole, frame in whole.map { $0.union(frame) } ?? frame }
  }
}

extension EdgeInsets {
  /// Creates the distances of `frame` from the sides of `outer`, positive inside.
  init(of frame: CGRect, in outer: CGRect) {
    self.init(
      top: frame.minY - outer.minY, left: frame.minX - outer.minX, bottom: outer.maxY - frame.maxY,
      right: outer.maxX - frame.maxX)
  }
}

extension DrawCommand {
  /// Returns `true` when a point hits this command.
  ///
  /// A shadow is never hit, an outline only near its line.
  fileprivate func isHit(at point: CGPoint) -> Bool {
    guard opacity > 0, frame.contains(point), clip.contains(point) else { return false }
    switch content {
    case .shadow: return false
    case .fill(let color, _): return color.alpha > 0
    case .stroke(_, let width, _):
      let reach = width + ElementFinder.reachOfOutlines
      return !frame.insetBy(dx: reach, dy: reach).contains(point)
    default: return true
    }
  }

  fileprivate var shownText: InspectedElement.Text? {
    guard case .text(let line, let color) = content else { return nil }
    return InspectedElement.Text(string: line.string, style: line.style, color: color)
  }

  fileprivate var shownFill: InspectedElement.Fill? {
    guard case .fill(let color, let radius) = content else { return nil }
    return InspectedElement.Fill(color: color, cornerRadius: radius)
  }

  fileprivate var shownPicture: String? {
    guard case .picture(let picture, _) = content else { return nil }
    return picture.path
  }
}
