import CollectionViews
import Foundation
import ScrollPhysics

extension FeedSettings {
  /// The motion constants that the feed sets, over UIKit's.
  var motion: MotionSettings {
    var motion = MotionSettings.uiKit
    if let rate = self[.bounceRate] { motion.bounceRate = rate }
    if let coefficient = self[.rubberBandCoefficient] { motion.rubberBandCoefficient = coefficient }
    if let duration = self[.requestDuration] { motion.requestCurve.duration = duration }
    return motion
  }

  /// The gesture numbers that the feed sets, over the desktop's.
  var gestures: GestureSettings {
    var gestures = GestureSettings.desktop
    if let slop = self[.mouseSlop] { gestures.mouseSlop = slop }
    if let slop = self[.touchSlop] { gestures.touchSlop = slop }
    if let cone = self[.horizontalCone] { gestures.axisRule.horizontalCone = cone }
    if let notch = self[.wheelNotch] { gestures.wheelNotch = notch }
    return gestures
  }

  /// How quickly a fling ends where nothing snaps.
  var deceleration: DecelerationRate {
    self[.decelerationRate].map { DecelerationRate(rawValue: CGFloat($0)) } ?? .normal
  }
}

extension FeedPaging {
  /// The collection view's name for what the feed rests on.
  var collectionPaging: CollectionView.FeedPaging {
    switch self {
    case .none: .none
    case .bounds: .bounds
    case .sections: .sections
    }
  }
}
