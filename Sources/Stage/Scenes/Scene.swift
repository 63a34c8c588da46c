public import CollectionViews
import Foundation
import ScreenInterface

/// A scene to show on a stage: its names, its background and the closure that builds its views.
public struct Scene {
  /// The views of a running scene and the objects that act in it.
  public struct Content {
    /// The view that fills the window.
    public var root: View
    /// The feed, somewhere inside `root` or `root` itself; `nil` where the scene has none.
    public var feed: CollectionView?
    /// The objects that act at instants of their own: carousels, bindings, scripts.
    ///
    /// Retained by the stage.
    public var participants: [any FrameParticipant]
    /// The source of the log's record of a row's dots and auto-scroll; default none.
    public var reporter: (any RowReporting)?
    /// Data sources and delegates, which views do not retain.
    public var owned: [AnyObject]

    /// Creates content around a feed; `root` defaults to the feed itself.
    public init(
      _ feed: CollectionView, root: View? = nil, participants: [any FrameParticipant] = [],
      reporter: (any RowReporting)? = nil, owned: [AnyObject] = []
    ) {
      self.init(root: root ?? feed, participants: participants, owned: owned)
      self.feed = feed
      self.reporter = reporter
    }

    /// Creates content without a feed, such as a scroll view alone.
    public init(root: View, participants: [any FrameParticipant] = [], owned: [AnyObject] = []) {
      self.root = root
      self.participants = participants
      self.owned = owned
    }
  }

  /// The name on the command line and in file names.
  public var name: String
  /// The name in the window's title.
  public var title: String
  /// The colour behind everything.
  public var background: DynamicColor
  /// The closure that builds the views.
  public var makeContent: @MainActor (ViewContext) -> Content

  /// Creates a scene; the background defaults to paper.
  public init(
    _ name: String, title: String? = nil,
    background: DynamicColor = DynamicColor(light: 0xF6F1E6, dark: 0x141519),
    makeContent: @escaping @MainActor (ViewContext) -> Content
  ) {
    self.name = name
    self.title = title ?? name
    self.background = background
    self.makeContent = makeContent
  }
}
