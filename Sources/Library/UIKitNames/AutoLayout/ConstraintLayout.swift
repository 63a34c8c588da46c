import CollectionViews
import Constraints
import Foundation
import LayoutGeometry

/// The engine of the constraints inside one view, the root, which its own frame or its own superview places.
///
/// Cassowary (Kiwi) solves them. A root has one model for its layout and one for each way of fitting it.
@MainActor
final class ConstraintLayout: ViewLayoutEngine {
  /// The way in which a root is fitted: the axes whose length is given.
  private struct Fit: Hashable {
    var isWidthGiven: Bool
    var isHeightGiven: Bool
  }

  private unowned let root: View
  private var model: ConstraintModel?
  private var fittings: [Fit: ConstraintModel] = [:]
  private var isUpdating = false
  private var reported: Set<ObjectIdentifier> = []

  /// Creates the engine of a root.
  init(of root: View) { self.root = root }

  func structureDidChange() {
    model = nil
    fittings.removeAll()
    if !isUpdating { needLayout() }
  }

  func contentSizeDidChange(of view: View) {
    // A text that does not change the layout costs one more solution.
    needLayout()
  }

  private func needLayout() {
    root.setNeedsLayout()
    // A cell of estimated size is measured again when its content view changes.
    root.superview?.setNeedsLayout()
  }

  /// Reports a constraint that contradicts required ones, once.
  func report(_ constraint: NSLayoutConstraint) {
    guard reported.insert(ObjectIdentifier(constraint)).inserted else { return }
    let words = "constraint left out, it contradicts required ones: \(constraint.description)\n"
    FileHandle.standardError.write(Data(words.utf8))
  }

  // MARK: ViewLayoutEngine

  func layOut(_ view: View) {
    let outermost = view.constraintRoot
    guard outermost === view else {
      view.attachments.layoutEngine = nil
      return outermost.constraintsDidChange()
    }
    update(view)
    let isContent = (view.superview as? ScrollView)?.isContentHolder(view) ?? false
    let solved = solvedModel(isContent: isContent, size: view.box.size)
    if isContent, let scrollView = view.superview as? ScrollView { scrollView.contentSize = solved.rootSize }
    place(by: solved)
  }

  func fittingSize(of view: View, _ size: CGSize, isWidthRequired: Bool, isHeightRequired: Bool) -> CGSize? {
    guard view === root else { return nil }
    update(view)
    let fit = Fit(isWidthGiven: isWidthRequired, isHeightGiven: isHeightRequired)
    let model =
      fittings[fit].flatMap { $0.isCurrent ? $0 : nil }
      ?? ConstraintModel(
        of: root, width: isWidthRequired ? .given : .fitting, height: isHeightRequired ? .given : .fitting)
    fittings[fit] = model
    model.solve(size)
    let found = model.rootSize
    return CGSize(width: Self.roundedUp(found.width), height: Self.roundedUp(found.height))
  }

  /// Returns a length rounded up to half points, but for the errors of the solver.
  private static func roundedUp(_ length: CGFloat) -> CGFloat { ((length - 0.001) * 2).rounded(.up) / 2 }

  private func update(_ view: View) {
    isUpdating = true
    view.updateAllConstraints()
    isUpdating = false
  }

  private func solvedModel(isContent: Bool, size: CGSize) -> ConstraintModel {
    let way: ConstraintModel.RootLength = isContent ? .free : .given
    let current =
      model.flatMap { $0.isCurrent ? $0 : nil } ?? ConstraintModel(of: root, width: way, height: way)
    model = current
    current.solve(size)
    return current
  }

  /// Sets the frames of the views, on whole pixels.
  private func place(by model: ConstraintModel) {
    let scale = root.measuringContext?.traits.displayScale ?? 1
    func onPixels(_ frame: CGRect) -> CGRect {
      let (left, top) = ((frame.minX * scale).rounded() / scale, (frame.minY * scale).rounded() / scale)
      let (right, bottom) = ((frame.maxX * scale).rounded() / scale, (frame.maxY * scale).rounded() / scale)
      return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
    var origins: [ObjectIdentifier: CGPoint] = [:]
    for view in model.views {
      let frame = onPixels(model.frame(of: view))
      origins[ObjectIdentifier(view)] = frame.origin
      let parent = view.superview.map { origins[ObjectIdentifier($0)] ?? model.frame(of: $0).origin } ?? .zero
      let own = frame.offsetBy(dx: -parent.x, dy: -parent.y)
      if view.placedFrame != own { view.frame = own }
    }
    for guide in model.guides {
      let parent = guide.owningView.map { model.frame(of: $0).origin } ?? .zero
      guide.layoutFrame = onPixels(model.frame(of: guide)).offsetBy(dx: -parent.x, dy: -parent.y)
    }
  }
}

extension View {
  /// Calls `updateConstraints()` of the view and its descendants where it is due, inner ones first.
  fileprivate func updateAllConstraints() {
    for view in subviews { view.updateAllConstraints() }
    updateConstraintsIfNeeded()
  }
}

extension ScrollView {
  /// Returns true for the view that holds the scrolled content.
  fileprivate func isContentHolder(_ view: View) -> Bool {
    view.elementName == "content" && view.superview === self
  }
}
