import CollectionViews
import Documents
import ScrollPhysics

/// The reader of the values under `settings:`.
nonisolated struct FeedSettingsReader {
  let faults: DocumentFaults

  func settings(_ map: DocumentMap) -> FeedSettings {
    var settings = FeedSettings()
    guard let groups = map.read(FeedKeys.declared.settings) else { return settings }
    let keys = FeedSettingsKeys.declared
    read(keys.motion, of: groups, into: &settings) { readMotion($0, into: &$1) }
    read(keys.gestures, of: groups, into: &settings) { readGestures($0, into: &$1) }
    read(keys.autoplay, of: groups, into: &settings) { _, _ in }
    read(keys.dots, of: groups, into: &settings) { $1.endScales = endScales($0) }
    groups.reportUnknownKeys()
    return settings
  }

  /// Reads the numbers of a group, and its other values.
  private func read(
    _ group: DocumentKey<DocumentMap>, of groups: DocumentMap, into settings: inout FeedSettings,
    _ more: (DocumentMap, inout FeedSettings) -> Void
  ) {
    guard let members = groups.read(group) else { return }
    for setting in FeedSetting.allCases where setting.group == group.name {
      settings.values[setting] = number(setting, members)
    }
    more(members, &settings)
    members.reportUnknownKeys()
  }

  private func number(_ setting: FeedSetting, _ members: DocumentMap) -> Double? {
    let range = setting.range
    guard setting.isWhole else { return members.number(setting.name, in: range) }
    return members.integer(setting.name, in: Int(range.lower)...Int(range.upper)).map(Double.init)
  }

  private func readMotion(_ map: DocumentMap, into settings: inout FeedSettings) {
    let keys = FeedMotionKeys.declared
    settings.motionPreset = map.read(keys.preset)
    settings.velocityEstimator = map.read(keys.velocityEstimator)
    settings.farTarget = map.read(keys.farTarget).flatMap(farTarget)
    settings.retargetDecays = map.range(keys.retargetDecays, in: FeedMotionKeys.decays)
  }

  private func readGestures(_ map: DocumentMap, into settings: inout FeedSettings) {
    let keys = FeedGestureKeys.declared
    settings.gesturePreset = map.read(keys.preset)
    settings.handOff = map.read(keys.handOff)
  }

  /// Parses `sweep`, `preJump(3)` or `cut(5)`, a syntax like that of card sizes.
  private func farTarget(_ node: DocumentNode) -> DistantTargetPolicy? {
    guard let text = faults.string(node, called: "farTarget") else { return nil }
    if text == "sweep" { return .sweep }
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[1].hasSuffix(")"), ["preJump", "cut"].contains(parts[0]) {
      let argument = DocumentNode(.scalar(String(parts[1].dropLast()), isQuoted: false), at: node.position)
      let pages = faults.integer(argument, called: parts[0], in: FeedLimits.farPages)
      return pages.map { parts[0] == "cut" ? .cut(beyond: $0) : .preJump(pages: $0) }
    }
    faults.report(
      "\"farTarget\" is \(node.summary); allowed: sweep, preJump(pages), cut(pages)", at: node.position)
    return nil
  }

  private func endScales(_ map: DocumentMap) -> [Double]? {
    guard let nodes = map.read(FeedDotSettingKeys.declared.endScales) else { return nil }
    guard nodes.count <= FeedLimits.endScales else {
      faults.report(
        "\"endScales\" has \(nodes.count) numbers; allowed: 0 to \(FeedLimits.endScales)",
        at: map.position(of: "endScales"))
      return nil
    }
    return nodes.compactMap { faults.number($0, called: "endScales", in: FeedDotSettingKeys.scales) }
  }
}

nonisolated extension DocumentMap {
  /// Returns a range from a list of two numbers, the second no less than the first.
  func range(_ declared: DocumentKey<[DocumentNode]>, in allowed: NumberRange) -> ClosedRange<Double>? {
    guard let nodes = read(declared) else { return nil }
    let key = declared.name
    let numbers = nodes.compactMap { faults.number($0, called: key, in: allowed) }
    guard nodes.count == 2, numbers.count == 2 || numbers.count < nodes.count else {
      faults.report(
        "\"\(key)\" has \(Pluralization.text(nodes.count, "number")); two are needed, the lower first",
        at: position(of: key))
      return nil
    }
    guard numbers.count == 2 else { return nil }
    guard numbers[0] <= numbers[1] else {
      faults.report("\"\(key)\" begins above its end; the lower number comes first", at: position(of: key))
      return nil
    }
    return numbers[0]...numbers[1]
  }
}

nonisolated extension DocumentKey where Value == [DocumentNode] {
  /// Declares a key for a list of two numbers, the second no less than the first.
  static func range(_ name: String, in allowed: NumberRange, _ line: String) -> Self {
    Self(name, .parts([.number(allowed), .number(allowed)]), line) { $1.list($0, called: name) }
  }
}
