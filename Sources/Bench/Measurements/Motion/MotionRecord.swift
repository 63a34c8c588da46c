public import Documents
public import Foundation

/// The motion of all scroll views in every frame of a run, with a hash of each painted frame.
///
/// A golden of this kind shows the frame and the variable in which a run first differs. Frames without a
/// change are left out.
public nonisolated struct MotionRecord: Sendable, Hashable {
  /// The values of one scroll view in one frame.
  public struct ScrollerValues: Sendable, Hashable {
    /// The row's id, or `feed`.
    public var id: String
    /// The scroll view's values, in the order of `MotionVariable`.
    public var values: [JSONValue]

    package init(id: String, values: [JSONValue]) {
      self.id = id
      self.values = values
    }

    /// The value of one variable; `null` when the scroll view has none.
    public subscript(variable: MotionVariable) -> JSONValue {
      MotionVariable.allCases.firstIndex(of: variable).map { values[$0] } ?? .null
    }
  }

  /// The values of one frame.
  public struct Frame: Sendable, Hashable {
    /// The frame's number, from 0.
    public var number: Int
    /// The frame's time, in seconds to the millisecond.
    public var time: Double
    /// The hash of the draw list.
    public var list: String
    /// The hash of the pixels; `nil` when they were not painted.
    public var pixels: String?
    /// The feed, then every row on screen or moving.
    public var scrollers: [ScrollerValues]

    package init(number: Int, time: Double, list: String, pixels: String?, scrollers: [ScrollerValues]) {
      self.number = number
      self.time = time
      self.list = list
      self.pixels = pixels
      self.scrollers = scrollers
    }

    /// Returns true when the frame differs from `other` in anything but number and time.
    func differs(from other: Frame) -> Bool {
      list != other.list || pixels != other.pixels || scrollers != other.scrollers
    }
  }

  /// The largest number of frames that are read.
  package static let capacity = 100_000

  /// The frames in which something changed.
  public var frames: [Frame] = []
  /// The last frame's number; -1 before the first.
  public var end = -1

  /// Creates an empty record.
  public init() {}

  /// Adds the next frame, unless it equals the last.
  package mutating func append(_ frame: Frame) {
    end = frame.number
    if frames.last.map({ frame.differs(from: $0) }) ?? true { frames.append(frame) }
  }

  /// The same run without the pixels, for pictures that are not compared exactly.
  package var withoutPixels: MotionRecord {
    var record = self
    for index in record.frames.indices { record.frames[index].pixels = nil }
    return record
  }
}

nonisolated extension MotionRecord {
  /// The ids of the scroll views, in the order in which they first occur.
  package var scrollers: [String] {
    var seen: Set<String> = []
    return frames.flatMap(\.scrollers).map(\.id).filter { seen.insert($0).inserted }
  }

  /// Returns the motion of a scroll view in a run with `rate` frames per second.
  package func series(of id: String, rate: Double) -> MotionSeries {
    var samples: [MotionSeries.Sample] = []
    for frame in frames {
      guard let scroller = frame.scrollers.first(where: { $0.id == id }),
        case .number(let offset) = scroller[.offset]
      else { continue }
      var sample = MotionSeries.Sample(time: frame.time, offset: offset)
      if case .number(let velocity) = scroller[.velocity] { sample.velocity = velocity }
      if case .number(let lap) = scroller[.lap] { sample.lap = Int(lap) }
      if case .number(let page) = scroller[.page] { sample.page = Int(page) }
      samples.append(sample)
    }
    return MotionSeries(samples).holdingRests(interval: 1 / rate)
  }
}

nonisolated extension MotionRecord {
  /// The text of the record's file: for each frame a JSON line of its changes since the line above, then the end.
  public var text: String { MotionRecordFile.text(of: self) }

  /// Reads a record from a file.
  ///
  /// - Throws: `DocumentError.unreadable`, or `.faulty` with the line; also when the end is missing.
  public init(contentsOf url: URL) throws(DocumentError) {
    self = try MotionRecordFile.record(contentsOf: url)
  }

  /// Reads a record from the bytes of a file, which is called `name` in messages.
  package init(_ data: Data, name: String) throws(DocumentError) {
    var lines = LineSource(data, name: name, limit: JSONLine.longest)
    self = try MotionRecordFile.record(in: &lines, of: name)
  }

  /// Reads a record from a file; `nil` when the file does not exist.
  public init?(ifThere url: URL) throws(DocumentError) {
    do throws(DocumentError) {
      self = try MotionRecordFile.record(contentsOf: url)
    } catch .missing {
      return nil
    }
  }
}
