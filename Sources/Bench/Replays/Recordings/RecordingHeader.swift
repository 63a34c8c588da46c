import Documents
public import Foundation
package import ScreenInterface

/// The first line of a recording: the scene and the environment in which it was made.
public nonisolated struct RecordingHeader: Sendable, Hashable {
  /// The version of the format that this program writes and reads.
  public static let version = 1

  /// The light or the dark theme.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The reading direction.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The left side is the leading one.
    case leftToRight
    /// The right side is the leading one.
    case rightToLeft
  }

  /// The version of the program; default empty.
  public var program: String
  /// The build and the processor; default empty.
  ///
  /// Only equal builds on equal processors compute the same bits.
  public var build: String
  /// The scene's name or the feed file's path.
  public var feed: String
  /// The hash of the feed file's text; `nil` for a scene without a file.
  public var hash: String?
  /// The hash of what the feed file says, without comments and blanks; `nil` for a scene without a file.
  ///
  /// A recording also plays on a file with another `hash` and this content. Recordings of older programs have none.
  package var content: String?
  /// The size of the window, in points.
  public var size: CGSize
  /// The number of device pixels in a point; default 1.
  public var scale: CGFloat
  /// The safe area's top, left, bottom and right, in points; default none.
  public var safeArea: [CGFloat]
  /// The theme; default light.
  public var theme: Theme
  /// The reading direction; default left to right.
  public var direction: Direction
  /// True when motion that the user did not start is left out; default false.
  public var reducesMotion: Bool
  /// The language of text without a language of its own; default `nil`, where each text's script decides.
  package var language: LanguageTag?
  /// The text scale; default 1, also for a recording that has none.
  package var textScale: CGFloat = 1
  /// True when every text is pseudolocalized: longer, accented and in brackets; default false.
  package var isPseudolocalized = false
  /// The seed of random content; default 0.
  public var seed: Int

  /// The time at which playback starts; default the beginning.
  ///
  /// Everything before is played without being shown.
  public var beginning: Microseconds
  /// The initial scroll positions of feed and rows, in the syntax of `orihon demo --place`; default empty.
  public var place: String

  /// Creates a header; all other values have their defaults.
  public init(feed: String, hash: String? = nil, size: CGSize) {
    self.feed = feed
    self.hash = hash
    self.size = size
    program = ""
    build = ""
    scale = 1
    safeArea = [0, 0, 0, 0]
    theme = .light
    direction = .leftToRight
    reducesMotion = false
    seed = 0
    beginning = Microseconds(0)
    place = ""
  }

  /// Returns the precision with which a replay by `build` must match.
  public func exactness(replayedBy build: String) -> ReplayExactness {
    self.build == build ? .bits : .points
  }
}

/// The precision with which a replay must match its recording.
public nonisolated enum ReplayExactness: String, Sendable, Hashable, CaseIterable {
  /// Every bit is equal: for the same build on the same processor with the recording's own frames.
  case bits
  /// Numbers are equal to a millionth of a point.
  case points

  /// The largest allowed difference of a number, in points.
  public var tolerance: CGFloat { self == .bits ? 0 : 1e-6 }

  func accepts(_ actual: CGFloat, for recorded: CGFloat) -> Bool {
    actual == recorded || abs(actual - recorded) <= tolerance
  }
}

nonisolated extension RecordingHeader {
  /// The header's JSON line.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if beginning != Microseconds(0) {
      members.append(JSONValue.Member("from", .number(beginning.count)))
    }
    if let content { members.append(JSONValue.Member("content", .string(content))) }
    if let language { members.append(JSONValue.Member("language", .string(language.description))) }
    if !place.isEmpty { members.append(JSONValue.Member("place", .string(place))) }
    if textScale != 1 { members.append(JSONValue.Member("textScale", .number(textScale))) }
    if isPseudolocalized { members.append(JSONValue.Member("pseudo", .bool(true))) }
    guard case .object(let always) = alwaysThere else { return alwaysThere }
    return .object(always + members)
  }

  private var alwaysThere: JSONValue {
    [
      "kind": "recording", "version": .number(Self.version), "program": .string(program),
      "build": .string(build), "feed": .string(feed), "hash": .optional(hash),
      "size": .array([.number(size.width), .number(size.height)]), "scale": .number(scale),
      "safeArea": .array(safeArea.map { .number($0) }), "theme": .string(theme.rawValue),
      "direction": .string(direction.rawValue), "reducedMotion": .bool(reducesMotion), "seed": .number(seed),
      "exactness": .string(ReplayExactness.bits.rawValue),
    ]
  }
}

/// An identifier of this program's build and processor, on which the last bits of recorded numbers depend.
package enum BuildIdentity {
  /// A short text that is equal only for the same program on the same processor.
  package static var text: String {
    let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    let file = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let size = (file[.size] as? Int) ?? 0
    let date = (file[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return ContentHash(of: "\(size) \(date) \(processor)").description
  }

  private static var processor: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.first { $0.hasPrefix("model name") }.map(String.init) ?? ""
  }
}

/// The ranges of the numbers in a recording and in a report of its environment.
package nonisolated enum RecordingLimits {
  /// The range of the pointer's coordinates, in points.
  static let coordinate: ClosedRange<Double> = -1e6...1e6
  /// The range of one wheel event, in notches.
  static let notches: ClosedRange<Double> = -1e4...1e4
  /// The range of the window's width and height, in points.
  package static let extent: ClosedRange<Double> = 1...16384
  /// The range of device pixels per point.
  package static let scale: ClosedRange<Double> = 0.05...8
  /// The range of text scales.
  package static let textScale: ClosedRange<Double> = 0.8...3
}
