import ScreenInterface

extension SIMD8<Double> {
  /// The channels of a colour in the light and the dark theme, 0…255, which animations mix.
  package init(_ color: DynamicColor) {
    let (light, dark) = (color.light, color.dark)
    self.init(
      Double(light.red), Double(light.green), Double(light.blue), Double(light.alpha), Double(dark.red),
      Double(dark.green), Double(dark.blue), Double(dark.alpha))
  }

  /// The colour of these channels.
  package var color: DynamicColor {
    func channel(_ number: Double) -> UInt8 { UInt8(Swift.min(Swift.max(number, 0), 255).rounded()) }
    return DynamicColor(
      light: Color(
        red: channel(self[0]), green: channel(self[1]), blue: channel(self[2]), alpha: channel(self[3])),
      dark: Color(
        red: channel(self[4]), green: channel(self[5]), blue: channel(self[6]), alpha: channel(self[7])))
  }
}
