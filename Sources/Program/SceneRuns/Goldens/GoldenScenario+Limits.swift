import Documents
import Foundation
import Measurements
import Replays
import ScreenInterface
import VisualQA

extension GoldenScenario {
  /// The maximum number of pixels in the captures and strips of a scenario, in all its variants together.
  package nonisolated static let pixels = 1 << 29

  /// Throws for a scenario with too many pixels, before anything is played.
  ///
  /// - Throws: `CommandError.contradiction` with the place, the number and the limit; `DocumentError.faulty`.
  func checkLimits() throws {
    let duration = script.steps.reduce(0) { $0 + $1.kind.duration }
    let longest = Double(MotionRecord.capacity) / GoldenRun.rate - HeadlessRun.settleTimeout
    guard duration <= longest else {
      throw CommandError.contradiction(
        "\(origin): the script takes \(Int(duration)) seconds; a scenario takes at most \(Int(longest))")
    }
    var pixels = 0.0
    for variant in variants {
      try script.checkExtents(beginningAt: variant.scale)
      pixels += script.keptPixels(in: variant)
    }
    guard pixels <= Double(Self.pixels) else {
      throw CommandError.contradiction(
        "\(origin): \(name) keeps pictures of \(Int(pixels)) pixels in all its surroundings; at most \(Self.pixels) "
          + "are kept")
    }
  }
}

nonisolated extension GestureScript {
  /// Returns the number of pixels of all captures and of all frames of strips.
  fileprivate func keptPixels(in variant: GoldenVariant) -> Double {
    var (extent, scale) = (PictureExtent(variant.size, scale: variant.scale), variant.scale)
    var pixels = 0.0
    for step in steps {
      switch step.kind {
      case .resize(let size, let other):
        scale = other ?? scale
        extent = PictureExtent(size, scale: scale)
      case .capture: pixels += extent.width * extent.height
      case .strip(let strip): pixels += extent.width * extent.height * Double(strip.frames)
      default: break
      }
    }
    return pixels
  }
}
