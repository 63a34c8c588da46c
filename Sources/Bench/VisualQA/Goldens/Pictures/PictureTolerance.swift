import Documents
import Foundation

/// The tolerance within which two pictures match; by default none.
///
/// Every limit that is set must hold. The meanings are those of swift-snapshot-testing (the two precisions)
/// and of Playwright (the number of pixels).
public nonisolated struct PictureTolerance: Sendable, Hashable {
  /// The quantities that can be limited.
  public enum Limit: String, Sendable, Hashable, CaseIterable {
    /// The fraction of pixels that must match, 0…1; default 1.
    case precision
    /// The similarity at which two pixels match, 0…1: 1 is equal bits, 0.98 a ΔE\*ab of at most 2; default 1.
    case perceptualPrecision
    /// The number of pixels that may differ; default 0.
    case maxDiffPixels
    /// The number of pixels that may differ in any tile of 32 × 32; default as many as in the whole picture.
    case worstTile
  }

  /// The value of a limit, and its source.
  public struct Setting: Sendable, Hashable {
    /// The limit.
    public var value: Double
    /// The source of the limit: `default`, `command line`, or a file with its line.
    public var origin: String

    /// Creates a setting.
    public init(_ value: Double, origin: String) {
      self.value = value
      self.origin = origin
    }
  }

  /// The named tolerances.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    /// All bits must be equal.
    case strict
    /// Invisible differences pass: ΔE\*ab up to 2; one pixel of a thousand may exceed it, at most 32 in a tile.
    case recommended
    /// Slight differences pass: ΔE\*ab up to 5; one pixel of a hundred may exceed it, at most 256 in a tile.
    case relaxed

    /// The limits of the preset.
    public var limits: [Limit: Double] {
      switch self {
      case .strict: [.precision: 1, .perceptualPrecision: 1]
      case .recommended: [.precision: 0.999, .perceptualPrecision: 0.98, .worstTile: 32]
      case .relaxed: [.precision: 0.99, .perceptualPrecision: 0.95, .worstTile: 256]
      }
    }
  }

  /// The limits that are set, each with its source.
  public internal(set) var settings: [Limit: Setting]

  /// Creates the tolerance that passes only equal pictures.
  public init() { settings = [:] }

  /// Creates a tolerance whose limits have one source.
  public init(_ limits: [Limit: Double], origin: String) {
    settings = limits.mapValues { Setting($0, origin: origin) }
  }

  /// Creates the tolerance of a preset.
  public init(_ preset: Preset, origin: String) { self.init(preset.limits, origin: origin) }

  /// Returns these limits, with those of `other` where none is set here.
  public func over(_ other: PictureTolerance) -> PictureTolerance {
    var merged = self
    merged.settings.merge(other.settings) { own, _ in own }
    return merged
  }

  /// True when only equal pictures pass.
  public var isExact: Bool {
    allowedDistance == 0 && (allowedPixels(of: Int.max >> 12) == 0 || settings[.worstTile]?.value == 0)
  }

  /// The largest ΔE\*ab at which two pixels match; 0 for equal bits only.
  public var allowedDistance: Double {
    let precision = settings[.perceptualPrecision]?.value ?? 1
    return precision >= 1 ? 0 : (1 - precision) * 100
  }

  /// Returns the number of pixels, of `total`, that need not match.
  public func allowedPixels(of total: Int) -> Int {
    // A fraction such as 0.999 of 1000 must let exactly one pass, despite rounding in its last bit.
    let share = settings[.precision].map { Int(((1 - $0.value) * Double(total) + 1e-6).rounded(.down)) }
    let number = settings[.maxDiffPixels].map { Int($0.value) }
    return [share, number].compactMap(\.self).min() ?? (settings[.worstTile] == nil ? 0 : total)
  }

  /// The number of pixels of a tile that need not match; `nil` when tiles have no limit of their own.
  public var allowedPixelsInTile: Int? { settings[.worstTile].map { Int($0.value) } }
}

nonisolated extension PictureTolerance {
  /// The limits as text, with their sources: `maxDiffPixels 12 (drag.yml:3)`.
  public var text: String {
    Limit.allCases.compactMap { limit in
      settings[limit].map { "\(limit.rawValue) \(JSONText.number($0.value, decimals: 6)) (\($0.origin))" }
    }.joined(separator: ", ")
  }
}
