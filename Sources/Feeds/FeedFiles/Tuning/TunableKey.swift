package import Documents

/// A number or choice of a feed that can be changed while it runs, with what may be written there.
package nonisolated struct TunableKey: Sendable, Hashable {
  /// The value's place in the feed.
  package let path: SettingPath
  /// The form of the value.
  package let form: ValueForm
  /// One line on what it is for.
  package let line: String
  /// The value that stands for one that is left out, as the declaration says; `nil` where something else decides.
  let standard: JSONValue?
  /// True for what the scene's code decides; `line` then says why it cannot be tuned.
  package var isFixed = false

  /// The name in its group, as in the feed file; a place in a list has its number behind it, as in a path.
  package var name: String {
    (path.keys.last ?? "") + (path.index.map { ".\($0)" } ?? "")
  }

  /// The group in which it stands: `motion`, or a row's id and the group in the row.
  package var group: String {
    let inner = path.keys.count > 1 ? path.keys.dropLast() : path.keys[...]
    return ([path.row].compactMap(\.self) + inner).joined(separator: ".")
  }

  /// The allowed numbers; `nil` for a choice or a text.
  package var range: NumberRange? {
    switch form {
    case .number(let range): range
    case .whole(let range): .from(Double(range.lowerBound), to: Double(range.upperBound))
    case .anyOf(let forms):
      forms.lazy.compactMap { TunableKey(path: path, form: $0, line: "", standard: nil).range }.first
    default: nil
    }
  }

  /// True for a number that has to be whole.
  package var isWhole: Bool {
    switch form {
    case .whole: true
    case .anyOf(let forms): forms.contains { if case .whole = $0 { true } else { false } }
    default: false
    }
  }

  /// The words that may be chosen; none for a number or a text.
  package var words: [String] {
    switch form {
    case .words(let words): words
    case .flag: ["true", "false"]
    case .anyOf(let forms):
      forms.flatMap { TunableKey(path: path, form: $0, line: "", standard: nil).words }
    default: []
    }
  }
}

nonisolated extension TunableKey {
  /// The keys of a table that hold a number, a choice or a short text, in the order of their declaration.
  ///
  /// `count` tells how many numbers a list has at present.
  static func keys(
    of table: MapForm, below path: SettingPath, count: (SettingPath) -> Int
  ) -> [TunableKey] {
    table.keys.flatMap { places(of: $0, below: path, count: count) }
  }

  /// The tunable values of one key: one, or one for each place of a list of numbers.
  static func places(
    of key: KeyForm, below path: SettingPath, count: (SettingPath) -> Int
  ) -> [TunableKey] {
    let place = SettingPath(row: path.row, path.keys + [key.name])
    func one(_ form: ValueForm, at index: Int? = nil) -> TunableKey {
      TunableKey(
        path: SettingPath(row: place.row, place.keys, index: index), form: form, line: key.line,
        standard: index == nil ? key.standard : nil)
    }
    switch key.value {
    case .number, .whole, .words, .flag: return [one(key.value)]
    case .spelled where key.standard == nil && key.name == FeedMotionKeys.declared.farTarget.name:
      return [one(key.value)]
    case .anyOf(let forms) where forms.contains { if case .whole = $0 { true } else { false } }:
      return [one(key.value)]
    case .parts(let forms): return forms.enumerated().map { one($1, at: $0) }
    case .list(.number(let range), _):
      return (0..<count(place)).map { one(.number(range), at: $0) }
    default: return []
    }
  }
}
