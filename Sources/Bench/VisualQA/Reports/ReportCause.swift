/// A group of failures with one cause: the case that reports the cause, and the cases that follow from it.
///
/// A motion that differs makes states, draw lists and pictures differ, often in several variants. These count
/// as one failure. A difference without motion is reported by the first case with a picture.
package nonisolated struct ReportCause: Sendable, Hashable {
  /// The index of the case that reports the cause: one of a motion, if one differs; else one with a picture,
  /// if there is one.
  package var head: Int
  /// The indices of the cases that follow from it, in their order.
  package var followers: [Int] = []
}

nonisolated extension Report {
  /// The causes of all failures, in the order in which they first occur.
  package var causes: [ReportCause] { Self.causes(of: Array(cases.enumerated())) }

  /// Returns the causes of the failures among some cases with their indices.
  ///
  /// Cases of goldens have one cause if they belong to one scenario and the first lines of their explanations
  /// are equal. Missing and orphaned references, and pictures of folders, have no common cause.
  static func causes(of cases: [(offset: Int, element: ReportCase)]) -> [ReportCause] {
    struct Key: Hashable {
      var scenario: String
      var explanation: Substring
    }
    var causes: [ReportCause] = []
    var known: [Key: Int] = [:]
    var figures: Set<Int> = []
    var pictures: Set<Int> = []
    for (place, value) in cases where value.outcome.isFailure {
      let explanation = value.explanation.split(separator: "\n").first ?? ""
      guard value.outcome == .changed, value.variant != nil, !explanation.isEmpty else {
        causes.append(ReportCause(head: place))
        continue
      }
      let key = Key(scenario: value.scenario, explanation: explanation)
      if let index = known[key] {
        // The figure of the motion belongs to the reporting case, and so does the picture if nothing moves.
        let isFigure = value.motion != nil && figures.insert(index).inserted
        let isPicture = !value.pictures.isEmpty && pictures.insert(index).inserted
        if isFigure || isPicture && !figures.contains(index) {
          causes[index].followers.insert(causes[index].head, at: 0)
          causes[index].head = place
        } else {
          causes[index].followers.append(place)
        }
      } else {
        known[key] = causes.count
        if value.motion != nil { figures.insert(causes.count) }
        if !value.pictures.isEmpty { pictures.insert(causes.count) }
        causes.append(ReportCause(head: place))
      }
    }
    return causes
  }
}
