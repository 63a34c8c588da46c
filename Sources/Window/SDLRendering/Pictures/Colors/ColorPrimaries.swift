/// The primaries of a colour space: the chromaticities of white, red, green and blue.
nonisolated struct ColorPrimaries: Sendable, Hashable {
  /// A chromaticity.
  struct Point: Sendable, Hashable {
    var x: Double
    var y: Double
  }

  var white: Point
  var red: Point
  var green: Point
  var blue: Point

  /// Creates primaries from eight numbers in the order of PNG's `cHRM` chunk; `nil` when they span no colour space.
  init?(_ values: [Double]) {
    guard values.count == 8, values.allSatisfy({ (0...1).contains($0) }),
      [1, 3, 5, 7].allSatisfy({ values[$0] > 0.001 })
    else { return nil }
    white = Point(x: values[0], y: values[1])
    red = Point(x: values[2], y: values[3])
    green = Point(x: values[4], y: values[5])
    blue = Point(x: values[6], y: values[7])
  }

  /// Creates the primaries of an ITU-T H.273 code whose colours differ from sRGB's; `nil` for any other code.
  init?(code: Int) {
    switch code {
    case 9: self.init([0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046])
    case 11: self.init([0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    case 12: self.init([0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    default: return nil
    }
  }

  /// True for the primaries of sRGB, to the precision with which files store them.
  var areSRGB: Bool {
    let own = [(white, 0.3127, 0.329), (red, 0.64, 0.33), (green, 0.3, 0.6), (blue, 0.15, 0.06)]
    return own.allSatisfy { abs($0.x - $1) < 0.002 && abs($0.y - $2) < 0.002 }
  }
}
