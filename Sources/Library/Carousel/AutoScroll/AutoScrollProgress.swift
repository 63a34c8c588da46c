import CollectionViews
import Foundation

/// A page control progress that shows the countdown of a row in the capsule; it has no timer of its own.
final class AutoScrollProgress: PageControlProgress {
  /// Shows the elapsed share of a countdown on a control; removes it when `fraction` is `nil`.
  ///
  /// Progress that the program gave the control is replaced only by a countdown.
  static func show(_ fraction: CGFloat?, on control: PageControl) {
    guard let fraction else {
      if control.progress is AutoScrollProgress { control.progress = nil }
      return
    }
    let countdown = control.progress as? AutoScrollProgress ?? AutoScrollProgress()
    control.progress = countdown
    countdown.currentProgress = Float(fraction)
  }
}
