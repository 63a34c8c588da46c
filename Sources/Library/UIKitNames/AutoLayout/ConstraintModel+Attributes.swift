import CollectionViews
import CompositionalLayout
import Constraints
import Foundation
import LayoutGeometry

extension ConstraintModel {
  /// Returns an attribute of a view or a guide as a sum of variables, in the root's coordinates.
  ///
  /// A leading or trailing side counts from the side where reading begins, so that a positive number leads inwards
  /// from it.
  func expression(_ attribute: NSLayoutConstraint.Attribute, of item: any ConstrainedItem) -> LinearSum {
    if let plain = attribute.withoutMargins, let view = item as? View {
      return expression(plain, of: view.layoutMarginsGuide)
    }
    if let guide = item as? UILayoutGuide, let area = guide.area {
      return expression(attribute, ofArea: area, guide)
    }
    if let scrolled = item as? ScrollView, box(of: item) == nil {
      return scrolled.subviews.contains { $0 === root } && attribute.isSize
        ? LinearSum(constant: Double(attribute == .width ? scrolled.bounds.width : scrolled.bounds.height))
        : expression(attribute, of: root)
    }
    return expression(attribute, in: edges(of: item), baselinesOf: item)
  }

  /// The four edges of a rectangle.
  struct Edges {
    var left, right, top, bottom: LinearSum
  }

  private func edges(of item: any ConstrainedItem) -> Edges {
    guard let box = box(of: item) else {
      return Edges(
        left: LinearSum(), right: LinearSum(rootWidth), top: LinearSum(), bottom: LinearSum(rootHeight))
    }
    let (x, y) = (LinearSum(box.x), LinearSum(box.y))
    return Edges(left: x, right: x + LinearSum(box.width), top: y, bottom: y + LinearSum(box.height))
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, in edges: Edges, baselinesOf item: (any ConstrainedItem)? = nil
  ) -> LinearSum {
    switch attribute {
    case .left: edges.left
    case .right: edges.right
    case .leading: isReadFromRight ? edges.right * -1 : edges.left
    case .trailing: isReadFromRight ? edges.left * -1 : edges.right
    case .top: edges.top
    case .bottom: edges.bottom
    case .width: edges.right - edges.left
    case .height: edges.bottom - edges.top
    case .centerX: (edges.left + edges.right) * (isReadFromRight ? -0.5 : 0.5)
    case .centerY: (edges.top + edges.bottom) * 0.5
    case .firstBaseline: edges.top + Double((item as? View)?.firstBaselineOffset ?? 0)
    case .lastBaseline: edges.bottom - Double((item as? View)?.lastBaselineOffset ?? 0)
    default: LinearSum()
    }
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, ofArea area: UILayoutGuide.Area, _ guide: UILayoutGuide
  ) -> LinearSum {
    guard let owner = guide.owningView else { return LinearSum() }
    switch area {
    case .content: return expression(attribute, of: root)
    case .frame:
      let size = owner.bounds.size
      let frame = Edges(
        left: LinearSum(), right: LinearSum(constant: Double(size.width)), top: LinearSum(),
        bottom: LinearSum(constant: Double(size.height)))
      return expression(attribute, in: frame)
    case .margins, .safeArea, .readable:
      var edges = edges(of: owner)
      var insets = area == .safeArea ? owner.safeAreaInsets : owner.layoutMargins
      if area == .readable {
        let rest =
          owner.bounds.width - insets.left - insets.right - CollectionLayoutContainerSize.readableWidth
        insets.left += max(0, rest / 2)
        insets.right += max(0, rest / 2)
      }
      edges.left = edges.left + Double(insets.left)
      edges.right = edges.right - Double(insets.right)
      edges.top = edges.top + Double(insets.top)
      edges.bottom = edges.bottom - Double(insets.bottom)
      return expression(attribute, in: edges)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for a width and a height.
  var isSize: Bool { self == .width || self == .height }
}

extension View {
  /// The distance from the top to the baseline of the first line, in points.
  var firstBaselineOffset: CGFloat {
    guard let label = self as? Label else {
      return forFirstBaselineLayoutView?.firstBaselineOffset ?? bounds.height
    }
    return label.baselineOffset
  }

  /// The distance from the baseline of the last line to the bottom, in points.
  var lastBaselineOffset: CGFloat {
    guard let label = self as? Label else { return 0 }
    return label.highestStyle.lineHeight - label.baselineOffset
  }

  private var forFirstBaselineLayoutView: View? { nil }
}

extension Label {
  /// The distance from a line's top to its baseline, in points.
  var baselineOffset: CGFloat {
    let style = highestStyle
    return (style.lineHeight / 2 + style.size * Self.baselineBelowMiddle).rounded()
  }
}
