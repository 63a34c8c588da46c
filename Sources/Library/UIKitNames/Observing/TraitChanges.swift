public import CollectionViews
import UIKitBase

/// A trait of which a registration wants to know; whichever it names, it is told of every change of traits.
///
/// UIKit counterpart: `UITraitDefinition`.
public protocol UITraitDefinition {}

/// The theme.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The reading direction.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {}
/// The number of device pixels in a point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {}
/// The size of text.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The rough width of the scene, of whose change `viewWillTransition(to:with:)` tells.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The rough height of the scene, of whose change `viewWillTransition(to:with:)` tells.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {}

/// What `registerForTraitChanges` returns, by which the registration is ended.
///
/// UIKit counterpart: `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: AnyObject {}

/// The closure of a registration.
@MainActor
private final class TraitChangeHandler: UITraitChangeRegistration {
  let call: (UITraitCollection) -> Void

  init(_ call: @escaping (UITraitCollection) -> Void) { self.call = call }
}

/// The registrations of a view, in their order.
@MainActor
private final class TraitChangeHandlers: ViewTraitsObserver {
  var all: [TraitChangeHandler] = []

  func traitsDidChange(after former: TraitCollection) {
    for handler in all { handler.call(former) }
  }
}

extension View {
  fileprivate func register(_ handler: TraitChangeHandler) {
    let handlers = attachments.traitsObserver as? TraitChangeHandlers ?? TraitChangeHandlers()
    handlers.all.append(handler)
    attachments.traitsObserver = handlers
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (attachments.traitsObserver as? TraitChangeHandlers)?.all.removeAll { $0 === registration }
  }
}

/// What registers for changes of traits: a view or a controller.
///
/// UIKit counterpart: `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension View: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and the former traits after each change of traits, whichever are named.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [weak self] former in
      if let self { handler(self, former) }
    }
  }

  /// Calls a closure that names the class of the object, or `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [weak self] former in
      if let own = self as? Environment { handler(own, former) }
    }
  }

  private func register(_ call: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
    let made = TraitChangeHandler(call)
    ((self as? UIViewController)?.view ?? self as? UIView)?.register(made)
    return made
  }
}
