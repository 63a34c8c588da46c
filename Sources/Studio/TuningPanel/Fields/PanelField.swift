import Documents
import FeedFiles
import Foundation

/// A line of the panel: a number or choice with its present value.
struct PanelField: Hashable {
  let key: TunableKey
  let value: FeedTuning.Value
  /// The value in the file.
  let inFile: FeedTuning.Value
  /// The range that is allowed at present; `nil` for a choice or a text.
  let range: NumberRange?
  /// The name of the layer that sets the value.
  let layer: String
  /// The name of the layer that sets the file's value, or that of the scene's code.
  private let layerInFile: String

  init(_ key: TunableKey, in tuning: FeedTuning) {
    self.key = key
    value = tuning.value(of: key)
    inFile = tuning.valueInFile(of: key)
    range = tuning.range(of: key)
    layer = key.isFixed ? "in code" : tuning.name(of: value.layer)
    layerInFile = tuning.name(of: inFile.layer)
  }

  var path: SettingPath { key.path }

  /// True when the value differs from the file's.
  var differs: Bool { value.layer == .live }

  /// The text on the value without a live change: `the file has 8`, or `by default 10`.
  var wordsOnFile: String {
    let text = inFile.text.isEmpty ? "none" : inFile.text
    return inFile.layer == .file ? "the \(layerInFile) has \(text)" : "by \(layerInFile) \(text)"
  }

  /// The value as a number; `nil` for a word.
  var number: Double? { Double(value.text) }

  /// The value as displayed: numbers have at most four decimals.
  var shown: String {
    guard let number, range != nil else { return value.text.isEmpty ? "–" : value.text }
    return Self.text(number)
  }

  /// The unit in a value field; empty for a plain number.
  var unit: String { SettingUnit(of: range).symbol }

  /// The step of an arrow key: a power of ten that suits both the value and its range, or 1 for whole numbers.
  var step: Double {
    guard let range, !key.isWhole else { return 1 }
    let standard = abs(Double(inFile.text) ?? number ?? 0)
    let span = range.upper - range.lower
    let byRange = pow(10, (log10(max(span, 1e-6) / 200)).rounded(.down))
    let byValue = standard > 0 ? pow(10, log10(standard).rounded(.down) - 1) : byRange
    return max(1e-5, min(byRange, byValue))
  }

  /// Returns a number with as many decimals as its steps need.
  static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return FeedTuning.text(rounded == 0 && number != 0 ? number : rounded)
  }
}

/// A group of lines, such as `motion` or `cards.paging`.
struct PanelGroup: Hashable {
  let name: String
  var fields: [PanelField]

  /// Returns the groups of a feed's numbers, in the order of the file's keys.
  static func groups(of tuning: FeedTuning) -> [PanelGroup] {
    var groups: [PanelGroup] = []
    for key in tuning.keys {
      let field = PanelField(key, in: tuning)
      // A row's single choices are grouped under the row's name.
      let name = key.path.keys.count == 1 ? (key.path.row ?? "") : key.group
      if let last = groups.indices.last, groups[last].name == name {
        groups[last].fields.append(field)
      } else {
        groups.append(PanelGroup(name: name, fields: [field]))
      }
    }
    return groups
  }
}

/// The parameters of a critically damped spring in the notations of SwiftUI and Core Animation.
struct SpringParameters: Hashable {
  /// The rate of the spring, per second.
  let rate: Double

  /// Damping ratio and duration, as in SwiftUI: the duration is that of one undamped oscillation.
  var perceived: String { "damping 1, duration \(PanelField.text(2 * .pi / rate)) s" }

  /// Stiffness, damping and mass, as in Core Animation.
  var physical: String {
    "stiffness \(PanelField.text(rate * rate)), damping \(PanelField.text(2 * rate)), mass 1"
  }

  /// Returns the fraction of the distance that is left after a time, from 1 to 0.
  func remaining(at time: TimeInterval) -> Double { (1 + rate * time) * exp(-rate * time) }

  /// The time until a hundredth of the distance is left, in seconds.
  var settleTime: TimeInterval { 6.64 / rate }
}
