import CollectionViews
import Foundation
import ScrollPhysics

extension FeedSettings {
  /// The motion constants set by the feed, over those of its preset.
  var motion: MotionSettings {
    var motion =
      switch motionPreset ?? .uiKit {
      case .uiKit: MotionSettings.uiKit
      case .desktop: MotionSettings.desktop
      case .seed: MotionSettings.seed
      }
    set(&motion.bounceRate, .bounceRate)
    set(&motion.rubberBandCoefficient, .rubberBandCoefficient)
    set(&motion.requestCurve.duration, .requestDuration)
    set(&motion.requestLimit, .requestLimit)
    set(&motion.snapRate, .snapRate)
    set(&motion.landingStretch, .landingStretch)
    set(&motion.restDistance, .restDistance)
    set(&motion.sampleInterval, .sampleInterval)
    set(&motion.quietTime, .quietTime)
    set(&motion.carriedMomentum, .carriedMomentum)
    set(&motion.directionDeadBand, .directionDeadBand)
    set(&motion.stopHysteresis, .stopHysteresis)
    if let range = retargetDecays { motion.retargetDecays = range.lowerBound...range.upperBound }
    if let farTarget { motion.farTarget = farTarget }
    switch velocityEstimator {
    case .iOS: motion.velocityEstimator = .weighted(.iOS)
    case .macOS: motion.velocityEstimator = .weighted(.macOS)
    case .leastSquares: motion.velocityEstimator = .leastSquares
    case nil: break
    }
    return motion
  }

  /// The gesture constants set by the feed, over those of its preset.
  var gestures: GestureSettings {
    var gestures = (gesturePreset ?? .desktop) == .desktop ? GestureSettings.desktop : .uiKit
    set(&gestures.mouseSlop, .mouseSlop)
    set(&gestures.touchSlop, .touchSlop)
    set(&gestures.axisRule.horizontalCone, .horizontalCone)
    set(&gestures.directionalLockAngle, .directionalLockAngle)
    set(&gestures.wheelNotch, .wheelNotch)
    set(&gestures.wheelGlide, .wheelGlide)
    set(&gestures.caughtPageShare, .caughtPageShare)
    set(&gestures.wheelSilence, .wheelSilence)
    set(&gestures.wheelRefractory, .wheelRefractory)
    set(&gestures.keyLine, .keyLine)
    if let handOff { gestures.handOff = handOff }
    return gestures
  }

  /// The measures of page dots set by the feed, over the capsule's.
  var dots: PageControlMetrics {
    var metrics = PageControlMetrics.capsule
    set(&metrics.dotDiameter, .dotDiameter)
    set(&metrics.pitch, .dotPitch)
    set(&metrics.currentWidth, .dotCurrentWidth)
    set(&metrics.minimumHitHeight, .minimumHitHeight)
    set(&metrics.progressStepsPerSecond, .progressStepsPerSecond)
    set(&metrics.imageExtent, .imageExtent)
    set(&metrics.pictureOpacity, .pictureOpacity)
    set(&metrics.platterReach, .platterReach)
    if let count = self[.maximumDots] { metrics.maximumDots = Int(count) }
    if let count = self[.numberWidthInDots] { metrics.numberWidthInDots = Int(count) }
    if let endScales { metrics.endScales = endScales.map { CGFloat($0) } }
    return metrics
  }

  private func set<Number: BinaryFloatingPoint>(_ number: inout Number, _ setting: FeedSetting) {
    if let value = self[setting] { number = Number(value) }
  }

  /// The deceleration of a fling that does not snap.
  var deceleration: DecelerationRate {
    self[.decelerationRate].map { DecelerationRate(rawValue: CGFloat($0)) } ?? .normal
  }
}
