public import CollectionViews
import Foundation
import ScreenInterface

/// A scene to show on a stage: its names, its background and the closure that builds its views.
@preconcurrency @MainActor
public struct Scene {
  /// The views of a running scene and its participants.
  public struct Content {
    /// The view that fills the window.
    public var root: View
    /// The feed, somewhere inside `root` or `root` itself; `nil` where the scene has none.
    public var feed: CollectionView?
    /// The objects that the stage calls at deadlines and in every frame: carousels, bindings, scripts.
    ///
    /// Retained by the stage.
    public var participants: [any FrameParticipant]
    /// The source of the log's record of a row's dots and auto-scroll; default none.
    package var reporter: (any RowReporting)?
    /// Data sources and delegates, which views do not retain.
    public var owned: [AnyObject]

    /// Creates content around a feed; `root` defaults to the feed itself.
    package init(
      _ feed: CollectionView, root: View? = nil, participants: [any FrameParticipant] = [],
      reporter: (any RowReporting)? = nil, owned: [AnyObject] = []
    ) {
      self.root = root ?? feed
      self.participants = participants
      self.owned = owned
      self.feed = feed
      self.reporter = reporter
    }

    /// Creates content of an existing view, and of the objects that it does not retain.
    init(showing view: View, keeping objects: [AnyObject]) {
      self.init(root: view, owned: objects)
    }

    /// Creates content of a view; its feed is the view itself or the only collection view inside it.
    ///
    /// Further participants are found by themselves: the view and the owned objects that are participants, those in
    /// their stored properties, and the controllers of the collection views.
    public init(root: View, participants: [any FrameParticipant] = [], owned: [AnyObject] = []) {
      self.root = root
      self.participants = participants
      self.owned = owned
      feed = root.onlyCollectionView
      let found = DiscoveredParticipants(in: root, and: owned)
      for participant in found.all where !self.participants.contains(where: { $0 === participant }) {
        self.participants.append(participant)
      }
      reporter = found.reporter(of: feed)
    }
  }

  /// The name on the command line and in file names.
  public var name: String
  /// The name in the window's title.
  public var title: String
  /// The background colour.
  public var background: DynamicColor
  /// The closure that builds the views.
  public var makeContent: @MainActor (ViewContext) -> Content

  /// Creates a scene of an existing view; the background defaults to paper.
  ///
  /// The feed is the view itself or the only collection view inside it. Such a scene runs once at a time, since its
  /// view can have only one superview.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in file names.
  ///   - title: The name in the window's title; default `name`.
  ///   - background: The background colour.
  ///   - view: The view that fills the window.
  ///   - objects: Objects that the view does not retain, such as its data source. Those that are a `FrameParticipant`,
  ///     such as a `CarouselController`, take part in the scene; the view may be one too.
  public init(
    _ name: String, title: String? = nil,
    background: DynamicColor = DynamicColor(light: 0xF6F1E6, dark: 0x141519),
    showing view: View, keeping objects: [AnyObject] = []
  ) {
    self.init(name, title: title, background: background) { _ in Content(showing: view, keeping: objects) }
  }

  /// Creates a scene of a view that is made each time the scene begins; the background defaults to paper.
  ///
  /// The participants are found by themselves: the view itself, the carousels of its collection views, and the
  /// participants, such as a `SceneTimer`, in its stored properties.
  public init(
    _ name: String, title: String? = nil,
    background: DynamicColor = DynamicColor(light: 0xF6F1E6, dark: 0x141519),
    view: @escaping @MainActor () -> View
  ) {
    self.init(name, title: title, background: background) { _ in Content(showing: view(), keeping: []) }
  }

  /// Creates a scene of a controller that is made each time the scene begins; the background defaults to paper.
  ///
  /// The scene retains the controller and shows its view. Its participants are found as in a view, and in the
  /// controller's stored properties too.
  public init(
    _ name: String, title: String? = nil,
    background: DynamicColor = DynamicColor(light: 0xF6F1E6, dark: 0x141519),
    controller: @escaping @MainActor () -> ViewController
  ) {
    self.init(name, title: title, background: background) { _ in
      let controller = controller()
      return Content(showing: controller.view, keeping: [controller])
    }
  }

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

extension View {
  /// The view itself or the only collection view inside it; `nil` when there is none, or more than one.
  fileprivate var onlyCollectionView: CollectionView? {
    let found = outerScrollViews
    return found.count == 1 ? found[0] as? CollectionView : nil
  }

  private var outerScrollViews: [ScrollView] {
    (self as? ScrollView).map { [$0] } ?? subviews.flatMap(\.outerScrollViews)
  }
}

/// The participants found in a scene's views and objects, in the order in which they are found.
struct DiscoveredParticipants {
  /// The participants, each once.
  private(set) var all: [any FrameParticipant] = []

  /// Searches the view and the objects, then their stored properties, then the views below.
  init(in root: View, and objects: [AnyObject]) {
    let actors = [root] + objects.filter { $0 !== root }
    for actor in actors { add(actor) }
    for actor in actors where !(actor is any FrameParticipant) || actor is View || actor is ViewController {
      for mirror in sequence(first: Mirror(reflecting: actor), next: \.superclassMirror) {
        for child in mirror.children { addStored(child.value) }
      }
    }
    addBelow(root)
  }

  /// Returns the participant that reports the feed's dots and countdowns; `nil` when none does.
  func reporter(of feed: CollectionView?) -> (any RowReporting)? {
    feed?.rowController as? any RowReporting ?? all.lazy.compactMap { $0 as? any RowReporting }.first
  }

  private mutating func addStored(_ value: Any) {
    add(value)
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
    for child in mirror.children { add(child.value) }
  }

  private mutating func addBelow(_ view: View) {
    if let collection = view as? CollectionView, let controller = collection.rowController { add(controller) }
    for child in view.subviews {
      add(child)
      addBelow(child)
    }
  }

  private mutating func add(_ value: Any) {
    guard let participant = value as? any FrameParticipant, !all.contains(where: { $0 === participant })
    else { return }
    all.append(participant)
  }
}
