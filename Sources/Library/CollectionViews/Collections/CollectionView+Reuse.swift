import CompositionalLayout
public import Foundation
import LayoutGeometry

extension CollectionView {
  /// The element kind of a section's header, with UIKit's value.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of a section's footer, with UIKit's value.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a class of reusable view under an identifier.
  ///
  /// UIKit counterpart: `register(_:forCellWithReuseIdentifier:)`.
  public func register(_ type: CollectionReusableView.Type, forReuseIdentifier identifier: String) {
    precondition(!identifier.isEmpty, "\(type) is registered under an empty identifier, which names no pool.")
    state.reuse.register(identifier) { type.init() }
  }

  /// Returns a reusable view of the kind `identifier`, or makes one; an unregistered kind is made by its type.
  ///
  /// UIKit counterpart: `dequeueReusableCell(withReuseIdentifier:for:)`.
  public func dequeueReusableView<Reusable: CollectionReusableView>(
    _ identifier: String, as type: Reusable.Type = Reusable.self
  ) -> Reusable {
    if let view = state.reuse.offered as? Reusable, view.reuseIdentifier == identifier {
      state.reuse.offered = nil
      announceElement(to: view)
      return view
    }
    return view(ofPool: identifier) {
      let registered = state.reuse.factory(of: identifier)?()
      guard let view = registered as? Reusable ?? (registered == nil ? type.init() : nil) else {
        preconditionFailure("“\(identifier)” is registered for another class than \(type).")
      }
      return view
    }
  }

  /// Returns a view of a pool, or makes one; it has the size of the element that is requested.
  private func view<Reusable: CollectionReusableView>(
    ofPool identifier: String, _ make: () -> Reusable
  ) -> Reusable {
    if let view = state.reuse.takeWaiting(identifier) as? Reusable {
      view.prepareForReuse()
      prepare(view)
      return view
    }
    AmbientContext.latest.sizeOfNextView = state.reuse.requested?.size ?? .zero
    defer { AmbientContext.latest.sizeOfNextView = .zero }
    let view = make()
    view.reuseIdentifier = identifier
    prepare(view)
    return view
  }

  /// Runs `request`, in which views that are taken or made have the size of an element.
  ///
  /// What configures a view is not animated: it would begin from what the former item has left.
  func withViews<Result>(
    for key: LayoutElement, at path: IndexPath, of size: CGSize, _ request: () -> Result
  ) -> Result {
    let former = state.reuse.requested
    state.reuse.requested = RequestedElement(key: key, indexPath: path, size: size)
    defer { state.reuse.requested = former }
    return AmbientContext.latest.withoutAnimation(request)
  }

  /// Tells a view for which element it is about to be configured.
  private func announceElement(to view: CollectionReusableView) {
    guard let element = state.reuse.requested, measuringContext?.looksLikeUIKit == true,
      let view = view as? any ElementAnnounced
    else { return }
    view.willShow(element.key.kind, at: element.indexPath, in: self)
  }

  /// Gives a view the place and the size of the element that is requested, which code that configures it may read.
  private func prepare(_ view: CollectionReusableView) {
    announceElement(to: view)
    guard let size = state.reuse.requested?.size, view.bounds.size != size else { return }
    view.frame.size = size
    if let cell = view as? CollectionViewCell { cell.contentView.frame = cell.bounds }
  }

  /// Registers a class of cell under an identifier.
  ///
  /// UIKit counterpart: `register(_:forCellWithReuseIdentifier:)`.
  public func register(_ type: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    register(type, forReuseIdentifier: identifier)
  }

  /// Registers a class of supplementary view under a kind of element and an identifier.
  ///
  /// UIKit counterpart: `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`.
  public func register(
    _ type: CollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(type, forReuseIdentifier: Self.pool(kind, identifier))
  }

  /// Returns a reusable cell of the class registered under `identifier`, or a new one.
  ///
  /// UIKit counterpart: `dequeueReusableCell(withReuseIdentifier:for:)`.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    precondition(
      state.reuse.factory(of: identifier) != nil,
      "No cell is registered under “\(identifier)” for item \(indexPath.item) of section \(indexPath.section)."
    )
    return dequeueReusableView(identifier)
  }

  /// Returns a reusable supplementary view of the class registered under `identifier`, or a new one.
  ///
  /// UIKit counterpart: `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let pool = Self.pool(kind, identifier)
    precondition(
      state.reuse.factory(of: pool) != nil,
      "No view of kind “\(kind)” is registered under “\(identifier)” for section \(indexPath.section).")
    return dequeueReusableView(pool)
  }

  /// Returns a reusable decoration view of a class registered with the layout, or a new one.
  ///
  /// Views are kept by class and kind, so that a changed registration shows the other class.
  func dequeueDecorationView(
    _ type: CollectionReusableView.Type, ofKind kind: String
  ) -> CollectionReusableView {
    view(ofPool: Self.pool(kind, "\(ObjectIdentifier(type))")) { type.init() }
  }

  /// Takes the decoration views off the screen, for a layout that has others.
  func dropDecorations() {
    for element in state.elements.remove(where: { $0.key.category == .decoration }) { recycle(element) }
    setNeedsLayout()
  }

  /// Releases all views, those on screen and those kept for reuse; the next layout pass makes new ones.
  package func discardViews() {
    dropChange()
    dropAnimations()
    for element in state.elements.removeAll() { recycle(element) }
    state.reuse.discardWaiting()
    setNeedsLayout()
  }

  private static func pool(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }
}

/// The delegate calls for elements that come on screen and leave it, each made exactly once and in pairs.
///
/// A layout pass between two frames makes no calls: what appears only there is never reported, and what leaves there
/// is reported in the frame that follows, its view unchanged until then.
extension CollectionView {
  /// Calls the delegate for the elements that have come on screen since the last frame.
  func tellDisplay() {
    guard !state.needsData, state.itemDelegate != nil else { return }
    for element in state.elements.inPaintOrder where !element.isTold {
      element.isTold = true
      insideHandler { tellArrival(of: element) }
      // The delegate may have changed the data: then everything on screen has been removed already.
      if state.needsData { return }
    }
  }

  /// Takes an element's view off the screen and keeps it for reuse.
  func recycle(_ element: VisibleElement) {
    element.view.removeFromSuperview()
    element.view.removeAllAnimations()
    // What is laid out in the view may move too, which the next element that it shows must not.
    if let context, context.animatesUntil > context.now { element.view.removeAllAnimationsThroughout() }
    element.view.showOwnLook()
    guard element.isTold, isBetweenFrames else { return end(element) }
    state.looks.away.append(element)
  }

  /// Calls the delegate for the elements that left the screen in a layout pass between two frames.
  func endLookedAway() {
    let gone = state.looks.away
    state.looks.away.removeAll()
    for element in gone { end(element) }
  }

  private func end(_ element: VisibleElement) {
    if element.isTold {
      element.isTold = false
      insideHandler { tellDeparture(of: element) }
    }
    state.reuse.enqueue(element.view)
  }

  private func tellArrival(of element: VisibleElement) {
    guard let delegate = state.itemDelegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? CollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case .supplementary:
      delegate.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind ?? "",
        at: element.indexPath)
    case .decoration: break
    }
  }

  private func tellDeparture(of element: VisibleElement) {
    guard let delegate = state.itemDelegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? CollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case .supplementary:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: element.key.kind ?? "",
        at: element.indexPath)
    case .decoration: break
    }
  }
}
