import Foundation
import LayoutGeometry
import Measurements
import Replays
import ScrollPhysics
import VisualQA

/// A report with one case of everything, and with names that mean harm.
enum SampleReport {
  static let hostile = "<script>alert(1)</script> & \"quotes\" 'too' \u{0} \u{1B} \u{FFFE} {{cards}} 折"

  static let motion = MotionSeries(
    (0...12).map { frame in
      var sample = MotionSeries.Sample(time: Double(frame) / 60, offset: Double(frame * frame))
      sample.velocity = Double(frame) * 30
      sample.page = frame / 6
      sample.phase = frame == 12 ? .idle : .decelerating
      return sample
    })

  static func report() -> Report {
    Report(
      command: "orihon compare --report out", program: "9.8.7", notes: ["no real text was compared"],
      cases: [passed(), changed(), missing(), notCompared()])
  }

  static func passed() -> ReportCase {
    var value = ReportCase("calm/state-rest.json", scenario: "calm", kind: .state, outcome: .passed)
    value.scene = "default"
    value.variant = GoldenVariant(
      size: CGSize(width: 375, height: 812.5), theme: .dark, direction: .rightToLeft)
    value.moment = "rest"
    value.tolerances = [
      ReportTolerance("precision", allowed: 1, origin: "default", measured: 1, isLoose: false)
    ]
    return value
  }

  static func changed() -> ReportCase {
    var value = ReportCase("wild/still-rest.png", scenario: "wild", kind: .still, outcome: .changed)
    value.variant = GoldenVariant()
    value.explanation = hostile
    value.command = "orihon replay 'a <b>' --headless"
    value.tolerances = [
      ReportTolerance("maxDiffPixels", allowed: 3, origin: "wild.yml:4", measured: 12, isLoose: true)
    ]
    value.masks = ["hero/card/*"]
    value.pictures.reference = picture(1)
    value.pictures.actual = picture(2)
    value.pictures.difference = picture(3)
    value.pictures.worstTile = PixelRect(x: 32, y: 64, width: 32, height: 16)
    value.motion = ReportMotion(
      of: "hero", reference: motion, actual: motion.shifted(by: 0.1), divergence: 0.05)
    return value
  }

  static func missing() -> ReportCase {
    var value = ReportCase("wild/drawlist-rest.txt", scenario: "wild", kind: .drawList, outcome: .missing)
    value.explanation = "frame 83, row hero, velocity: −312.4 instead of −318"
    return value
  }

  static func notCompared() -> ReportCase {
    var value = ReportCase("\(hostile)/a.png", scenario: hostile, kind: .still, outcome: .notCompared)
    value.explanation = "other fonts"
    return value
  }

  /// Returns the beginning of a PNG file, which is all that a report looks at.
  static func picture(_ last: UInt8) -> ReportPicture? { ReportPicture(png: bytes(last)) }

  nonisolated static func bytes(_ last: UInt8, width: UInt8 = 43, height: UInt8 = 93) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, last])
  }
}
