public import CollectionViews
public import UIKitBase

extension View {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after each change of a property.
  ///
  /// Observable are `contentOffset`, `contentSize`, `bounds`, `frame` and `center`; any other ends the program. A
  /// second registration is called a second time. The observation ends with the observer or with the view.
  public func addObserver(
    _ observer: Responder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    observers.add(observer, keyPath, options, context, to: self)
  }

  /// Ends the last registration of an observer for a property.
  public func removeObserver(_ observer: Responder, forKeyPath keyPath: String) {
    observers.remove(observer, keyPath)
  }

  /// Ends the last registration of an observer for a property.
  public func removeObserver(
    _ observer: Responder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    observers.remove(observer, keyPath)
  }

  final var observers: PropertyObservers {
    if let known = attachments.propertyObserver as? PropertyObservers { return known }
    let made = PropertyObservers()
    attachments.propertyObserver = made
    made.begin(self)
    return made
  }
}
