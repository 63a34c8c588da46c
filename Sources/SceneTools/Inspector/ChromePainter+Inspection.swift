import CollectionViews
import Foundation
import ScreenInterface

extension StageReading {
  /// Returns the element that an inspector looks at; `nil` when there is none.
  func inspectedID(_ inspector: Inspector) -> ElementID? {
    guard inspector.isOn, let target = inspector.target else { return nil }
    switch target {
    case .point(let point): return finder.element(at: point, levels: inspector.levels)
    case .element(let id):
      return (0..<inspector.levels).reduce(id) { inner, _ in finder.holder(of: inner) ?? inner }
    }
  }
}

extension ChromePainter {
  /// Draws the element that an inspector looks at, and its loupe with the pixels that were lent to it.
  mutating func mark(_ inspector: Inspector, _ sample: PixelSample?) {
    let loupe = inspector.loupe(scale: reading.traits.displayScale)
    defer { if let loupe { mark(loupe, sample) } }
    guard let id = reading.inspectedID(inspector), let element = reading.finder.inspect(id) else { return }
    let holder = element.holder.flatMap(reading.finder.frame)
    let redlines =
      inspector.measures
      ? Redline.around(
        element.frame, neighbours: reading.finder.neighbours(of: id),
        holder: holder ?? CGRect(origin: .zero, size: reading.size)) : []
    mark(element, redlines, avoiding: loupe?.box(in: reading.size) ?? .zero)
  }
}
