import Foundation
import LayoutGeometry
import ScreenInterface

/// Brings frames to the screen: finds the damage, paints it, shows it.
final class FramePresenter {
  private let window: SDLWindow
  private let path: any PresentationPath
  private let delay: TimeInterval
  private let timing: FrameTiming?
  private var damage = FrameDamage()

  /// Whether presenting waits for the display.
  var isPacedByDisplay: Bool { path.isPacedByDisplay }
  /// Whether presenting blocks while other windows cover this one.
  var blocksWhileCovered: Bool { path.blocksWhileCovered }

  /// Makes ready to present; every present blocks for `delay` seconds more, and `timing` takes the time of both passes.
  init(
    window: SDLWindow, resources: DrawingResources, delay: TimeInterval = 0, timing: FrameTiming? = nil
  ) throws(SDLError) {
    self.window = window
    self.delay = delay
    self.timing = timing
    path = try window.presentation(with: resources)
  }

  /// Shows what `content` has written; `nil` when the screen shows it already.
  ///
  /// `start` is when the work on the frame began; `hold` lets the time pass until it is to be shown, once it is
  /// drawn.
  func show(
    _ content: any ScreenContent, since start: TimeInterval, clock: SDLClock, hold: (TimeInterval) -> Void
  ) -> PresentedFrame? {
    timing?.enter(.draw)
    let scene = content.displayList
    let scale = window.scale
    let lent = lendPixels(of: scene, to: content)
    let chrome = content.chromeList
    damage.compare(scene, chrome, bounds: window.pixelBounds, scale: scale)
    if let lent { damage.add(lent) }
    guard !damage.all.isEmpty else { return nil }
    let drawCalls = path.draw([scene, chrome], damage: damage.all, scale: scale)
    timing?.leave()
    let drawn = clock.now
    hold(drawn - start)
    timing?.enter(.present)
    let shown = clock.now
    let isWhole = path.present(damage.all)
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

  /// Paints what the tools want to see, without them, and lends it to them; returns where the tools have to be
  /// painted anew.
  private func lendPixels(of scene: DisplayList, to content: any ScreenContent) -> PixelRect? {
    guard let area = content.wantedPixels?.intersection(window.pixelBounds), !area.isEmpty else { return nil }
    if let bitmap = path.pixels(of: [scene], in: area, scale: window.scale) {
      content.lend(PixelSample(area: area, bitmap: bitmap))
    }
    return area
  }

  /// Notes that the window's pixels were lost.
  func loseFrame() { damage.loseEverything() }

  /// Notes that a picture came which the shown lists may already name.
  func pictureChanged(_ picture: PictureReference) { damage.pictureChanged(picture) }

  /// Makes ready for a window of another size.
  func windowDidResize() throws(SDLError) {
    damage.loseEverything()
    try path.windowDidResize()
  }

  /// Starts over after the renderer has lost its textures.
  func texturesLost() throws(SDLError) {
    damage.loseEverything()
    try path.discardTextures()
  }
}
