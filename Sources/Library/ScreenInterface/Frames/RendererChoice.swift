/// The renderer that presents frames on the screen.
public enum RendererChoice: String, Sendable, Hashable, CaseIterable {
  /// The accelerated renderer, unless its driver is itself a software rasteriser.
  case auto
  /// SDL's GPU renderer, synchronised with the display.
  case accelerated
  /// Drawing with the processor into the window's own pixels; only changes are presented.
  case software
}
