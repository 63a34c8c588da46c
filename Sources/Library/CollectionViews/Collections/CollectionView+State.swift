import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

extension CollectionView {
  /// The state of a collection view besides its scroll state.
  struct State {
    var layout: CollectionViewLayout
    var cache = LayoutCache()
    var elements = VisibleElements()
    var reuse = ReuseQueue()
    var paging = FeedPaging.none
    var rowConfiguration: ((Int, OrthogonalGeometry) -> RowConfiguration)?
    var focusColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
    var allowsFocus = false
    var allowsSelection = true
    /// The visible rectangle of which a layout written by hand was told last; `nil` for none.
    var visibleRect: CGRect?
    /// The attributes by which a layout written by hand has placed the elements; `nil` for another layout.
    var listed: [CollectionViewLayoutAttributes]?
    /// True while the layout is told of another visible part.
    var isFollowingBounds = false
    var allowsMultipleSelection = false
    var shrinksPressedItems = true
    /// The text scale for which the elements were made.
    var textScale: CGFloat = 1
    var needsData = true
    /// True while edits of the data wait to be laid out, which UIKit does at once.
    var isEdited = false
    /// True in a layout pass.
    var isLayingOut = false
    /// True once a flow layout has been solved inside its `prepare()`.
    var isSolvedAhead = false
    /// True while the data source is being called: earlier counts are not valid any more.
    var isPreparing = false
    /// True while the counts that the data source answered last are still valid.
    var knowsData: Bool { !needsData && !isPreparing }
    var sectionNames = IdentityNames()
    var itemNames = IdentityNames()
    /// A change of data that waits to be laid out; `nil` for none.
    var change: DataChange?
    /// The block of animations of the change of data that is being laid out; `nil` without one.
    var changeBlock: AnimationBlock?
    /// The change of data whose animations are being prepared; `nil` at any other time.
    var shownChange: ShownChange?
    /// The layout and the offset before that change.
    var formerLayout: (solved: SolvedLayout, offset: CGFloat, axis: Axis)?
    /// The edits of the data since the beginning of a batch; `nil` outside of one.
    var edits: DataEdits?
    /// The elements that have left the data or the screen, whose views still fade or move.
    var departing: [DepartingElement] = []
    /// The background behind the content; `nil` for none.
    var backgroundView: View?
    /// The fill that the view has given itself last; `nil` before it has.
    var ground: DynamicColor?
    /// The object that is told of items about to come on screen, and those of which it was told.
    var prefetching = PrefetchState()
    var picturesAhead = PicturesAhead()
    var looks = InterframeLayoutState()
    var handlerCalls: [String: Int]?
    var rowController: (any FrameParticipant)?
    weak var dataSource: (any CollectionViewDataSource)?
    weak var itemDelegate: (any CollectionViewDelegate)?
    weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
  }
}

/// A table of the names that files, logs and draw lists use for the sections or items of a view.
///
/// It is the one place where an identity becomes text. A name is the text of the identity, with a number added when an
/// unequal one has that text already, such as `Card#2`. It stays with its identity, even when the text of that changes
/// later: state kept by name, such as that of a scroll view in a cell, never passes to another item. Numbers follow
/// the order of naming.
struct IdentityNames {
  private var names: [Identity: String] = [:]
  private var taken: Set<String> = []
  /// The next number for each text, so that many identities with the same text need no search.
  private var numbers: [String: Int] = [:]

  /// Returns the name of an identity, created at the first call.
  mutating func name(of identity: Identity) -> String {
    if let known = names[identity] { return known }
    let text = identity.text
    var name = text
    while !taken.insert(name).inserted {
      let number = numbers[text] ?? 2
      name = "\(text)#\(number)"
      numbers[text] = number + 1
    }
    names[identity] = name
    return name
  }
}

/// An element for which the data source is asked for a view.
struct RequestedElement {
  var key: LayoutElement
  var indexPath: IndexPath
  /// The size that the layout expects, in points.
  var size: CGSize
}

/// A pool of views that left the screen, each ready to show another element of its kind.
struct ReuseQueue {
  private var factories: [String: @MainActor () -> CollectionReusableView] = [:]
  private var waiting: [String: [CollectionReusableView]] = [:]
  /// The view of an element that is configured anew, which comes before the pooled ones; `nil` for none.
  var offered: CollectionReusableView?
  /// The element for which a view is requested; `nil` while none is.
  var requested: RequestedElement?

  mutating func register(_ identifier: String, _ factory: @escaping @MainActor () -> CollectionReusableView) {
    factories[identifier] = factory
    waiting[identifier] = nil
  }

  /// Removes and returns a pooled view of this kind; `nil` when there is none.
  mutating func takeWaiting(_ identifier: String) -> CollectionReusableView? {
    waiting[identifier]?.popLast()
  }

  /// Returns the closure that makes a view of this kind; `nil` when the kind is not registered.
  func factory(of identifier: String) -> (@MainActor () -> CollectionReusableView)? { factories[identifier] }

  /// Releases the pooled views.
  mutating func discardWaiting() { waiting.removeAll() }

  mutating func enqueue(_ view: CollectionReusableView) {
    guard !view.reuseIdentifier.isEmpty else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}

extension CollectionView {
  /// The state of layout passes between two frames that the next frame ends or undoes.
  struct InterframeLayoutState {
    /// The rows created in such a pass, which are removed again.
    var rows: [Identity] = []
    /// The elements that left the screen; the next frame calls the delegate for them.
    var away: [VisibleElement] = []
    /// The state before a pass that laid out new data; `nil` for any other.
    var before: PendingChange?
  }

  /// The state of a view whose new data wait to be laid out.
  struct PendingChange {
    fileprivate let scrolling: ScrollViewState
    fileprivate let cache: LayoutCache
    fileprivate let contentSize: CGSize
    /// The elements on screen with their places.
    fileprivate let elements: [ObjectIdentifier: LayoutAttributes]
  }

  /// Saves the state before a layout pass between two frames asks for new data; does nothing elsewhere.
  ///
  /// A frame lays out the data from this state, and measures the visible elements. From the state after the pass the
  /// result would differ, and recordings do not contain such passes.
  func noteBeforeLook() {
    guard context?.isLook == true, state.looks.before == nil else { return }
    state.looks.before = PendingChange(
      scrolling: scrolling, cache: state.cache, contentSize: scroll.contentSize,
      elements: Dictionary(
        state.elements.inPaintOrder.map { (ObjectIdentifier($0), $0.attributes) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Undoes the layout of new data in a pass between two frames, so that the next frame lays them out.
  func takeBackLook() {
    guard let before = state.looks.before else { return }
    state.looks.before = nil
    for element in state.elements.remove(where: { before.elements[ObjectIdentifier($0)] == nil }) {
      recycle(element)
    }
    for element in state.elements.inPaintOrder {
      guard let attributes = before.elements[ObjectIdentifier(element)] else { continue }
      element.reset(to: attributes, orderInLap: element.orderInLap, generation: element.generation)
    }
    scrolling = before.scrolling
    state.cache = before.cache
    scroll.contentSize = before.contentSize
    invalidateDescriptions()
  }

  /// Removes the rows created in a layout pass between two frames.
  func forgetPassingRows() {
    for row in state.looks.rows { scrollers.rows[row] = nil }
    state.looks.rows = []
  }
}
