import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

extension CALayer {
  /// The layers that were added to the layer, from the back; `nil` for none.
  ///
  /// Their views are among the subviews of the layer's view.
  public var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      for layer in inner { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer above the present subviews; the layer of a view is not added.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: view.subviews.count) }

  /// Adds a layer at a place among the layers, 0 beneath all subviews; the layer of a view is not added.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let place =
      inner.indices.contains(Int(idx)) ? view.subviews.firstIndex { $0 === inner[Int(idx)].view } : nil
    insert(layer, at: idx == 0 ? 0 : place ?? view.subviews.count)
  }

  /// Adds a layer beneath another one, or beneath a subview by its layer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: view.subviews.firstIndex { $0 === sibling?.view } ?? 0)
  }

  /// Adds a layer above another one, or above a subview by its layer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = view.subviews.firstIndex { $0 === sibling?.view }
    insert(layer, at: place.map { $0 + 1 } ?? view.subviews.count)
  }

  private func insert(_ layer: CALayer, at place: Int) {
    guard layer !== self, layer.isOwn else { return }
    layer.removeFromSuperlayer()
    view.insertOwnSubview(layer.view, at: min(place, view.subviews.count))
    layer.superlayer = self
    inner.append(layer)
    inner.sort { former, latter in
      let views = view.subviews
      let places = [former, latter].map { layer in views.firstIndex { $0 === layer.view } ?? 0 }
      return places[0] < places[1]
    }
  }

  /// Takes the layer out of the one around it; the layer of a view stays.
  public func removeFromSuperlayer() {
    guard isOwn else { return }
    superlayer?.inner.removeAll { $0 === self }
    superlayer = nil
    view.removeFromSuperview()
  }
}
