import CollectionViews
import Constraints
import Foundation
import LayoutGeometry
import UIKitBase

/// The constraints with which a stack arranges its views.
@MainActor
struct StackConstraints {
  private let stack: UIStackView
  private let model: ConstraintModel
  private let isRow: Bool

  init(_ stack: UIStackView, in model: ConstraintModel) {
    self.stack = stack
    self.model = model
    isRow = stack.axis == .horizontal
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var frame: any ConstrainedItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// The priority by which a stack is no larger than its views need.
  private static let tight = LayoutPriority(25)

  /// Adds the constraints to the model.
  func add() {
    let views = stack.shownSubviews
    suppressAmbiguity()
    guard let first = views.first, let last = views.last else { return }
    equate(side(start, first), side(start, frame))
    equate(side(end, last), side(end, frame))
    chain(views)
    for view in views { align(view) }
    alignBaselines(of: views)
  }

  private func side(_ attribute: NSLayoutConstraint.Attribute, _ item: any ConstrainedItem) -> LinearSum {
    model.expression(attribute, of: item)
  }

  private func equate(_ left: LinearSum, _ right: LinearSum, _ priority: LayoutPriority = .required) {
    model.add(left - right, .equal, priority)
  }

  private func chain(_ views: [View]) {
    let shared = model.solver.makeVariable()
    let (from, to) = (views.dropLast(), views.dropFirst())
    for (view, next) in zip(from, to) {
      let way = side(start, next) - side(end, view)
      let gap = Double(stack.gap(after: view))
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: model.add(way - gap, .equal)
      case .equalSpacing:
        equate(way, LinearSum(shared))
        model.add(way - gap, .greaterOrEqual)
      case .equalCentering:
        equate(side(middle, next) - side(middle, view), LinearSum(shared), .defaultHigh - 1)
        model.add(way - gap, .greaterOrEqual)
      }
    }
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      if stack.distribution == .fillEqually { equate(side(length, view), side(length, first)) }
      if stack.distribution == .fillProportionally {
        let (own, other) = (contentLength(of: view), contentLength(of: first))
        guard own > 0, other > 0 else { continue }
        equate(side(length, view) * other, side(length, first) * own, .required - 1)
      }
    }
  }

  private func contentLength(of view: View) -> Double {
    let size = view.intrinsicContentSize
    return Double(isRow ? size.width : size.height)
  }

  private func align(_ view: View) {
    let (top, bottom): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let across: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    let from = side(top, view) - side(top, frame)
    let to = side(bottom, frame) - side(bottom, view)
    switch stack.alignment {
    case .fill:
      model.add(from, .equal)
      model.add(to, .equal)
    case .leading:
      model.add(from, .equal)
      model.add(to, .greaterOrEqual)
    case .trailing:
      model.add(from, .greaterOrEqual)
      model.add(to, .equal)
    case .center:
      equate(side(across, view), side(across, frame))
      model.add(from, .greaterOrEqual)
      model.add(to, .greaterOrEqual)
    case .firstBaseline, .lastBaseline:
      model.add(from, .greaterOrEqual)
      model.add(to, .greaterOrEqual)
    }
  }

  private func alignBaselines(of views: [View]) {
    guard let first = views.first, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    else { return }
    let line: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { equate(side(line, view), side(line, first)) }
  }

  private func suppressAmbiguity() {
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      model.add(side(attribute, stack), .equal, Self.tight)
    }
  }
}
