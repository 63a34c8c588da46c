import Documents
import Foundation
import Replays
import ScreenInterface

/// A parser of the values of a scenario file.
nonisolated struct ScenarioValues {
  /// The defaults that a file gives to its scenarios.
  struct Defaults {
    var variants = [GoldenVariant()]
    var keeps = Set(GoldenKind.allCases)
    var tolerance = PictureTolerance()
    var masks: [ElementPattern] = []
  }

  /// The text renderings.
  enum Text: String, CaseIterable {
    case blocks, installed
  }

  /// The largest number of variants of one scenario.
  static let capacity = 256

  let faults: DocumentFaults

  func common(of map: DocumentMap, over fallback: Defaults) -> Defaults {
    var common = fallback
    let keys = ScenarioCommonKeys.declared
    if let nodes = map.read(keys.variants) {
      if nodes.isEmpty { reportEmpty(keys.variants.name, of: map) }
      common.variants = variants(nodes, of: map)
    }
    if let kinds = map.read(keys.keeps) {
      if case .list([])? = map.value(keys.keeps.name)?.content { reportEmpty(keys.keeps.name, of: map) }
      common.keeps = Set(kinds)
    }
    if let node = map.read(keys.tolerance) { common.tolerance = tolerance(node) }
    if let nodes = map.read(keys.masks) { common.masks = nodes.compactMap { mask($0) } }
    return common
  }

  /// Reports an empty list: with nothing to compare, the scenario would always pass.
  func reportEmpty(_ key: String, of map: DocumentMap) {
    faults.report("\"\(key)\" is empty; one or more are needed", at: map.position(of: key))
  }

  private func variants(_ nodes: [DocumentNode], of map: DocumentMap) -> [GoldenVariant] {
    var found: [GoldenVariant] = []
    for node in nodes {
      for variant in variants(node) {
        if found.contains(where: { $0.path == variant.path }) {
          faults.report("the variant \(variant.path) is given twice", at: node.position)
        } else {
          found.append(variant)
        }
      }
      guard found.count > Self.capacity else { continue }
      faults.report(
        "\"variants\" makes more than \(Self.capacity) surroundings; no more are played",
        at: map.position(of: "variants"))
      return []
    }
    return found
  }

  /// Returns every combination of the sizes, scales, themes, directions and text scales of one map, each a
  /// value or a list.
  private func variants(_ node: DocumentNode) -> [GoldenVariant] {
    guard let map = faults.map(node, called: "a variant") else { return [] }
    defer { map.reportUnknownKeys() }
    let plain = GoldenVariant()
    let keys = VariantKeys.declared
    let sizes = values(keys.size, of: map) { extent($0) } ?? [plain.size]
    let scales = values(keys.scale, of: map) { node in
      faults.number(node, called: keys.scale.name, in: VariantKeys.scales).map { CGFloat($0) }
    }
    let themes = values(keys.theme, of: map) {
      faults.choice($0, called: keys.theme.name, of: RecordingHeader.Theme.self)
    }
    let directions = values(keys.direction, of: map) {
      faults.choice($0, called: keys.direction.name, of: RecordingHeader.Direction.self)
    }
    let textScales = values(keys.textScale, of: map) { node in
      faults.number(node, called: keys.textScale.name, in: VariantKeys.textScales).map { CGFloat($0) }
    }
    let counts = [
      sizes.count, scales?.count ?? 1, themes?.count ?? 1, directions?.count ?? 1, textScales?.count ?? 1,
    ]
    guard counts.reduce(1, *) <= Self.capacity else {
      faults.report(
        "a variant makes \(counts.reduce(1, *)) surroundings; at most \(Self.capacity) are played",
        at: node.position)
      return []
    }
    var found: [GoldenVariant] = []
    for size in sizes {
      for scale in scales ?? [plain.scale] {
        let extent = PictureExtent(size, scale: scale)
        if !extent.isAllowed() { faults.report(extent.refusal(), at: node.position) }
        for theme in themes ?? [plain.theme] {
          for direction in directions ?? [plain.direction] {
            for textScale in textScales ?? [plain.textScale] {
              var variant = GoldenVariant(size: size, scale: scale, theme: theme, direction: direction)
              variant.textScale = textScale
              found.append(variant)
            }
          }
        }
      }
    }
    return found
  }

  /// Returns the values at `key`, one or those of a list; `nil` when the key is absent.
  private func values<Value>(
    _ key: DocumentKey<DocumentNode>, of map: DocumentMap, _ read: (DocumentNode) -> Value?
  ) -> [Value]? {
    guard let node = map.read(key) else { return nil }
    if case .list(let nodes) = node.content {
      if nodes.isEmpty { reportEmpty(key.name, of: map) }
      guard nodes.count <= Self.capacity else {
        faults.report(
          "\"\(key.name)\" has \(nodes.count) entries; at most \(Self.capacity) are read", at: node.position)
        return []
      }
      return nodes.compactMap(read)
    }
    return read(node).map { [$0] } ?? []
  }

  private func extent(_ node: DocumentNode) -> CGSize? {
    guard let text = faults.string(node, called: "size") else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let sides = 64.0...8192
    if parts.count == 2, let width = parts[0], let height = parts[1], sides.contains(width),
      sides.contains(height)
    {
      return CGSize(width: width, height: height)
    }
    faults.report(
      "\"size\" is \(node.summary); WIDTHxHEIGHT is needed, each from 64 to 8192 points", at: node.position)
    return nil
  }

  private func mask(_ node: DocumentNode) -> ElementPattern? {
    guard let text = faults.string(node, called: "masks") else { return nil }
    if let pattern = ElementPattern(text) { return pattern }
    faults.report(
      "\"masks\" is \(node.summary); an element's id is needed, such as hero/card/*/title", at: node.position)
    return nil
  }

  /// Returns the tolerance: a preset by name, or limits by name, which can extend a preset.
  private func tolerance(_ node: DocumentNode) -> PictureTolerance {
    func origin(_ position: DocumentPosition) -> String { "\(faults.file):\(position.line)" }
    guard case .map = node.content else {
      let preset = faults.choice(node, called: "tolerance", of: PictureTolerance.Preset.self)
      return preset.map { PictureTolerance($0, origin: origin(node.position)) } ?? PictureTolerance()
    }
    guard let map = faults.map(node, called: "a tolerance") else { return PictureTolerance() }
    defer { map.reportUnknownKeys() }
    var tolerance = PictureTolerance()
    for limit in PictureTolerance.Limit.allCases {
      guard let value = limit.read(map) else { continue }
      tolerance.settings[limit] = .init(value, origin: origin(map.position(of: limit.rawValue)))
    }
    let key = ToleranceKeys.declared.preset
    guard let preset = map.read(key) else { return tolerance }
    return tolerance.over(PictureTolerance(preset, origin: origin(map.position(of: key.name))))
  }
}
