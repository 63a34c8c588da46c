import Documents

/// A time span in a profile that can overlap with others: a stroke, a request, a countdown.
nonisolated struct ProfileSpan {
  var category: String
  /// The identifier within its category.
  var id: String
  var name: String

  /// Returns the begin and end events, at times in nanoseconds.
  func events(from start: Int, to end: Int, ending: String) -> [ProfileEvent] {
    var begin = ProfileEvent(.begin, name, at: start, on: .events)
    var finish = ProfileEvent(.end, name, at: end, on: .events)
    (begin.category, finish.category) = (category, category)
    (begin.id, finish.id) = (id, id)
    finish.arguments = [.init("ending", .string(ending))]
    return [begin, finish]
  }
}
