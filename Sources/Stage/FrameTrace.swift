import CollectionViews
public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import ScrollPhysics

/// Everything the log tells of one frame, as of that frame's own time.
///
/// These are values of this target alone, so that what reads a run needs to know no view.
public struct FrameTrace: Sendable, Hashable {
  /// One row of it, or one axis of a scroll view inside the feed.
  public struct Row: Sendable, Hashable {
    /// The section's id; of a scroll view inside the feed its element and the axis or row.
    public var id: String
    /// The axis it moves on: across the feed's, but for a scroll view inside the feed that may be either.
    public var axis: Axis
    /// Its motion.
    public var motion: MotionTrace
    /// Its dots; `nil` where the row has none.
    public var dots: Dots?
    /// Its auto-scroll; `nil` where the row has none.
    public var autoplay: Autoplay?
  }

  /// The dots of a row.
  public struct Dots: Sendable, Hashable {
    /// How many there are.
    public var count: Int
    /// The one that is current.
    public var current: Int

    /// Creates the record of a row's dots.
    public init(count: Int, current: Int) {
      self.count = count
      self.current = current
    }
  }

  /// The auto-scroll of a row.
  public struct Autoplay: Sendable, Hashable {
    /// Whether the countdown runs.
    public var isRunning: Bool
    /// The reasons why it does not, sorted.
    public var paused: [String]
    /// When the row moves on, in seconds; `nil` while it does not count.
    public var deadline: TimeInterval?
  }

  /// Something that happened since the frame before, at its exact instant.
  public struct Event: Sendable, Hashable {
    /// What can happen.
    public enum Kind: Sendable, Hashable {
      /// A scroller did something: a request, a settle, another page, a seam, another phase or direction. The last two
      /// are in no log, since the frames show them.
      case motion(ScrollEvent.Kind)
      /// Auto-scroll stopped counting, for this reason.
      case paused(String)
      /// The reason went away.
      case resumed(String)
      /// An element was clicked.
      case tapped(ElementID)
      /// A stroke was lost: the button came up unseen.
      case strokeCancelled
    }

    /// When, in seconds since the stage began.
    public var time: TimeInterval
    /// The row's id, or an element's axis as in `Row.id`; `nil` for the feed itself.
    public var row: String?
    /// What happened.
    public var kind: Kind
  }

  /// The number of the frame, counted from 0.
  public var number: Int
  /// The scene's time, in seconds.
  public var time: TimeInterval
  /// The feed.
  public var feed: MotionTrace
  /// The axis that the feed moves on.
  public var feedAxis: Axis
  /// Every row that is on screen or moving, then every scroller of the views inside the feed.
  public var rows: [Row]
  /// What happened since the frame before.
  public var events: [Event]
}

extension FrameTrace.Row {
  init(_ reading: CollectionView.RowReading, _ carousel: RowTrace) {
    id = reading.id
    axis = reading.axis
    motion = MotionTrace(reading.motion, offset: reading.contentOffset)
    dots = carousel.dots.map { FrameTrace.Dots(count: $0.count, current: $0.current) }
    autoplay = carousel.autoplay.map {
      FrameTrace.Autoplay(isRunning: $0.isRunning, paused: $0.paused, deadline: $0.deadline)
    }
  }
}

extension FrameTrace.Event {
  init(_ event: SceneEvent) {
    time = event.time
    row = event.row
    kind =
      switch event.kind {
      case .motion(let motion): .motion(motion)
      case .paused(let reason): .paused(reason)
      case .resumed(let reason): .resumed(reason)
      case .tapped(let element): .tapped(element)
      case .strokeCancelled: .strokeCancelled
      }
  }
}
