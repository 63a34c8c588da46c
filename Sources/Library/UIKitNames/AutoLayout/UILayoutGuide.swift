public import CollectionViews
public import Foundation
import LayoutGeometry
import UIKitBase

/// A rectangle in a view that takes part in its layout and shows nothing.
///
/// UIKit counterpart: `UILayoutGuide`.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, ConstrainedItem {
  /// A guide that a view has by itself.
  enum Area: Hashable, Sendable {
    case margins, safeArea, readable, content, frame
  }

  /// The view that owns the guide; `nil` before `addLayoutGuide(_:)`.
  public internal(set) weak var owningView: UIView?
  /// A name for messages; default empty.
  public var identifier = ""
  /// The rectangle in the owning view, as of its last layout.
  public internal(set) var layoutFrame = CGRect.zero
  /// The area that a guide of the view itself has; `nil` for one that constraints place.
  let area: Area?

  /// Creates a guide, which `addLayoutGuide(_:)` adds to a view.
  public override init() { area = nil }

  init(_ area: Area, of view: View) {
    self.area = area
    owningView = view
  }

  package var layoutView: View? { owningView }
}

extension View {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { knownConstraints?.guides ?? [] }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constrained.guides.append(layoutGuide)
    constraintsDidChange()
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    knownConstraints?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsDidChange()
  }

  /// The guide of the area inside `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The guide of the area that bars and notches leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The guide of a width that is easy to read: the margins', at most 672 points.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  final func guide(_ area: UILayoutGuide.Area) -> UILayoutGuide {
    if let known = constrained.ownGuides[area] { return known }
    let made = UILayoutGuide(area, of: self)
    constrained.ownGuides[area] = made
    return made
  }

  /// The margins inside the view, in points; default 8, and 16 at the sides of a controller's view, plus the safe area.
  public var layoutMargins: UIEdgeInsets {
    get { margins }
    set {
      margins = newValue
      layoutMarginsDidChange()
      (attachments.lifeObserver as? UIViewController)?.viewLayoutMarginsDidChange()
      constraintsDidChange()
    }
  }

  /// The margins inside the view by the reading direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      return isReadFromRight
        ? NSDirectionalEdgeInsets(top: own.top, leading: own.right, bottom: own.bottom, trailing: own.left)
        : NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
    }
    set {
      layoutMargins =
        isReadFromRight
        ? UIEdgeInsets(
          top: newValue.top, left: newValue.trailing, bottom: newValue.bottom, right: newValue.leading)
        : UIEdgeInsets(
          top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// True when margins grow by those of the superview; it has no effect.
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when margins grow by the safe area; it has no effect, they do for an outermost view.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The insets of the parts of the view that bars or notches cover, in points: the scene's, for an outermost view.
  @_disfavoredOverload  // A scroll view has its own.
  public var safeAreaInsets: UIEdgeInsets { safeArea }

  /// True when reading begins at the right.
  final var isReadFromRight: Bool { measuringContext?.traits.isRightToLeft ?? false }
}

extension ScrollView {
  /// The guide of the content: constraints to its edges decide the content size.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The guide of the view's own rectangle, whatever its content offset.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
