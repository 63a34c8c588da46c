import Foundation
public import LayoutGeometry
public import ScrollPhysics

/// The settings of a scroll view: insets, bounce, paging and the like.
struct ScrollViewSettings: Hashable, Sendable {
  var contentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var ignoresSafeArea = false
  var bounces = true
  var alwaysBounceHorizontal = false
  /// Nil where the program has set nothing.
  var alwaysBounceVertical: Bool?
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var isScrollEnabled = true
  var showsHorizontalScrollIndicator = true
  var showsVerticalScrollIndicator = true
  var decelerationRate = DecelerationRate.normal

  /// The sum of the content's insets and the safe area, unless that is ignored.
  var adjustedContentInset: EdgeInsets {
    ignoresSafeArea
      ? contentInset
      : EdgeInsets(
        top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
        bottom: contentInset.bottom + safeAreaInsets.bottom,
        right: contentInset.right + safeAreaInsets.right)
  }
}

extension ScrollView {
  func change<Value: Equatable>(
    _ setting: WritableKeyPath<ScrollViewSettings, Value>, to value: Value
  ) {
    guard scroll.settings[keyPath: setting] != value else { return }
    scroll.settings[keyPath: setting] = value
    settingsDidChange()
  }

  /// The insets of the parts of the view that bars or notches cover, in points; default none.
  public var safeAreaInsets: EdgeInsets {
    get { scroll.settings.safeAreaInsets }
    set { change(\.safeAreaInsets, to: newValue.bounded) }
  }

  /// True when the safe area does not inset the content; default false.
  package var ignoresSafeArea: Bool {
    get { scroll.settings.ignoresSafeArea }
    set { change(\.ignoresSafeArea, to: newValue) }
  }

  /// The sum of the content's insets and the safe area, in points.
  ///
  /// UIKit counterpart: `adjustedContentInset`.
  public var adjustedContentInset: EdgeInsets { scroll.settings.adjustedContentInset }

  /// True when content can be dragged past its edges; default true.
  ///
  /// UIKit counterpart: `bounces`.
  public var bounces: Bool {
    get { scroll.settings.bounces }
    set { change(\.bounces, to: newValue) }
  }

  /// True when content can be dragged horizontally even if there is nothing to scroll; default false.
  ///
  /// UIKit counterpart: `alwaysBounceHorizontal`.
  public var alwaysBounceHorizontal: Bool {
    get { scroll.settings.alwaysBounceHorizontal }
    set { change(\.alwaysBounceHorizontal, to: newValue) }
  }

  /// True when content can be dragged vertically even if there is nothing to scroll.
  ///
  /// The default is false. In a collection view it is true, except where UIKit's names are used.
  ///
  /// UIKit counterpart: `alwaysBounceVertical`.
  public var alwaysBounceVertical: Bool {
    get { scroll.settings.alwaysBounceVertical ?? bouncesVerticallyByDefault }
    set { change(\.alwaysBounceVertical, to: newValue) }
  }

  /// True when a drag that begins clearly along an axis scrolls only that axis; default false.
  ///
  /// UIKit counterpart: `isDirectionalLockEnabled`. `GestureSettings.directionalLockAngle` is the largest angle for
  /// this; a drag that begins between the axes scrolls both.
  public var isDirectionalLockEnabled: Bool {
    get { scroll.settings.isDirectionalLockEnabled }
    set { change(\.isDirectionalLockEnabled, to: newValue) }
  }

  /// True when drags and the wheel scroll; default true.
  ///
  /// UIKit counterpart: `isScrollEnabled`. Requests scroll in any case.
  public var isScrollEnabled: Bool {
    get { scroll.settings.isScrollEnabled }
    set { change(\.isScrollEnabled, to: newValue) }
  }

  /// True when the bar at the bottom shows while content moves; default true.
  ///
  /// UIKit counterpart: `showsHorizontalScrollIndicator`.
  public var showsHorizontalScrollIndicator: Bool {
    get { scroll.settings.showsHorizontalScrollIndicator }
    set { change(\.showsHorizontalScrollIndicator, to: newValue) }
  }

  /// True when the bar at the side shows while content moves; default true.
  ///
  /// UIKit counterpart: `showsVerticalScrollIndicator`.
  public var showsVerticalScrollIndicator: Bool {
    get { scroll.settings.showsVerticalScrollIndicator }
    set { change(\.showsVerticalScrollIndicator, to: newValue) }
  }

  /// The rate at which a fling slows down if it does not snap; default normal.
  ///
  /// UIKit counterpart: `decelerationRate`.
  public var decelerationRate: DecelerationRate {
    get { scroll.settings.decelerationRate }
    set { change(\.decelerationRate, to: newValue) }
  }

  /// The constants of every later motion; default UIKit's.
  public var motionSettings: MotionSettings {
    get { scrollers.settings }
    set { scrollers.adopt(newValue) }
  }

  /// The thresholds that distinguish a drag from a click; default the desktop's.
  public var gestureSettings: GestureSettings {
    get { scrolling.gestures }
    set { scrolling.gestures = newValue.bounded }
  }
}
