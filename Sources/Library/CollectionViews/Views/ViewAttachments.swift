package import Foundation
import LayoutGeometry

/// What modules above keep with a view: objects by their types, and the engine of its constraints.
package struct ViewAttachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The engine that lays out the view's descendants by constraints; `nil` for none.
  package var layoutEngine: (any ViewLayoutEngine)?
  /// The engine that must know when the size of the view's content changes; `nil` for none.
  package weak var contentSizeObserver: (any ViewLayoutEngine)?
  /// The observer of the view's geometry; `nil` for none.
  package var propertyObserver: (any ViewPropertyObserver)?
  /// The controller of the view, if it wants to know of its layout; `nil` for none.
  package weak var lifeObserver: (any ViewLifeObserver)?
  /// The observer of changes of the view's traits; `nil` for none.
  package var traitsObserver: (any ViewTraitsObserver)?
  /// The margins that the program has set, in points; `nil` for those by default.
  var margins: EdgeInsets?
  /// The view's own tint colour; `nil` for the superview's.
  package var tint: DynamicColor?
  /// The observer of the state of a control; `nil` for none.
  package weak var controlObserver: (any ControlStateObserver)?
  /// The observer of a cell's selection and highlight; `nil` for none.
  package weak var stateObserver: (any CellStateObserver)?
  /// The parts of the geometry that follow the superview's size, of which the frame is made; default none.
  package var autoresizing = AutoresizingMask()
  /// True when a subview may follow the view's size.
  package var resizesSubviews = false
  /// True for a view over all others in the window, also in one that scrolls: what lies beneath gets no input.
  package var isCover = false
  /// The object that animates the look besides `UIView.animate`; `nil` for none.
  package var lookAnimator: (any LookAnimating)?
  /// The running animations of the view's properties.
  var animations: [ViewAnimation] = []
  /// True once `awakeFromNib()` was called.
  var isAwake = false

  /// Returns the object of a type; `nil` when there is none.
  package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  /// Lays out a view: by its constraints, then by its own method, between two calls of its controller.
  @MainActor func layOut(_ view: View) {
    lifeObserver?.willLayOut(view)
    layoutEngine?.layOut(view)
    view.layoutSubviews()
    lifeObserver?.didLayOut(view)
  }

  /// Keeps the object of a type; `nil` removes it.
  package mutating func keep<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

/// An engine that lays out the descendants of a view by constraints.
@MainActor
package protocol ViewLayoutEngine: AnyObject {
  /// Sets the frames of the descendants of a view, before its `layoutSubviews()`.
  func layOut(_ view: View)

  /// Returns the size that the constraints give a view; `nil` for one that has none inside.
  func fittingSize(
    of view: View, _ size: CGSize, isWidthRequired: Bool, isHeightRequired: Bool
  ) -> CGSize?

  /// Called when the size of a view's content has changed.
  func contentSizeDidChange(of view: View)

  /// Called when a view came, went or was hidden, or a constraint changed.
  func structureDidChange()
}

/// An observer of the layout of a view and of the scene that it joins.
@MainActor
package protocol ViewLifeObserver: AnyObject {
  /// Called before the view lays out its subviews.
  func willLayOut(_ view: View)

  /// Called after the view has laid out its subviews.
  func didLayOut(_ view: View)

  /// Called after the view has joined a scene or left one.
  func viewDidMove(_ view: View)
}

/// An observer of the state of controls.
@MainActor
package protocol ControlStateObserver: AnyObject {
  /// Called after a control has been highlighted, enabled or the contrary.
  func controlStateDidChange(_ control: Control)
}

/// An observer of the selection and the highlight of cells.
@MainActor
package protocol CellStateObserver: AnyObject {
  /// Called after a cell has been selected, highlighted or the contrary.
  func cellStateDidChange(_ cell: CollectionViewCell)
}

/// An observer of changes of a view's traits.
@MainActor
package protocol ViewTraitsObserver: AnyObject {
  /// Called after the traits have changed.
  func traitsDidChange(after former: TraitCollection)
}

/// An observer of the geometry of views.
@MainActor
package protocol ViewPropertyObserver: AnyObject {
  /// Called after the frame, the content offset or the content size of a view has been set.
  func geometryDidChange(of view: View)
}

extension View {
  /// Tells the engine of the constraints that the size of the view's content has changed.
  ///
  /// UIKit counterpart: `invalidateIntrinsicContentSize()`.
  package func contentSizeDidChange() { attachments.contentSizeObserver?.contentSizeDidChange(of: self) }
}

extension View {
  /// Returns the size by the constraints inside, else the one by `sizeThatFits(_:)`.
  final func fittingSize(near target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize {
    let found = attachments.layoutEngine?.fittingSize(
      of: self, target, isWidthRequired: isWidthRequired, isHeightRequired: isHeightRequired)
    if let found { return found }
    let size = sizeThatFits(CGSize(width: isWidthRequired ? target.width : .infinity, height: .infinity))
    return CGSize(width: isWidthRequired ? target.width : size.width, height: size.height)
  }
}
