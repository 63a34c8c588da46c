import CollectionViews
import Foundation
import ScrollPhysics

/// The place of a feed's number in the settings that the views take.
nonisolated struct SettingNumber<Settings> {
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
  /// The number's place in the constants of motion; `nil` where it has none.
  var inMotion: SettingNumber<MotionSettings>? {
    switch self {
    case .bounceRate: SettingNumber(\.bounceRate)
    case .rubberBandCoefficient: SettingNumber(\.rubberBandCoefficient)
    case .requestDuration: SettingNumber(\.requestCurve.duration)
    case .requestLimit: SettingNumber(\.requestLimit)
    case .snapRate: SettingNumber(\.snapRate)
    case .landingStretch: SettingNumber(\.landingStretch)
    case .restDistance: SettingNumber(\.restDistance)
    case .sampleInterval: SettingNumber(\.sampleInterval)
    case .quietTime: SettingNumber(\.quietTime)
    case .carriedMomentum: SettingNumber(\.carriedMomentum)
    case .directionDeadBand: SettingNumber(\.directionDeadBand)
    case .stopHysteresis: SettingNumber(\.stopHysteresis)
    default: nil
    }
  }

  /// The number's place in the numbers of gestures; `nil` where it has none.
  var inGestures: SettingNumber<GestureSettings>? {
    switch self {
    case .mouseSlop: SettingNumber(\.mouseSlop)
    case .touchSlop: SettingNumber(\.touchSlop)
    case .horizontalCone: SettingNumber(\.axisRule.horizontalCone)
    case .directionalLockAngle: SettingNumber(\.directionalLockAngle)
    case .wheelNotch: SettingNumber(\.wheelNotch)
    case .wheelGlide: SettingNumber(\.wheelGlide)
    case .caughtPageShare: SettingNumber(\.caughtPageShare)
    case .wheelSilence: SettingNumber(\.wheelSilence)
    case .wheelRefractory: SettingNumber(\.wheelRefractory)
    case .keyLine: SettingNumber(\.keyLine)
    default: nil
    }
  }

  /// The number's place in the measures of page controls; `nil` where it has none.
  var inDots: SettingNumber<PageControlMetrics>? {
    switch self {
    case .dotDiameter: SettingNumber(\.dotDiameter)
    case .dotPitch: SettingNumber(\.pitch)
    case .dotCurrentWidth: SettingNumber(\.currentWidth)
    case .maximumDots: SettingNumber(\.maximumDots)
    case .minimumHitHeight: SettingNumber(\.minimumHitHeight)
    case .progressStepsPerSecond: SettingNumber(\.progressStepsPerSecond)
    case .imageExtent: SettingNumber(\.imageExtent)
    case .pictureOpacity: SettingNumber(\.pictureOpacity)
    case .platterReach: SettingNumber(\.platterReach)
    case .numberWidthInDots: SettingNumber(\.numberWidthInDots)
    default: nil
    }
  }
}
