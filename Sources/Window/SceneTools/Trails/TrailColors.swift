import CollectionViews
import Foundation
import ScreenInterface
import ScrollPhysics

/// The colours of phases and causes in the trails, the same as in the plots.
struct TrailColors {
  let traits: TraitCollection

  /// Returns the colour of a phase in the lanes, the same as in the plots; `nil` for idle.
  func color(of phase: ScrollPhase) -> Color? {
    switch phase {
    case .idle: nil
    case .tracking: color(0x5F5A50, 0xA9A294).withOpacity(0.4)
    case .dragging: color(0xD9A441, 0xD9A441)
    case .decelerating: color(0x3E86A8, 0x5BA4C8)
    case .bouncing: color(0xB7282E, 0xE0696E)
    case .animating: color(0x4F9E72, 0x68BE8D)
    }
  }

  /// Returns the colour of a cause in the barcode of handler calls.
  func color(of cause: ScrollCause) -> Color {
    switch cause {
    case .drag: color(0xD9A441, 0xD9A441)
    case .fling: color(0x3E86A8, 0x5BA4C8)
    case .wheel: color(0x7A5BA6, 0xA98BD6)
    case .key: color(0x8A6D3B, 0xD9B775)
    case .dots: color(0xC8401F, 0xF0694A)
    case .autoplay: color(0x4F9E72, 0x68BE8D)
    case .api: color(0x1F3F66, 0x8DB4E2)
    case .link: color(0x7F8F3A, 0xB5C56A)
    case .layout: color(0xA39A88, 0x6A6D76)
    }
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color {
    DynamicColor(light: light, dark: dark).resolved(with: traits)
  }
}
