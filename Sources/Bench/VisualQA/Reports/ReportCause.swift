/// One cause of failures: the case that tells of it first, and those that follow from it.
///
/// A motion that differs makes states, draw lists and pictures differ, often in several variants. That is one
/// failure, not a dozen. What is seen and not moved is told by the first case with a picture.
package nonisolated struct ReportCause: Sendable, Hashable {
  /// The place of the case that tells of the cause: of a motion, if one differs; else with a picture, if there is one.
  package var head: Int
  /// The places of the cases that follow from it, in their order.
  package var followers: [Int] = []
}

nonisolated extension Report {
  /// The causes of all failures, in the order in which they first occur.
  package var causes: [ReportCause] { Self.causes(of: Array(cases.enumerated())) }

  /// The causes of the failures among some cases with their places.
  ///
  /// Cases of goldens have one cause if they belong to one scenario and the first lines of their explanations are
  /// the same. Missing and left-over references, and pictures of folders, follow from nothing.
  static func causes(of cases: [(offset: Int, element: ReportCase)]) -> [ReportCause] {
    struct Key: Hashable {
      var scenario: String
      var story: Substring
    }
    var causes: [ReportCause] = []
    var known: [Key: Int] = [:]
    var figures: Set<Int> = []
    var pictures: Set<Int> = []
    for (place, value) in cases where value.outcome.isFailure {
      let story = value.explanation.split(separator: "\n").first ?? ""
      guard value.outcome == .changed, value.variant != nil, !story.isEmpty else {
        causes.append(ReportCause(head: place))
        continue
      }
      let key = Key(scenario: value.scenario, story: story)
      if let index = known[key] {
        // The figure of the motion belongs to what tells of it, and so does the picture of what does not move.
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
