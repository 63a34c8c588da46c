import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// Finds elements by what was painted for them, and the views that stand for them.
struct ElementFinder {
  /// An outline is hit this near to its line, in points: what it surrounds is not its own.
  static let reachOfOutlines: CGFloat = 3

  let list: DisplayList
  let root: View

  /// The foremost element under a point of the window, or the one that holds it, `levels` times.
  func element(at point: CGPoint, levels: Int = 0) -> ElementID? {
    let painted = list.commands.last { $0.isHit(at: point) }?.element
    var found = painted ?? root.hitTest(point)?.elementID
    for _ in 0..<levels {
      guard let id = found, let outer = holder(of: id) else { break }
      found = outer
    }
    return found
  }

  /// The element that holds another; `nil` for the root and for names that nothing has.
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

  /// Where an element is in the window; `nil` when there is none of this name on screen.
  func frame(of id: ElementID) -> CGRect? {
    if let view = root.descendant(id) { return view.convertToWindow(view.bounds) }
    return union(of: list.commands.lazy.filter { $0.element == id }.map(\.frame))
      ?? union(of: list.commands.lazy.filter { $0.element.path.hasPrefix(id.path + "/") }.map(\.frame))
  }

  /// Everything there is to tell of an element; `nil` when there is none of this name on screen.
  func inspect(_ id: ElementID, row: FrameTrace.Row? = nil) -> InspectedElement? {
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

  /// Where the other elements with the same holder are in the window.
  func neighbours(of id: ElementID) -> [CGRect] {
    guard let view = root.descendant(id), let holder = view.superview else { return [] }
    return holder.hitTestOrder.filter { $0 !== view && !$0.isHidden && !$0.bounds.isEmpty }
      .map { $0.convertToWindow($0.bounds) }
  }

  private func union(of frames: some Sequence<CGRect>) -> CGRect? {
    frames.reduce(nil) { whole, frame in whole.map { $0.union(frame) } ?? frame }
  }
}

extension EdgeInsets {
  /// How far `frame` stays inside `outer` on each side.
  init(of frame: CGRect, in outer: CGRect) {
    self.init(
      top: frame.minY - outer.minY, left: frame.minX - outer.minX, bottom: outer.maxY - frame.maxY,
      right: outer.maxX - frame.maxX)
  }
}

extension DrawCommand {
  /// Whether somebody who points there means this: shadows are nobody's, an outline is its line.
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
