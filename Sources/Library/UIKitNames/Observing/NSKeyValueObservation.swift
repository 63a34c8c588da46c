public import CollectionViews
import Foundation
public import UIKitBase

/// The observation of a property, which ends with this object.
///
/// UIKit counterpart: `NSKeyValueObservation`.
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private var isEnded = false
  var isRunning: Bool { !isEnded }

  init() {}

  /// Ends the observation.
  public func invalidate() { isEnded = true }
}

/// The change of an observed property.
///
/// UIKit counterpart: `NSKeyValueObservedChange`.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// True for a call before the change: never.
  public let isPrior = false
}

/// A view of whose properties changes can be observed by key paths.
@preconcurrency @MainActor
public protocol KeyValueObservable: View {}

extension View: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure after each change of a property, such as `\.contentOffset`, until the result is released.
  ///
  /// UIKit counterpart: `observe(_:options:changeHandler:)`. Changes of the geometry, of the content offset and of the
  /// content size are seen; those of any other property only together with them.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let token = NSKeyValueObservation()
    var former = self[keyPath: keyPath]
    func tell(_ view: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        view,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    observers.add(
      PropertyObservers.Block(token) { [weak token] view in
        guard token?.isRunning == true, let view = view as? Self else { return }
        let new = view[keyPath: keyPath]
        guard new != former else { return }
        let old = former
        former = new
        tell(view, old, new)
      })
    if options.contains(.initial) { tell(self, nil, former) }
    return token
  }
}
