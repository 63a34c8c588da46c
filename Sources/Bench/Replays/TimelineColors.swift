package import ScreenInterface

/// The colours of timelines and plots of a run, in light and in dark.
package nonisolated struct TimelineColors: Sendable, Hashable {
  private let isDark: Bool

  /// Chooses the light or the dark colours.
  package init(isDark: Bool) { self.isDark = isDark }

  /// The background.
  package var paper: Color { color(0xFFFDF8, 0x1E2026) }
  /// The colour of text.
  package var ink: Color { color(0x1F1D1A, 0xEFE9DC) }
  /// The colour of secondary text.
  package var secondInk: Color { color(0x5F5A50, 0xA9A294) }
  /// The colour of the grid lines.
  package var grid: Color { color(0xDDD4C2, 0x34363D) }

  /// Returns the colour of a curve by its index; after four colours they repeat.
  package func color(ofCurve index: Int) -> Color {
    let colors = [
      color(0xC8401F, 0xF0694A), color(0x1F3F66, 0x8DB4E2), color(0x3D6B4F, 0x8FC4A2),
      color(0x8A6D3B, 0xD9B775),
    ]
    return colors[index % colors.count]
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: isDark ? dark : light) }
}
