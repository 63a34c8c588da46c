import Foundation
import LayoutGeometry

/// A group solved without measurements, from which the frames of all equal groups are calculated.
final class GroupTemplate {
  private let section: SectionDescription
  private let container: CGSize
  private let itemCount: Int
  /// The number of items that a full group contains; 0 for one that contains none.
  let capacity: Int
  /// The solver that has placed the group's cells and badges.
  let solver: GroupSolver
  let layout: GroupLayout

  /// Solves the first group of `itemCount` items.
  init(_ section: SectionDescription, in container: CGSize, _ itemCount: Int, _ lowestZIndex: Int) {
    let group = section.value.group
    let resolved = group.size.resolved(in: container)
    let capacity = group.capacity(resolved)
    var solver = GroupSolver(measured: MeasuredSizes(), lowestZIndex: lowestZIndex)
    layout =
      capacity == 0
      ? GroupLayout(size: resolved.size, cells: 0..<0, badges: 0..<0)
      : solver.layout(group, resolved, items: 0..<min(capacity, itemCount))
    (self.section, self.container, self.itemCount) = (section, container, itemCount)
    (self.capacity, self.solver) = (capacity, solver)
  }

  /// Returns true when solving the first group of `itemCount` items would give the same result.
  func fits(
    _ section: SectionDescription, in container: CGSize, _ itemCount: Int, _ lowestZIndex: Int
  ) -> Bool {
    min(capacity, itemCount) == min(capacity, self.itemCount) && solver.lowestZIndex == lowestZIndex
      && self.container == container
      && (self.section === section || self.section.value.group == section.value.group)
  }
}

/// A cache of the group templates that a layout has solved recently, shared by equal sections.
///
/// A feed has many sections but few kinds of them.
final class GroupTemplates {
  private static let most = 32
  private var recent: [GroupTemplate] = []
  private var fingerprints: [CGFloat] = []
  private var oldest = 0

  /// Returns the template of the groups of a section that has `itemCount` items.
  func template(
    of section: SectionDescription, in container: CGSize, _ itemCount: Int, _ lowestZIndex: Int
  ) -> GroupTemplate {
    for index in fingerprints.indices where fingerprints[index] == section.fingerprint {
      if recent[index].fits(section, in: container, itemCount, lowestZIndex) { return recent[index] }
    }
    let template = GroupTemplate(section, in: container, itemCount, lowestZIndex)
    if recent.count < Self.most {
      recent.append(template)
      fingerprints.append(section.fingerprint)
    } else {
      (recent[oldest], fingerprints[oldest]) = (template, section.fingerprint)
      oldest = (oldest + 1) % Self.most
    }
    return template
  }
}

extension ItemValue {
  /// A number computed from the tree's sizes and counts: equal for equal trees, and different for most others.
  var fingerprint: CGFloat {
    var number = size.widthDimension.dimension + 3 * size.heightDimension.dimension
    if case .line(let line) = content {
      switch line.filling {
      case .asManyAsFit: number += 5
      case .equal(let count): number += 7 * CGFloat(count)
      case .repeating(let count): number += 11 * CGFloat(count)
      }
      for subitem in line.subitems { number = 1.7 * number + subitem.fingerprint }
    }
    return number
  }
}
