/// The form of a value in a document: its allowed content, for a schema and for the documentation.
///
/// A form accepts every value that its reader accepts. A reader may reject more, where a schema cannot express it.
package indirect enum ValueForm: Sendable, Hashable {
  /// Any text; a number, `true` and `false` are texts too.
  case text
  /// A text of a certain spelling.
  case spelled(Spelling)
  /// `true` or `false`.
  case flag
  /// A number.
  case number(NumberRange)
  /// An integer.
  case whole(ClosedRange<Int>)
  /// One of these words.
  case words([String])
  /// A text, a number, `true`, `false` or nothing.
  case scalar
  /// Nothing at all.
  case nothing
  /// Anything.
  case anything
  /// A list of values of one form, with a range of counts.
  case list(ValueForm, count: ClosedRange<Int>)
  /// A tuple: a list with one value for each form, in this order.
  case parts([ValueForm])
  /// A map of keys.
  case map(MapForm)
  /// A map of values of one form by names of a spelling, with excluded names and a greatest count.
  case named(ValueForm, by: Spelling, except: [String], most: Int)
  /// A value of one of these forms.
  case anyOf([ValueForm])
  /// A value that is not empty, even in a list, where an empty element would be read as a text.
  case filled(ValueForm)

  /// Returns the form of a list of any length.
  package static func list(_ element: ValueForm) -> ValueForm { .list(element, count: 0...Int.max) }

  /// Returns the form of the words of `Choice`.
  package static func words<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> ValueForm
  where Choice.RawValue == String { .words(type.allCases.map(\.rawValue)) }
}

/// The spelling of a text: a pattern with its wording.
package struct Spelling: Sendable, Hashable {
  /// The spelling in words, for messages and documentation.
  package var words: String
  /// The regular expression that every accepted text matches, in JSON Schema's dialect.
  package var pattern: String
  /// True when a number without quotes can have the spelling too.
  package var includesNumbers: Bool
  /// Texts of the spelling that an editor offers; default none.
  package var examples: [String]

  /// Creates a spelling.
  package init(_ words: String, pattern: String, includesNumbers: Bool = false, examples: [String] = []) {
    self.words = words
    self.pattern = pattern
    self.includesNumbers = includesNumbers
    self.examples = examples
  }

  /// A text that is usable in a file name.
  package static let fileName = Spelling(
    "1 to 64 letters, digits, - and _, and no - at the beginning",
    pattern: "^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}$", includesNumbers: true)
}

/// The unit of a time after its number, as in `0.6s` or `600 ms`.
package enum TimeUnit: String, CaseIterable, Sendable {
  // The longer unit is first, because the shorter one is its suffix.
  case milliseconds = "ms"
  case seconds = "s"

  /// The number of seconds in one unit.
  package var factor: Double { self == .milliseconds ? 0.001 : 1 }

  /// The regular expression of a plain number with a unit.
  package static let pattern = #"^[0-9]{1,9}(?:\.[0-9]{1,9})? ?m?s$"#

  /// Returns the seconds of a plain number with its unit; `nil` for anything else.
  package static func seconds(in text: String) -> Double? {
    guard let unit = allCases.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    let number = text.dropLast(unit.rawValue.count)
    let parts = (number.hasSuffix(" ") ? number.dropLast() : number)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let arePlain = parts.allSatisfy { part in
      (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return arePlain ? Double(parts.joined(separator: ".")).map { $0 * unit.factor } : nil
  }
}
