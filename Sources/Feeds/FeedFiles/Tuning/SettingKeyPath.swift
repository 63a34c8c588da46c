import CollectionViews
import Foundation
import ScrollPhysics

/// The key path of a feed's setting in the settings of the views.
nonisolated struct SettingKeyPath<Settings> {
  let read: (Settings) -> Double
  let write: (inout Settings, Double) -> Void

  init(_ path: WritableKeyPath<Settings, CGFloat>) {
    read = { Double($0[keyPath: path]) }
    write = { $0[keyPath: path] = CGFloat($1) }
  }

  init(_ path: WritableKeyPath<Settings, Double>) {
    read = { $0[keyPath: path] }
    write = { $0[keyPath: path] = $1 }
  }

  init(_ path: WritableKeyPath<Settings, Int>) {
    read = { Double($0[keyPath: path]) }
    write = { $0[keyPath: path] = Int($1) }
  }

  init(_ path: WritableKeyPath<Settings, ClosedRange<CGFloat>>, isLower: Bool) {
    read = { Double(isLower ? $0[keyPath: path].lowerBound : $0[keyPath: path].upperBound) }
    write = { settings, number in
      let range = settings[keyPath: path]
      let bounds = [CGFloat(number), isLower ? range.upperBound : range.lowerBound].sorted()
      settings[keyPath: path] = bounds[0]...bounds[1]
    }
  }
}

nonisolated extension FeedSetting {
  /// The setting's key path in `MotionSettings`; `nil` where it has none.
  var inMotion: SettingKeyPath<MotionSettings>? {
    switch self {
    case .bounceRate: SettingKeyPath(\.bounceRate)
    case .rubberBandCoefficient: SettingKeyPath(\.rubberBandCoefficient)
    case .requestDuration: SettingKeyPath(\.requestCurve.duration)
    case .requestLimit: SettingKeyPath(\.requestLimit)
    case .snapRate: SettingKeyPath(\.snapRate)
    case .landingStretch: SettingKeyPath(\.landingStretch)
    case .restDistance: SettingKeyPath(\.restDistance)
    case .sampleInterval: SettingKeyPath(\.sampleInterval)
    case .quietTime: SettingKeyPath(\.quietTime)
    case .carriedMomentum: SettingKeyPath(\.carriedMomentum)
    case .directionDeadBand: SettingKeyPath(\.directionDeadBand)
    case .stopHysteresis: SettingKeyPath(\.stopHysteresis)
    default: nil
    }
  }

  /// The setting's key path in `GestureSettings`; `nil` where it has none.
  var inGestures: SettingKeyPath<GestureSettings>? {
    switch self {
    case .mouseSlop: SettingKeyPath(\.mouseSlop)
    case .touchSlop: SettingKeyPath(\.touchSlop)
    case .horizontalCone: SettingKeyPath(\.axisRule.horizontalCone)
    case .directionalLockAngle: SettingKeyPath(\.directionalLockAngle)
    case .wheelNotch: SettingKeyPath(\.wheelNotch)
    case .wheelGlide: SettingKeyPath(\.wheelGlide)
    case .caughtPageShare: SettingKeyPath(\.caughtPageShare)
    case .wheelSilence: SettingKeyPath(\.wheelSilence)
    case .wheelRefractory: SettingKeyPath(\.wheelRefractory)
    case .keyLine: SettingKeyPath(\.keyLine)
    default: nil
    }
  }

  /// The setting's key path in `PageControlMetrics`; `nil` where it has none.
  var inDots: SettingKeyPath<PageControlMetrics>? {
    switch self {
    case .dotDiameter: SettingKeyPath(\.dotDiameter)
    case .dotPitch: SettingKeyPath(\.pitch)
    case .dotCurrentWidth: SettingKeyPath(\.currentWidth)
    case .maximumDots: SettingKeyPath(\.maximumDots)
    case .minimumHitHeight: SettingKeyPath(\.minimumHitHeight)
    case .progressStepsPerSecond: SettingKeyPath(\.progressStepsPerSecond)
    case .imageExtent: SettingKeyPath(\.imageExtent)
    case .pictureOpacity: SettingKeyPath(\.pictureOpacity)
    case .platterReach: SettingKeyPath(\.platterReach)
    case .numberWidthInDots: SettingKeyPath(\.numberWidthInDots)
    default: nil
    }
  }
}
