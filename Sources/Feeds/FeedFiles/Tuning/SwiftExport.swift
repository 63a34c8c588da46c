import Documents
import Foundation
import ScrollPhysics

/// The export of a feed's changed settings as Swift code for a collection view.
nonisolated struct SwiftExport {
  let tuning: FeedTuning

  /// The statements, one on each line; settings without public API become comments.
  var text: String {
    var lines: [String] = []
    // A preset precedes its modifications, and several elements of a list are one line.
    let lists = Set(tuning.changes.keys.map { Self.lists.contains($0.keys.last ?? "") ? $0.list : $0 })
    let paths = lists.sorted { (Self.order($0), $0.description) < (Self.order($1), $1.description) }
    for group in [Group.motion, .gestures] {
      let own = paths.filter { $0.row == nil && $0.keys[0] == group.rawValue }
      lines += own.map { line(of: $0, in: group) }
    }
    lines += paths.filter { $0.row == nil && Group(rawValue: $0.keys[0]) == nil }.map(note)
    for row in Set(paths.compactMap(\.row)).sorted() {
      lines.append("// row \(row)")
      lines += paths.filter { $0.row == row }.map(rowLine)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private enum Group: String {
    case motion, gestures

    var property: String { self == .motion ? "motionSettings" : "gestureSettings" }
  }

  /// The lists that are ranges in Swift.
  private static let ranges = [
    FeedMotionKeys.declared.retargetDecays.name, FeedPagingKeys.declared.distanceLimits.name,
  ]

  /// The lists that are written as a whole.
  private static let lists = ranges + [FeedAutoplayKeys.declared.durations.name]

  /// Returns the sort order of a path: 0 for a preset, which other paths modify, else 1.
  private static func order(_ path: SettingPath) -> Int {
    ["preset", FeedPagingKeys.declared.policy.name].contains(path.keys.last ?? "") ? 0 : 1
  }

  private func range(_ list: SettingPath) -> String { tuning.numbers(of: list).joined(separator: "...") }

  private func value(_ path: SettingPath) -> String { tuning.changes[path] ?? "" }

  private func note(_ path: SettingPath) -> String { "// \(path): \(value(path)), set in a feed file only" }

  private func line(of path: SettingPath, in group: Group) -> String {
    let view = "collectionView.\(group.property)"
    switch path.description {
    case FeedSetting.decelerationRate.rawValue:
      return "collectionView.decelerationRate = DecelerationRate(rawValue: \(value(path)))"
    case FeedSetting.requestDuration.rawValue: return "\(view).requestCurve.duration = \(value(path))"
    case "motion.preset" where value(path) == "seed": return note(path)
    case "motion.preset", "gestures.preset": return "\(view) = .\(value(path))"
    case "gestures.handOff": return "\(view).handOff = .\(value(path))"
    case "motion.velocityEstimator":
      return value(path) == "leastSquares"
        ? "\(view).velocityEstimator = .leastSquares"
        : "\(view).velocityEstimator = .weighted(.\(value(path)))"
    case "motion.retargetDecays": return "\(view).retargetDecays = \(range(path))"
    case "motion.farTarget": return "\(view).farTarget = .\(Self.farTarget(value(path)))"
    case _ where Self.isPublic(path): return "\(view).\(path.keys[1]) = \(value(path))"
    default: return note(path)
    }
  }

  /// Returns the case of `DistantTargetPolicy` for `sweep`, `preJump(3)` or `cut(5)`, with its argument label in Swift.
  private static func farTarget(_ text: String) -> String {
    text.replacingOccurrences(of: "preJump(", with: "preJump(pages: ")
      .replacingOccurrences(of: "cut(", with: "cut(beyond: ")
  }

  private func rowLine(_ path: SettingPath) -> String {
    guard path.keys.count == 2, path.index == nil else { return note(path) }
    switch path.keys[0] {
    case "paging" where Self.ranges.contains(path.keys[1]):
      return "snapPolicy.\(path.keys[1]) = \(range(path))"
    case "paging" where path.keys[1] == "maxPagesPerFlick":
      return "snapPolicy.maxPagesPerFlick = \(value(path) == "any" ? "nil" : value(path))"
    case "paging" where path.keys[1] == "rule": return "snapPolicy.rule = .\(value(path))"
    case "paging" where path.keys[1] == FeedPagingKeys.declared.policy.name:
      return SnapPreset(rawValue: value(path)).map { "snapPolicy = \(Self.policy($0))" } ?? note(path)
    case "paging": return "snapPolicy.\(path.keys[1]) = \(value(path))"
    case "autoplay":
      let autoplay = FeedAutoplayKeys.declared
      switch path.keys[1] {
      case autoplay.durations.name:
        return "autoScroll.durations = [\(tuning.numbers(of: path).joined(separator: ", "))]"
      case autoplay.wrap.name, autoplay.resetBy.name, autoplay.afterInteraction.name:
        return "autoScroll.\(path.keys[1]) = .\(value(path))"
      default: return "autoScroll.\(path.keys[1]) = \(value(path))"
      }
    case "dots": return Self.dotsNames[path.keys[1]].map { "pageControl.\($0(value(path)))" } ?? note(path)
    default: return note(path)
    }
  }

  /// Returns a policy in Swift: by its public name, or by its numbers.
  private static func policy(_ preset: SnapPreset) -> String {
    switch preset {
    case .uiKit: ".paging"
    case .desktop: ".desktop"
    case .groupBoundary: ".groupBoundary"
    case .seedC, .seedCCured:
      "SnapPolicy(rule: .\(preset.policy.rule), threshold: \(FeedTuning.text(Double(preset.policy.threshold))))"
    }
  }

  /// The statements that set a page control's properties, by the keys of a feed.
  private static let dotsNames: [String: @Sendable (String) -> String] = {
    let keys = FeedDotsKeys.declared
    return [
      keys.background.name: { "backgroundStyle = .\($0)" },
      keys.scrubs.name: { "allowsContinuousInteraction = \($0)" },
      keys.hidesForSinglePage.name: { "hidesForSinglePage = \($0)" },
      keys.direction.name: { "direction = .\($0)" },
    ]
  }()

  /// Returns false for the settings that only feeds can set.
  private static func isPublic(_ path: SettingPath) -> Bool {
    let own: [FeedSetting] = [.horizontalCone, .flickThreshold]
    return FeedSetting(rawValue: path.description).map { !own.contains($0) } ?? false
  }
}

nonisolated extension FeedTuning {
  /// The changes as Swift code for a collection view.
  package var swift: String { SwiftExport(tuning: self).text }
}
