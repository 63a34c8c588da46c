package import Documents

/// A setting of a feed that can be changed while it runs, with its allowed values.
package nonisolated struct TunableKey: Sendable, Hashable {
  /// The value's path in the feed.
  package let path: SettingPath
  /// The form of the value.
  package let form: ValueForm
  /// The one-line description.
  package let line: String
  /// The declared default; `nil` where the default is determined elsewhere.
  let standard: JSONValue?
  /// True for a value that the scene's code fixes; `line` then says why it cannot be tuned.
  package var isFixed = false

  /// The name in its group, as in the feed file; an element of a list has its index after it, as in a path.
  package var name: String {
    (path.keys.last ?? "") + (path.index.map { ".\($0)" } ?? "")
  }

  /// The group: `motion`, or a row's id and the group in the row.
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

  /// True for an integer.
  package var isWhole: Bool {
    switch form {
    case .whole: true
    case .anyOf(let forms): forms.contains { if case .whole = $0 { true } else { false } }
    default: false
    }
  }

  /// The allowed words; empty for a number or a text.
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
  /// Returns the keys of a table that hold a number, a choice or a short text, in the order of their declaration.
  ///
  /// `count` returns the current number of elements of a list.
  static func keys(
    of table: MapForm, below path: SettingPath, count: (SettingPath) -> Int
  ) -> [TunableKey] {
    table.keys.flatMap { places(of: $0, below: path, count: count) }
  }

  /// Returns the tunable values of one key: one, or one for each element of a list of numbers.
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
