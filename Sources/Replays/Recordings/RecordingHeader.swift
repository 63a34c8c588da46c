public import Foundation

/// What a recording was made of: its first line.
public nonisolated struct RecordingHeader: Sendable, Hashable {
  /// The version of the format that this program writes and reads.
  public static let version = 1

  /// The light or the dark theme.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Dark ink on paper.
    case light
    /// Light ink on lacquer.
    case dark
  }

  /// The direction in which people read.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
  }

  /// The version of the program; default empty.
  public var program: String
  /// The build and the processor: only where they are the same, offsets are the same bits; default empty.
  public var build: String
  /// The scene's name or the feed file's path.
  public var feed: String
  /// The hash of the feed file's text; `nil` for a scene that has none.
  public var hash: String?
  /// The extent of the window, in points.
  public var size: CGSize
  /// Device pixels in a point; default 1.
  public var scale: CGFloat
  /// The safe area's top, left, bottom and right, in points; default none.
  public var safeArea: [CGFloat]
  /// The theme; default light.
  public var theme: Theme
  /// The reading direction; default left to right.
  public var direction: Direction
  /// Whether motion that nobody asked for is left out; default false.
  public var reducesMotion: Bool
  /// The seed of whatever was random; default 0.
  public var seed: Int

  /// From when on it is to be looked at: what comes before only leads there; default the beginning.
  public var beginning: Microseconds
  /// Where feed and rows stood before anything happened, as `orihon demo --place` takes it; default empty.
  public var place: String

  /// Creates a header; everything else has its default.
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

  /// How exactly a replay by this build must agree.
  public func exactness(replayedBy build: String) -> ReplayExactness {
    self.build == build ? .bits : .points
  }
}

/// How exactly a replay must agree with what was recorded.
public nonisolated enum ReplayExactness: String, Sendable, Hashable, CaseIterable {
  /// Every number in every bit: the same build on the same processor, with the recording's own frames.
  case bits
  /// To a millionth of a point.
  case points

  /// By how much a number may differ, in points.
  public var tolerance: CGFloat { self == .bits ? 0 : 1e-6 }

  func accepts(_ actual: CGFloat, for recorded: CGFloat) -> Bool {
    actual == recorded || abs(actual - recorded) <= tolerance
  }
}
