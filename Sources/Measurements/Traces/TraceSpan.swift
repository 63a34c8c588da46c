import Documents

/// A span of time in a trace that may overlap with others: a stroke, a request, a countdown.
nonisolated struct TraceSpan {
  var category: String
  /// The identifier within its category.
  var id: String
  var name: String

  /// The events for beginning and end, at times in nanoseconds.
  func events(from start: Int, to end: Int, ending: String) -> [TraceEvent] {
    var begin = TraceEvent(.begin, name, at: start, on: .events)
    var finish = TraceEvent(.end, name, at: end, on: .events)
    (begin.category, finish.category) = (category, category)
    (begin.id, finish.id) = (id, id)
    finish.arguments = [.init("ending", .string(ending))]
    return [begin, finish]
  }
}
