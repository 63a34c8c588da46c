import ScreenInterface

/// What a timeline is drawn with, in light and in dark.
nonisolated struct TimelineColors {
  let paper, ink, secondInk, track: Color
  /// The frame that shows, strokes, page changes and requests.
  let head, stroke, page, request: Color

  init(isDark: Bool) {
    func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: isDark ? dark : light) }
    paper = color(0xFFFDF8, 0x1E2026)
    ink = color(0x1F1D1A, 0xEFE9DC)
    secondInk = color(0x5F5A50, 0xA9A294)
    track = color(0xDDD4C2, 0x34363D)
    head = color(0xC8401F, 0xF0694A)
    stroke = color(0x1F3F66, 0x8DB4E2)
    page = color(0x3D6B4F, 0x8FC4A2)
    request = color(0x8A6D3B, 0xD9B775)
  }
}
