import CSDL2
package import Foundation

/// The position, size and scale of a window on the desktop, which another window can take.
package nonisolated struct WindowPlace: Codable, Hashable, Sendable {
  /// The distance of the content from the left of the desktop, in the desktop's units.
  package var x: Int
  /// The distance of the content from the top of the desktop, in the desktop's units.
  package var y: Int
  /// The size in points.
  package var size: CGSize
  /// The number of pixels a point that was asked for; `nil` for the desktop's scale.
  package var scale: CGFloat?
  /// True while the window covers the screen.
  package var isFullScreen: Bool

  /// Creates a place.
  package init(x: Int, y: Int, size: CGSize, scale: CGFloat? = nil, isFullScreen: Bool = false) {
    (self.x, self.y, self.size, self.scale) = (x, y, size, scale)
    self.isFullScreen = isFullScreen
  }
}

extension SDLWindow {
  /// The place of the window; Wayland tells no position, and there it is the corner of the desktop.
  package var place: WindowPlace {
    var corner = (x: Int32(0), y: Int32(0))
    SDL_GetWindowPosition(handle, &corner.x, &corner.y)
    return WindowPlace(
      x: Int(corner.x), y: Int(corner.y), size: size, scale: wantedScale, isFullScreen: isFullScreen)
  }

  /// Moves the shown window to a place again, because only now the desktop has told how wide its frame is.
  func settle(in place: WindowPlace) {
    SDL_SetWindowPosition(handle, Int32(clamping: place.x), Int32(clamping: place.y))
    if place.isFullScreen { isFullScreen = true }
  }

  /// True while the desktop's primary button is down, wherever it was pressed; Wayland tells only of presses
  /// in a window.
  package var isPrimaryButtonDown: Bool { SDL_GetGlobalMouseState(nil, nil) & 1 != 0 }
}
