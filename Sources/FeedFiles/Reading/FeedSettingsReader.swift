import CollectionViews
import Documents
import ScrollPhysics

/// Reads the values under `settings:`.
nonisolated struct FeedSettingsReader {
  private enum Group {
    static let motion = "motion"
    static let gestures = "gestures"
    static let dots = "dots"
  }

  let faults: DocumentFaults

  func settings(_ map: DocumentMap) -> FeedSettings {
    var settings = FeedSettings()
    guard let groups = map.map("settings") else { return settings }
    for group in FeedSetting.groups {
      guard let members = groups.map(group) else { continue }
      for setting in FeedSetting.allCases where setting.group == group {
        settings.values[setting] = number(setting, members)
      }
      switch group {
      case Group.motion: readMotion(members, into: &settings)
      case Group.gestures: readGestures(members, into: &settings)
      case Group.dots: settings.endScales = endScales(members)
      default: break
      }
      members.reportUnknownKeys()
    }
    groups.reportUnknownKeys()
    return settings
  }

  private func number(_ setting: FeedSetting, _ members: DocumentMap) -> Double? {
    let range = setting.range
    guard setting.isWhole else { return members.number(setting.name, in: range) }
    return members.integer(setting.name, in: Int(range.lower)...Int(range.upper)).map(Double.init)
  }

  private func readMotion(_ map: DocumentMap, into settings: inout FeedSettings) {
    settings.motionPreset = map.choice("preset", of: FeedSettings.MotionPreset.self)
    settings.velocityEstimator = map.choice("velocityEstimator", of: FeedSettings.VelocityWord.self)
    settings.farTarget = map.value("farTarget").flatMap(farTarget)
    settings.retargetDecays = map.range("retargetDecays", in: .from(1, to: 100, "per second"))
  }

  private func readGestures(_ map: DocumentMap, into settings: inout FeedSettings) {
    settings.gesturePreset = map.choice("preset", of: FeedSettings.GesturePreset.self)
    settings.handOff = map.choice("handOff", of: ScrollHandOff.self)
  }

  /// Reads `sweep`, `preJump(3)` or `cut(5)`, a form like that of card sizes.
  private func farTarget(_ node: DocumentNode) -> FarTarget? {
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
    guard let nodes = map.list("endScales") else { return nil }
    guard nodes.count <= FeedLimits.endScales else {
      faults.report(
        "\"endScales\" has \(nodes.count) numbers; allowed: 0 to \(FeedLimits.endScales)",
        at: map.position(of: "endScales"))
      return nil
    }
    return nodes.compactMap { faults.number($0, called: "endScales", in: .from(0.1, to: 1)) }
  }
}

nonisolated extension DocumentMap {
  /// A range from a list of two numbers, the second no less than the first.
  func range(_ key: String, in allowed: NumberRange) -> ClosedRange<Double>? {
    guard let nodes = list(key) else { return nil }
    let numbers = nodes.compactMap { faults.number($0, called: key, in: allowed) }
    guard nodes.count == 2, numbers.count == 2 || numbers.count < nodes.count else {
      faults.report(
        "\"\(key)\" has \(nodes.count) numbers; two are needed, the lower first", at: position(of: key))
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
