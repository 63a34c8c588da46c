import Foundation
import LayoutGeometry
import Measurements
import SDLRendering
import ScreenInterface
import ScrollPhysics
import TestSupport
import VisualQA

@testable import OrihonTool

/// A report of many scenarios with pictures of the shipped feed.
///
/// Every fourth scenario has a still that differs and a motion, one a missing picture, one a name that means
/// harm.
struct PublishedReport {
  /// The column and the row of the pixel that differs, and its colours.
  static let place = (x: 100, y: 75)
  static let reference = [0x33, 0x66, 0x99]
  static let actual = [0xC8, 0x40, 0x1F]

  let report: Report

  init(scenarios count: Int) throws {
    let file = Checkout.root()
      .appendingPathComponent("Resources/Goldens/default-rest/430x932@1/light/leftToRight/still-rest.png")
    let coding = PNGFile()
    var old = try coding.read(file)
    var new = old
    for y in 60..<90 { for x in 90..<140 { new[x, y] = new[x, y] ^ 0x0010_2010 } }
    old[Self.place.x, Self.place.y] = 0xFF33_6699
    new[Self.place.x, Self.place.y] = 0xFFC8_401F
    var pictures = ReportPictures()
    pictures.reference = try ReportPicture(old, coding: coding)
    pictures.actual = try ReportPicture(new, coding: coding)
    pictures.difference = try ReportPicture(HeatMap.bitmap(of: new, from: old), coding: coding)
    pictures.worstTile = PixelRect(x: 96, y: 64, width: 32, height: 32)
    var report = Report(
      command: "orihon compare --report report", program: "0.1.0",
      notes: ["no picture with real text was compared: the fonts differ"])
    report.approving = "orihon approve --report report"
    for index in 0..<count { report.cases += Self.cases(of: index, pictures) }
    report.proposed = Set(report.cases.map(\.path))
    self.report = report
  }

  private static func cases(of index: Int, _ pictures: ReportPictures) -> [ReportCase] {
    let name =
      index == 2 ? "scenario-2 <b id=\"evil\">bold</b><img src=x onerror=\"evil = 1\">" : "scenario-\(index)"
    return [GoldenKind.state, .drawList, .still].map { kind in
      let path = "scenario-\(index)/430x932@1/light/leftToRight/\(kind.rawValue)-rest.\(kind.fileExtension)"
      var value = ReportCase(path, scenario: name, kind: kind, outcome: .passed)
      value.scene = "default"
      value.variant = GoldenVariant()
      value.moment = "rest"
      value.command = "orihon replay 'scenario-\(index) <1>' --headless"
      guard index.isMultiple(of: 4) || index == 3 || index == 2, kind != .state else { return value }
      value.outcome = index == 3 && kind == .still ? .missing : .changed
      value.explanation =
        "frame 83, row hero, velocity: −312.4 instead of −318, cause fling of stroke 4;\n"
        + "the draw list follows at frame 84, the pixels at 85 <b>not bold</b>"
      guard kind == .still else { return value }
      value.pictures = pictures
      if index == 3 {
        value.pictures.actual = nil
        value.pictures.difference = nil
      }
      value.tolerances = [
        ReportTolerance("maxDiffPixels", allowed: 2, origin: "scenario.yml:3", measured: 1500, isLoose: true)
      ]
      value.motion = ReportMotion(
        of: "hero", reference: motion(velocity: 318), actual: motion(velocity: 312.4), divergence: 83.0 / 60)
      return value
    }
  }

  private static func motion(velocity: Double) -> MotionSeries {
    MotionSeries(
      (0..<240).map { frame in
        let time = Double(frame) / 60
        let share = max(0, time - 1)
        var sample = MotionSeries.Sample(time: time, offset: velocity * (1 - exp(-2 * share)) + 100)
        sample.velocity = frame < 60 ? 0 : 2 * velocity * exp(-2 * share)
        sample.page = sample.offset > 300 ? 1 : 0
        sample.phase = frame < 60 ? .dragging : frame < 200 ? .decelerating : .idle
        return sample
      })
  }

  /// Writes the report and returns the place of its page.
  func publish(in folder: URL) throws -> URL {
    try ReportWriter(folder, template: .embedded).write(report)
    return folder.appendingPathComponent(ReportFile.page)
  }

  /// The facts that a script needs to judge the page.
  var facts: String {
    let failing = Dictionary(grouping: report.cases.filter { $0.outcome != .passed }, by: \.scenario)
    let folded = Set(report.causes.flatMap(\.followers).map { report.cases[$0].path })
    let shown = failing.values.flatMap(\.self).filter { !folded.contains($0.path) }
    let narrowed = shown.count { $0.path.hasPrefix("scenario-3/") && $0.path.contains("still") }
    let tile = (x: 96, y: 64)
    return """
      const facts = {cards: \(report.scenarios.count), failingCards: \(failing.count), cases: \(shown.count),
        changed: \(shown.count { $0.outcome == .changed }), total: \(report.cases.count), narrowed: \(narrowed), width: 430,
        tile: [\(tile.x), \(tile.y)], pixel: [\(Self.place.x - tile.x), \(Self.place.y - tile.y)],
        actual: \(Self.actual), reference: \(Self.reference),
        command: "orihon replay 'scenario-2 <1>' --headless"};

      """
  }
}
