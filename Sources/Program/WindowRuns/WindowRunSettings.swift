package import Foundation
package import ScreenInterface

/// How a window is opened, and when it closes by itself.
package nonisolated struct WindowRunSettings {
  package var renderer: RendererChoice
  /// True when the HUD is shown at once.
  package var showsHUD: Bool
  /// The seconds until the window closes; `nil` if only the user closes it.
  package var seconds: TimeInterval?

  /// Creates settings, by default of a window with any renderer that only the user closes.
  package init(renderer: RendererChoice = .auto, showsHUD: Bool = false, seconds: TimeInterval? = nil) {
    (self.renderer, self.showsHUD, self.seconds) = (renderer, showsHUD, seconds)
  }
}
