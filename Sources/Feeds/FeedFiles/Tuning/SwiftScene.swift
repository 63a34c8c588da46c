import CollectionViews
import Documents
import ScrollPhysics

/// The settings of a scene written in Swift, expressed as an equivalent feed.
///
/// So its settings are tuned, validated and exported by the same code as a feed's; the scene's code replaces
/// the file.
nonisolated struct SwiftScene: Sendable, Hashable {
  /// The settings of motion and gestures that differ from the defaults.
  var settings = FeedSettings()
  /// The rows, in the order of their discovery.
  var rows: [SwiftRow] = []

  /// The unchanged settings of the scene; `nil` where they cannot be expressed.
  var tuning: FeedTuning? {
    let reader = FeedReader()
    var scene = self
    for index in scene.rows.indices {
      let node = Self.root([scene.rows[index].node], settings: nil)
      scene.rows[index].isReadable =
        scene.rows[index].reason == nil && (try? reader.check(node, file: Self.name, folder: nil)) != nil
    }
    let root = Self.root(scene.rows.filter(\.isTunable).map(\.node), settings: settingsNode)
    guard let reading = try? reader.check(root, file: Self.name, folder: nil) else { return nil }
    return FeedTuning(
      root, reading.feed, FeedSource(reader: reader, file: Self.name, folder: nil, code: scene))
  }

  private static let name = "code"

  private static func root(_ rows: [DocumentNode], settings: DocumentNode?) -> DocumentNode {
    let keys = FeedKeys.declared
    return .map(
      (settings.map { [(keys.settings.name, $0)] } ?? []) + [(keys.sections.name, .list(rows))])
  }

  private var settingsNode: DocumentNode? {
    var groups: [(String, [(String, DocumentNode)])] = []
    func add(_ group: String, _ name: String, _ node: DocumentNode) {
      if let index = groups.firstIndex(where: { $0.0 == group }) {
        groups[index].1.append((name, node))
      } else {
        groups.append((group, [(name, node)]))
      }
    }
    for setting in FeedSetting.allCases {
      guard let number = settings[setting] else { continue }
      add(setting.group, setting.name, .number(number))
    }
    if let estimator = settings.velocityEstimator {
      add("motion", FeedMotionKeys.declared.velocityEstimator.name, .word(estimator.rawValue))
    }
    if let decays = settings.retargetDecays {
      let ends = [decays.lowerBound, decays.upperBound]
      add("motion", FeedMotionKeys.declared.retargetDecays.name, .list(ends.map { .number($0) }))
    }
    if let handOff = settings.handOff {
      add("gestures", FeedGestureKeys.declared.handOff.name, .word(handOff.rawValue))
    }
    return groups.isEmpty ? nil : .map(groups.map { ($0.0, .map($0.1)) })
  }

  // MARK: What can be tuned

  /// Returns the keys of a feed that such a scene has, with fixed keys and their reasons.
  func keys(among all: [TunableKey]) -> [TunableKey] {
    let tuned = rows.filter(\.isTunable)
    let (turns, hasDots) = (tuned.contains { $0.autoScroll != nil }, tuned.contains { $0.dots != nil })
    let kept = all.compactMap { key -> TunableKey? in
      guard key.path.row == nil else { return Self.rowKey(key) }
      switch key.path.keys.first {
      // Each row of a scene written in Swift has its own interval.
      case "autoplay":
        return turns && key.path.description != FeedSetting.autoplayInterval.rawValue ? key : nil
      case "dots": return hasDots ? key : nil
      case "gestures" where key.path.description == FeedSetting.flickThreshold.rawValue:
        return tuned.isEmpty ? nil : key
      default: return key
      }
    }
    return kept + rows.compactMap { row in row.fixedReason.map { .fixed(row.id, "paging", $0) } }
  }

  private static func rowKey(_ key: TunableKey) -> TunableKey? {
    let (row, dots) = (FeedCarouselKeys.declared, FeedDotsKeys.declared)
    let id = key.path.row ?? ""
    switch key.path.keys {
    case [row.transform.name]:
      return .fixed(
        id, row.transform.name, "The code of the layout moves the cards: its visibleItemsInvalidationHandler."
      )
    case [row.dots.name, dots.kind.name]: return nil
    case [row.dots.name, dots.position.name]:
      return .fixed(
        id, [row.dots.name, dots.position.name], "The code of the layout says where the dots stand.")
    default: return key
    }
  }
}

nonisolated extension SwiftRow {
  /// True for a row whose settings can be tuned.
  var isTunable: Bool { isReadable && reason == nil }

  /// The reason why the row cannot be tuned.
  var fixedReason: String? {
    reason ?? (isReadable ? nil : "The row's code has numbers beyond those that a setting may have.")
  }
}

nonisolated extension TunableKey {
  /// Returns a key that cannot be tuned.
  fileprivate static func fixed(_ row: String, _ keys: [String], _ reason: String) -> TunableKey {
    var key = TunableKey(
      path: SettingPath(row: row, keys), form: .words([]), line: reason, standard: nil)
    key.isFixed = true
    return key
  }

  fileprivate static func fixed(_ row: String, _ key: String, _ reason: String) -> TunableKey {
    fixed(row, [key], reason)
  }
}

nonisolated extension FeedSettings {
  /// Creates settings from the constants that differ from the defaults, as far as a feed may set them.
  init(motion: MotionSettings, gestures: GestureSettings, deceleration: DecelerationRate) {
    let (usualMotion, usualGestures) = (MotionSettings.uiKit, GestureSettings.desktop)
    self.init()
    for setting in FeedSetting.allCases {
      let pair: (own: Double, usual: Double)? =
        if setting == .decelerationRate {
          (Double(deceleration.rawValue), Double(DecelerationRate.normal.rawValue))
        } else if let place = setting.inMotion {
          (place.read(motion), place.read(usualMotion))
        } else if let place = setting.inGestures {
          (place.read(gestures), place.read(usualGestures))
        } else {
          nil
        }
      guard let pair, pair.own != pair.usual, setting.range.contains(pair.own) else { continue }
      values[setting] = pair.own
    }
    if motion.velocityEstimator != usualMotion.velocityEstimator {
      velocityEstimator =
        switch motion.velocityEstimator {
        case .weighted(.iOS): .iOS
        case .weighted(.macOS): .macOS
        case .leastSquares: .leastSquares
        default: nil
        }
    }
    let decays = Double(motion.retargetDecays.lowerBound)...Double(motion.retargetDecays.upperBound)
    if motion.retargetDecays != usualMotion.retargetDecays, FeedMotionKeys.decays.contains(decays.lowerBound),
      FeedMotionKeys.decays.contains(decays.upperBound)
    {
      retargetDecays = decays
    }
    if gestures.handOff != usualGestures.handOff { handOff = gestures.handOff }
  }

  /// Returns these settings, overridden by others.
  func with(_ others: FeedSettings) -> FeedSettings {
    var both = self
    both.values.merge(others.values) { $1 }
    both.motionPreset = others.motionPreset ?? motionPreset
    both.gesturePreset = others.gesturePreset ?? gesturePreset
    both.velocityEstimator = others.velocityEstimator ?? velocityEstimator
    both.farTarget = others.farTarget ?? farTarget
    both.retargetDecays = others.retargetDecays ?? retargetDecays
    both.handOff = others.handOff ?? handOff
    both.endScales = others.endScales ?? endScales
    return both
  }
}
