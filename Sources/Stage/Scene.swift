public import CollectionViews
import Foundation
import ScreenInterface

/// Something to show: a name and how to build its views.
public struct Scene {
  /// What a scene is made of once it runs.
  public struct Content {
    /// What fills the window.
    public var root: View
    /// The feed, somewhere inside `root` or `root` itself.
    public var collectionView: CollectionView
    /// What acts at instants of its own: carousels, bindings, scripts.
    ///
    /// Retained by the stage.
    public var participants: [any FrameParticipant]
    /// What tells the log of a row's dots and auto-scroll.
    public var reporter: (any RowReporting)?
    /// Data sources and delegates, which views do not retain.
    public var owned: [AnyObject]

    /// Creates content around a feed; `root` defaults to the feed itself.
    public init(
      _ collectionView: CollectionView, root: View? = nil, participants: [any FrameParticipant] = [],
      reporter: (any RowReporting)? = nil, owned: [AnyObject] = []
    ) {
      self.root = root ?? collectionView
      self.collectionView = collectionView
      self.participants = participants
      self.reporter = reporter
      self.owned = owned
    }

    /// Creates content without a feed, such as a scroll view alone.
    public init(root: View, participants: [any FrameParticipant] = [], owned: [AnyObject] = []) {
      let none = CollectionView(collectionViewLayout: CollectionViewLayout())
      self.init(none, root: root, participants: participants, owned: owned)
    }
  }

  /// What the scene is called on the command line and in file names.
  public var name: String
  /// What it is called in the window's title.
  public var title: String
  /// What shows behind everything.
  public var background: DynamicColor
  /// Builds the views.
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
