import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// One way in which a frame reaches the screen.
protocol PresentationPath: AnyObject {
  /// Whether presenting waits for the display, and for nothing else worth speaking of.
  var isPacedByDisplay: Bool { get }

  /// Whether presenting blocks while other windows cover this one.
  var blocksWhileCovered: Bool { get }

  /// Paints `lists` inside `damage`, or everywhere where the last frame was not kept, and tells how many times a
  /// command was painted.
  func draw(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat) -> Int

  /// Paints `lists` inside `area` and reads the pixels back; `nil` where they cannot be read.
  func pixels(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> Bitmap?

  /// Shows what was painted; false when the pixels were lost and everything has to be painted again.
  func present(_ damage: [PixelRect]) -> Bool

  /// Makes ready for a window of another size; everything has to be painted again.
  func windowDidResize() throws(SDLError)

  /// Starts over after the renderer has lost its textures; everything has to be painted again.
  func discardTextures() throws(SDLError)
}

extension PixelRect {
  /// The same rectangle in SDL's type.
  var sdlRect: SDL_Rect {
    SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}
