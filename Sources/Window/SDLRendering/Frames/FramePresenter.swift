import Foundation
import LayoutGeometry
import ScreenInterface

/// The presenter of a window's frames: it finds the changed pixels, moves or paints them, and presents them.
final class FramePresenter {
  private let window: SDLWindow
  private let path: any PresentationPath
  private let delay: TimeInterval
  private let timing: FrameTiming?
  private var damage = FrameDamage()

  /// True when presenting waits for the display (vsync).
  var isPacedByDisplay: Bool { path.isPacedByDisplay }
  /// True when presenting blocks while other windows cover this one.
  var blocksWhileCovered: Bool { path.blocksWhileCovered }

  /// Prepares to present in `window`.
  ///
  /// Every present blocks for `delay` seconds more. `timing` receives the durations of drawing and presenting.
  init(
    window: SDLWindow, resources: DrawingResources, delay: TimeInterval = 0, timing: FrameTiming? = nil
  ) throws(SDLError) {
    self.window = window
    self.delay = delay
    self.timing = timing
    path = try window.presentation(with: resources)
  }

  /// Shows the lists of `content`; returns `nil` when the screen shows them already.
  ///
  /// `start` is the time when work on the frame began. `hold` is called with the duration of drawing in
  /// seconds once the frame is drawn, and returns when it is time to present the frame.
  func show(
    _ content: any ScreenContent, since start: TimeInterval, clock: SDLClock, hold: (TimeInterval) -> Void
  ) -> PresentedFrame? {
    timing?.enter(.draw)
    let scene = content.displayList
    let scale = window.scale
    let lent = lendPixels(of: scene, to: content)
    let chrome = content.chromeList
    damage.compare(scene, chrome, bounds: window.pixelBounds, scale: scale, lost: lent)
    guard !damage.update.isEmpty else { return nil }
    let drawCalls = path.draw([scene, chrome], update: damage.update, scale: scale)
    timing?.leave()
    let drawn = clock.now
    hold(drawn - start)
    timing?.enter(.present)
    let shown = clock.now
    let isWhole = path.present(damage.update.changed)
    if delay > 0 { clock.block(for: delay) }
    timing?.leave()
    let end = clock.now
    damage.shown(scene, chrome)
    if !isWhole { damage.loseEverything() }
    var frame = PresentedFrame(
      time: end, work: drawn - start, present: end - shown, damage: damage.scene)
    frame.start = start
    frame.drawCalls = drawCalls
    return frame
  }

  /// Paints the pixels that the tools request, without the tools, and passes them to the content.
  ///
  /// Returns the area in which the tools have to be painted again; empty when no pixels are requested.
  private func lendPixels(of scene: DisplayList, to content: any ScreenContent) -> PixelRect {
    guard let area = content.wantedPixels?.intersection(window.pixelBounds), !area.isEmpty else {
      return .zero
    }
    if let bitmap = path.pixels(of: [scene], in: area, scale: window.scale) {
      content.lend(MagnifierPixels(area: area, bitmap: bitmap))
    }
    return area
  }

  /// Marks the window's pixels as lost.
  func loseFrame() { damage.loseEverything() }

  /// Marks a picture as changed; the shown lists may already refer to it.
  func pictureChanged(_ picture: PictureReference) { damage.pictureChanged(picture) }

  /// Resizes the presentation path to the window's new size.
  func windowDidResize() throws(SDLError) {
    damage.loseEverything()
    try path.windowDidResize()
  }

  /// Recreates all textures after the renderer has lost them.
  func texturesLost() throws(SDLError) {
    damage.loseEverything()
    try path.discardTextures()
  }
}
