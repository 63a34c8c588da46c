import Foundation
import LayoutGeometry

/// A group solved without measurements, from which the places of all groups like it are calculated.
final class GroupTemplate {
  private let section: SectionDescription
  private let container: CGSize
  private let itemCount: Int
  /// The number of items that a group holds when it is full; 0 for one that holds none.
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

  /// Returns true when the first group of `itemCount` items comes out the same.
  func fits(
    _ section: SectionDescription, in container: CGSize, _ itemCount: Int, _ lowestZIndex: Int
  ) -> Bool {
    min(capacity, itemCount) == min(capacity, self.itemCount) && solver.lowestZIndex == lowestZIndex
      && self.container == container
      && (self.section === section || self.section.value.group == section.value.group)
  }
}

/// The groups that a layout has solved lately, so that sections that are alike share one.
///
/// A feed has many sections and few kinds of them.
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
  /// A number made of the tree's sizes and counts: equal for equal trees, and different for most others.
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
