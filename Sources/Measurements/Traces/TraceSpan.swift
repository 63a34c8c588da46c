import Documents

/// Something in a trace that may overlap with its like: a stroke, a request, a countdown.
nonisolated struct TraceSpan {
  var category: String
  /// Tells it from the others of its category.
  var id: String
  var name: String

  /// Its beginning and its end, times in nanoseconds.
  func events(from start: Int, to end: Int, ending: String) -> [TraceEvent] {
    var begin = TraceEvent(.begin, name, at: start, on: .events)
    var finish = TraceEvent(.end, name, at: end, on: .events)
    (begin.category, finish.category) = (category, category)
    (begin.id, finish.id) = (id, id)
    finish.arguments = [.init("ending", .string(ending))]
    return [begin, finish]
  }
}
