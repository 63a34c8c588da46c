/// How frames reach the screen.
public enum RendererChoice: String, Sendable, Hashable, CaseIterable {
  /// Accelerated, unless the driver is itself a software rasteriser.
  case auto
  /// SDL's GPU renderer, paced by the display.
  case accelerated
  /// Drawing into the window's own pixels, and showing only what has changed.
  case software
}
