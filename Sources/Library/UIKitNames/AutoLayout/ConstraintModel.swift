import CollectionViews
import Constraints
import Foundation
import LayoutGeometry
import UIKitBase

/// The constraints of the views inside a root, in a solver: each view has a left, a top, a width and a height.
///
/// Coordinates are those of the root. A model is built once, and then only the sizes of the root and of the views'
/// contents change, until a constraint or the tree does.
@MainActor
final class ConstraintModel {
  /// The way in which an axis of the root gets its length.
  enum RootLength: Hashable { case given, fitting, free }

  /// The four variables of a view or a guide.
  struct Box {
    var x, y, width, height: ConstraintSolver.Variable
  }

  /// A view with a size of its own content: its variables, and whether the height follows from the width.
  private struct Content {
    let view: View
    var width: ConstraintSolver.Variable?
    var height: ConstraintSolver.Variable?
    let wraps: Bool
  }

  let solver = ConstraintSolver()
  let root: View
  /// The views that constraints place, outer ones first.
  private(set) var views: [View] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var contents: [Content] = []
  let rootWidth: ConstraintSolver.Variable
  let rootHeight: ConstraintSolver.Variable
  private let lengths: (width: RootLength, height: RootLength)
  private var fixed: [(view: View, frame: CGRect)] = []
  private(set) var isReadFromRight: Bool

  /// Builds the model of the views inside a root.
  init(of root: View, width: RootLength, height: RootLength) {
    self.root = root
    lengths = (width, height)
    rootWidth = solver.makeVariable()
    rootHeight = solver.makeVariable()
    isReadFromRight = root.isReadFromRight
    for (variable, way) in [(rootWidth, width), (rootHeight, height)] {
      switch way {
      case .given: solver.edit(variable)
      case .fitting, .free: require([.init(variable)], .greaterOrEqual)
      }
    }
    collect(in: root)
    for view in [root] + views + bridges { add(constraintsOf: view) }
    // The constraints to the edges of a scroll view, which decide the size of its content.
    if let scrollView = root.superview as? ScrollView { add(constraintsOf: scrollView) }
  }

  // MARK: Building

  /// The views that their frames place, with views inside that constraints place.
  private var bridges: [View] = []

  private func collect(in parent: View) {
    for view in parent.subviews {
      let isPlaced = view.isPlacedByConstraints || (parent as? UIStackView)?.arranges(view) ?? false
      guard isPlaced || view.isBridge || view.isNamed(inConstraintsOf: root) else { continue }
      boxes[ObjectIdentifier(view)] = makeBox()
      if isPlaced {
        views.append(view)
        view.attachments.contentSizeObserver = root.attachments.layoutEngine
      } else {
        fix(view, in: parent)
        bridges.append(view)
      }
      if isPlaced { addContent(of: view) }
      collect(in: view)
    }
    for guide in parent.layoutGuides { boxes[ObjectIdentifier(guide)] = makeBox() }
  }

  private func makeBox() -> Box {
    let box = Box(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    require([.init(box.width)], .greaterOrEqual)
    require([.init(box.height)], .greaterOrEqual)
    return box
  }

  /// Keeps a view that its frame places where it is, for the constraints of others to it.
  private func fix(_ view: View, in parent: View) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    if (parent as? CollectionViewCell)?.contentView === view {
      for side in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
        add(expression(side, of: view) - expression(side, of: parent), .equal)
      }
      return
    }
    let frame = view.placedFrame
    fixed.append((view, frame))
    let origin = (x: expression(.left, of: parent), y: expression(.top, of: parent))
    add(LinearSum(box.x) - origin.x - frame.minX, .equal)
    add(LinearSum(box.y) - origin.y - frame.minY, .equal)
    add(LinearSum(box.width) - frame.width, .equal)
    add(LinearSum(box.height) - frame.height, .equal)
  }

  private func addContent(of view: View) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    let size = view.intrinsicContentSize
    let wraps = view.wrapsContent
    var content = Content(view: view, width: nil, height: nil, wraps: wraps)
    func follow(_ length: ConstraintSolver.Variable, _ axis: NSLayoutConstraint.Axis)
      -> ConstraintSolver.Variable
    {
      let wanted = solver.makeVariable()
      solver.edit(wanted)
      let sum = LinearSum(length) - LinearSum(wanted)
      add(sum, .greaterOrEqual, view.contentCompressionResistancePriority(for: axis))
      add(sum, .lessOrEqual, view.contentHuggingPriority(for: axis))
      return wanted
    }
    if size.width >= 0 { content.width = follow(box.width, .horizontal) }
    if size.height >= 0 { content.height = follow(box.height, .vertical) }
    if content.width != nil || content.height != nil { contents.append(content) }
  }

  private func add(constraintsOf view: View) {
    if let stack = view as? UIStackView { StackConstraints(stack, in: self).add() }
    for constraint in view.constraints { add(constraint) }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any ConstrainedItem, isKnown(first) else { return }
    var sum = expression(constraint.firstAttribute, of: first)
    if let item = constraint.secondItem {
      guard let second = item as? any ConstrainedItem, isKnown(second) else { return }
      sum = sum - expression(constraint.secondAttribute, of: second) * Double(constraint.multiplier)
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    if !add(sum - Double(constraint.constant), relation, constraint.priority) {
      (root.attachments.layoutEngine as? ConstraintLayout)?.report(constraint)
    }
  }

  private func isKnown(_ item: any ConstrainedItem) -> Bool {
    if item === root || boxes[ObjectIdentifier(item)] != nil { return true }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, guide.area != nil {
      return isKnown(owner)
    }
    return (item as? ScrollView)?.subviews.contains { $0 === root } ?? false
  }

  /// Adds a constraint of a sum; returns false when it contradicts the required ones.
  @discardableResult
  func add(
    _ sum: LinearSum, _ relation: LinearConstraint.Relation, _ priority: LayoutPriority = .required
  ) -> Bool {
    let constraint = LinearConstraint(
      sum.terms, constant: sum.constant, relation: relation, priority: priority)
    if sum.terms.isEmpty { return true }
    return solver.add(constraint) != nil
  }

  private func require(_ terms: [LinearConstraint.Term], _ relation: LinearConstraint.Relation) {
    _ = solver.add(LinearConstraint(terms, relation: relation))
  }

  /// Returns the variables of a view or guide; `nil` for the root.
  func box(of item: any ConstrainedItem) -> Box? { boxes[ObjectIdentifier(item)] }

  // MARK: Solving

  /// True when views that frames place are where they were when the model was built.
  var isCurrent: Bool {
    isReadFromRight == root.isReadFromRight && fixed.allSatisfy { $0.view.placedFrame == $0.frame }
  }

  /// Solves for a size of the root; a length that is fitted is as near as possible to the given one.
  func solve(_ size: CGSize) {
    give(size.width, to: rootWidth, lengths.width)
    give(size.height, to: rootHeight, lengths.height)
    for content in contents { suggest(content.view.intrinsicContentSize, for: content) }
    for content in contents where content.wraps {
      guard let box = boxes[ObjectIdentifier(content.view)] else { continue }
      let width = solver.value(of: box.width)
      suggest(content.view.wrappedContentSize(width: CGFloat(width)), for: content)
    }
  }

  private var targets: [ConstraintSolver.Variable: (length: CGFloat, handle: ConstraintSolver.Handle?)] = [:]

  private func give(_ length: CGFloat, to variable: ConstraintSolver.Variable, _ way: RootLength) {
    switch way {
    case .given: solver.suggest(Double(length), for: variable)
    case .free: break
    case .fitting:
      let former = targets[variable]
      guard former?.length != length else { return }
      if let handle = former?.handle { solver.remove(handle) }
      let target = LinearConstraint(
        [.init(variable)], constant: -Double(length), priority: .fittingSizeLevel)
      targets[variable] = (length, solver.add(target))
    }
  }

  private func suggest(_ size: CGSize, for content: Content) {
    if let width = content.width { solver.suggest(Double(max(0, size.width)), for: width) }
    if let height = content.height { solver.suggest(Double(max(0, size.height)), for: height) }
  }

  /// The solved size of the root.
  var rootSize: CGSize {
    CGSize(width: solver.value(of: rootWidth), height: solver.value(of: rootHeight))
  }

  /// Returns the solved rectangle of a view or guide, in the root's coordinates.
  func frame(of item: any ConstrainedItem) -> CGRect {
    guard let box = box(of: item) else { return CGRect(origin: .zero, size: rootSize) }
    return CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
      height: solver.value(of: box.height))
  }

  /// The guides with constraints, which have frames of their own.
  var guides: [UILayoutGuide] { ([root] + views).flatMap(\.layoutGuides) }
}

extension View {
  /// True for a view whose content is as high as its width makes it.
  fileprivate var wrapsContent: Bool {
    if let label = self as? Label { return label.numberOfLines != 1 }
    return self is UIListContentView
  }

  /// Returns the size of such content in a width.
  fileprivate func wrappedContentSize(width: CGFloat) -> CGSize {
    if let label = self as? Label { return label.intrinsicSize(width: width) }
    return (self as? UIListContentView)?.contentSize(width: width) ?? intrinsicContentSize
  }

  /// Returns true when a constraint inside a root is about the view, which a frame places.
  fileprivate func isNamed(inConstraintsOf root: View) -> Bool {
    var holder = superview
    while let next = holder {
      if next.constraints.contains(where: { $0.firstItem === self || $0.secondItem === self }) { return true }
      if next === root { return false }
      holder = next.superview
    }
    return false
  }
}
