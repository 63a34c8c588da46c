import CollectionViews
import Foundation

/// The progress of a row's countdown in the capsule of its dots, without a timer of its own.
final class CountdownProgress: PageControlProgress {
  /// Shows a countdown's share on a control, or removes it when `fraction` is `nil`.
  ///
  /// Progress that the program gave the control is replaced only by a countdown.
  static func show(_ fraction: CGFloat?, on control: PageControl) {
    guard let fraction else {
      if control.progress is CountdownProgress { control.progress = nil }
      return
    }
    let countdown = control.progress as? CountdownProgress ?? CountdownProgress()
    control.progress = countdown
    countdown.currentProgress = Float(fraction)
  }
}
