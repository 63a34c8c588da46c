import Foundation
import LayoutGeometry

/// A solver that computes frames from layout descriptions.
///
/// It is a pure function: the same input gives exactly the same output.
package enum LayoutSolver {
  /// Solves `input`, reusing sections of `previous` whose result is the same.
  ///
  /// A section of equal groups costs the same however many items it has; only measured elements cost extra. Sections
  /// that `previous` solved from the same value in the same width are not solved again, only moved.
  package static func solve(_ input: LayoutInput, reusing previous: SolvedLayout? = nil) -> SolvedLayout {
    let context = SolvingContext(container: input.container, configuration: input.configuration)
    let axis = context.axis
    let templates = GroupTemplates()

    var bodies: [SectionBody] = []
    bodies.reserveCapacity(input.sections.count)
    var total: CGFloat = 0
    for index in input.sections.indices {
      let body = body(of: input.sections[index], at: index, bodies.last, previous, context, templates)
      total += body.length + (bodies.last.map { spacing(between: $0, and: body, context) } ?? 0)
      bodies.append(body)
    }

    let boundary = boundaries(of: context, contentLength: total)
    var sections: [SolvedSection] = []
    sections.reserveCapacity(bodies.count)
    var start = boundary.startGrowth
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, body) in bodies.enumerated() {
      sections.append(SolvedSection(index: index, start: start, body: body))
      if index + 1 < bodies.count {
        start += body.length + spacing(between: body, and: bodies[index + 1], context)
      }
      before = max(before, -body.reach.lowerBound)
      after = max(after, body.reach.upperBound - body.length)
    }
    let length = boundary.startGrowth + total + boundary.endGrowth
    return SolvedLayout(
      contentSize: CGSize(along: length, across: input.container.contentSize[axis.perpendicular], on: axis),
      sections: sections, boundaryItems: boundary.items, axis: axis, overhang: (before, after))
  }

  /// Returns the distance between two sections, in points; a negative one lets them overlap.
  ///
  /// None begins or ends before the preceding one, so that sections are found by binary search.
  private static func spacing(
    between first: SectionBody, and second: SectionBody, _ context: SolvingContext
  ) -> CGFloat {
    max(context.configuration.interSectionSpacing, -min(first.length, second.length))
  }

  /// Returns an equal earlier body, that of the same index in `previous` or the last one here; else solves one.
  private static func body(
    of section: SectionInput, at index: Int, _ neighbour: SectionBody?, _ previous: SolvedLayout?,
    _ context: SolvingContext, _ templates: GroupTemplates
  ) -> SectionBody {
    if let previous, index < previous.sections.count {
      let body = previous.sections[index].body
      if body.input == section, context.agrees(with: body.context, for: section.description) { return body }
    }
    if let neighbour, neighbour.input == section { return neighbour }
    return SectionBody(section, in: context, sharing: templates)
  }

  private static func boundaries(
    of context: SolvingContext, contentLength: CGFloat
  ) -> BoundarySolver.Solution {
    let axis = context.axis
    let size = context.container.contentSize
    let insets = context.configuration.insets(for: .automatic, in: context.container)
    let lead = insets.start(axis.perpendicular)
    return BoundarySolver(
      axis: axis, contentLength: contentLength,
      across: lead...max(lead, size[axis.perpendicular] - insets.end(axis.perpendicular)),
      container: SectionBody.room(in: size, insets, .zero), lowestZIndex: 0
    ).solve(context.configuration.boundaryItems, measured: context.configuration.measured)
  }
}
