import Carousel
import CollectionViews
package import Documents
import Foundation
import ScrollPhysics

/// The current values of a feed's settings, each with its source layer.
nonisolated extension FeedTuning {
  /// The source layer of a value; each layer overrides those before it.
  package enum Layer: String, Sendable, Hashable, CaseIterable {
    /// The default value.
    case standard = "default"
    /// A named preset or policy.
    case preset
    /// The feed file.
    case file
    /// A change made while the feed runs.
    case live
  }

  /// Returns the name of a layer; for a scene written in Swift the file's layer is called `code`.
  package func name(of layer: Layer) -> String { layer == .file && isOfCode ? "code" : layer.rawValue }

  /// A value with its source layer.
  package struct Value: Sendable, Hashable {
    /// The value as a file would write it; empty without a value.
    package var text: String
    /// The source layer of the value.
    package var layer: Layer
  }

  /// The keys that can be changed: those of the settings, then those of each row with its own motion.
  package var keys: [TunableKey] {
    let root = SettingPath([])
    let settings = FeedSettingsKeys.form.keys.flatMap { group -> [TunableKey] in
      guard case .map(let table) = group.value else { return [] }
      return TunableKey.keys(of: table, below: SettingPath(root.keys + [group.name])) {
        numbers(of: $0).count
      }
    }
    let all = settings + document.sections.flatMap(keys(of:))
    return code?.keys(among: all) ?? all
  }

  private func keys(of section: FeedSection) -> [TunableKey] {
    guard let carousel = section.carousel else { return [] }
    let declared = FeedCarouselKeys.declared
    var groups: [(String, MapForm)] = []
    if carousel.behavior.hasStops, !carousel.isBanner {
      groups.append((declared.paging.name, FeedPagingKeys.form))
    }
    if carousel.autoplay != nil { groups.append((declared.autoplay.name, FeedAutoplayKeys.form)) }
    if carousel.dots != nil { groups.append((declared.dots.name, FeedDotsKeys.form)) }
    let row = SettingPath(row: section.id, [])
    let inGroups = groups.flatMap { name, table in
      TunableKey.keys(of: table, below: SettingPath(row: section.id, [name])) { numbers(of: $0).count }
    }
    if carousel.isBanner { return inGroups }
    return inGroups + TunableKey.places(of: declared.transform.form, below: row) { _ in 0 }
  }

  /// Returns the current value of a key.
  package func value(of key: TunableKey) -> Value {
    guard let text = text(at: key.path, in: tree) else { return unwritten(key, in: document) }
    if changes[key.path] != nil { return Value(text: text, layer: .live) }
    // A list is written as a whole: it contains other numbers that the file need not have.
    let isInFile = self.text(at: key.path, in: source) != nil
    return Value(text: text, layer: isInFile ? .file : unwritten(key, in: original).layer)
  }

  /// Returns the value of the file, or the default without one.
  package func valueInFile(of key: TunableKey) -> Value {
    if let text = text(at: key.path, in: source) { return Value(text: text, layer: .file) }
    return unwritten(key, in: original)
  }

  /// Returns the default value of a key.
  package func standard(of key: TunableKey) -> Value {
    if text(at: key.path, in: tree) == nil { return unwritten(key, in: document) }
    let bare = without(key.path)
    return bare.unwritten(key, in: bare.document)
  }

  /// Returns the numbers that are allowed now: the two numbers of a range keep their order.
  package func range(of key: TunableKey) -> NumberRange? {
    guard var range = key.range else { return nil }
    guard let index = key.path.index, case let numbers = numbers(of: key.path.list).compactMap(Double.init),
      numbers.count == 2, key.path.keys.last != FeedDotSettingKeys.declared.endScales.name
    else { return range }
    if index == 0 {
      range.upper = min(range.upper, numbers[1])
    } else {
      range.lower = max(range.lower, numbers[0])
    }
    return range
  }

  /// Returns the current numbers of a list, as texts.
  func numbers(of list: SettingPath) -> [String] {
    let keys = list.row == nil ? [FeedKeys.declared.settings.name] + list.keys : list.keys
    let written = holder(of: list)?.value(at: keys)?.listTexts ?? []
    return written.isEmpty ? unwrittenNumbers(of: list, in: document).map(Self.text) : written
  }

  // MARK: What counts when nothing is written

  private func unwritten(_ key: TunableKey, in document: FeedDocument) -> Value {
    let declared = key.standard.map { Value(text: Self.text($0), layer: .standard) }
    if let setting = FeedSetting(rawValue: key.path.description) {
      let number = document.settings.number(setting)
      let standard = setting.explanation.standard
      return Value(text: Self.text(number), layer: number == standard ? .standard : .preset)
    }
    if let index = key.path.index {
      let numbers = unwrittenNumbers(of: key.path.list, in: document)
      return Value(text: numbers.indices.contains(index) ? Self.text(numbers[index]) : "", layer: .standard)
    }
    if let row = key.path.row, key.path.keys.first == FeedCarouselKeys.declared.paging.name,
      let carousel = document.sections.first(where: { $0.id == row })?.carousel,
      let text = pagingText(key.name, document.effectivePolicy(of: carousel))
    {
      return Value(text: text, layer: carousel.snapping?.preset == nil ? .standard : .preset)
    }
    return declared ?? Value(text: "", layer: .standard)
  }

  private func pagingText(_ name: String, _ policy: SnapPolicy) -> String? {
    let keys = FeedPagingKeys.declared
    switch name {
    case keys.threshold.name: return Self.text(Double(policy.threshold))
    case keys.rule.name: return policy.rule.rawValue
    case keys.maxPagesPerFlick.name: return policy.maxPagesPerFlick.map(String.init) ?? "any"
    case keys.distanceShare.name: return Self.text(Double(policy.distanceShare))
    default: return nil
    }
  }

  private func unwrittenNumbers(of list: SettingPath, in document: FeedDocument) -> [Double] {
    let settings = document.settings
    switch list.keys {
    case ["motion", FeedMotionKeys.declared.retargetDecays.name]:
      return [settings.motion.retargetDecays.lowerBound, settings.motion.retargetDecays.upperBound].map(
        Double.init)
    case ["dots", FeedDotSettingKeys.declared.endScales.name]: return settings.dots.endScales.map(Double.init)
    case ["paging", FeedPagingKeys.declared.distanceLimits.name]:
      guard let carousel = document.sections.first(where: { $0.id == list.row })?.carousel else { return [] }
      let limits = document.effectivePolicy(of: carousel).distanceLimits
      let most = CGFloat(FeedLimits.gap.upper)
      return [min(limits.lowerBound, most), min(limits.upperBound, most)].map(Double.init)
    default: return []
    }
  }

  /// Returns a number as a file writes it.
  package static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): text(number)
    default: value.text()
    }
  }
}
