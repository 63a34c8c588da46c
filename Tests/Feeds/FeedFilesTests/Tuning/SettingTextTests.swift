import Documents
import Testing

@testable import FeedFiles

/// What people write for a setting: its path, its value, and both on a command line.
struct SettingTextTests {
  @Test(
    arguments: [
      ("motion.decelerationRate", nil, ["motion", "decelerationRate"], nil),
      ("settings.motion.decelerationRate", nil, ["motion", "decelerationRate"], nil),
      ("cards.paging.threshold", "cards", ["paging", "threshold"], nil),
      ("cards.transform", "cards", ["transform"], nil),
      ("motion.retargetDecays.1", nil, ["motion", "retargetDecays"], 1),
      ("dots.paging.threshold", "dots", ["paging", "threshold"], nil),
    ] as [(String, String?, [String], Int?)])
  func `a path names a row or none, its keys and a place`(
    text: String, row: String?, keys: [String], index: Int?
  ) {
    let path = SettingPath(text)
    #expect(path?.row == row)
    #expect(path?.keys == keys)
    #expect(path?.index == index)
  }

  @Test(arguments: ["", "motion", ".", "motion.", ".bounceRate", "a..b", String(repeating: "x.", count: 200)])
  func `what is no path is none`(text: String) { #expect(SettingPath(text) == nil) }

  private func number(_ text: String, _ unit: String) -> Double? {
    SettingArithmetic.number(in: text, SettingUnit(of: .from(0, to: 100, unit)))
  }

  @Test(
    arguments: [
      ("12", "", 12), ("0.3s", "seconds", 0.3), ("120 ms", "seconds", 0.12), ("1/3", "points", 1.0 / 3),
      ("(2 + 1) * 8", "", 24), ("50%", "", 0.5), ("-2+5", "", 3), ("45°", "degrees", 45), ("2×3", "", 6),
      ("6 ÷ 4", "", 1.5), ("10pt", "points", 10), ("--3", "", 3), ("1-1/2", "", 0.5),
      ("12 /s", "per second", 12),
      ("1.2pt/ms", "points per millisecond", 1.2), ("300 pt/s", "points per millisecond", 0.3),
      ("1s / 4", "seconds", 0.25), ("1/4", "per second", 0.25),
    ] as [(String, String, Double)])
  func `sums in the number's own unit come to a number`(text: String, unit: String, number: Double) throws {
    let found = try #require(self.number(text, unit))
    #expect(abs(found - number) < 1e-12)
  }

  @Test(arguments: [
    "", "x", "1/0", "1 2", "(1", "1)", "0x10", "1e5", "nan", "inf", "2s s", "+",
    String(repeating: "(", count: 90),
    String(repeating: "9", count: 400),
  ])
  func `what comes to no number is none`(text: String) { #expect(number(text, "seconds") == nil) }

  @Test(arguments: [
    ("motion.requestDuration", "300pt", "s"), ("motion.bounceRate", "9s", "/s"),
    ("gestures.flickThreshold", "0.5s", "pt/ms or pt/s"), ("motion.carriedMomentum", "1 pt", "%"),
  ])
  func `another unit is refused with the number's own`(name: String, text: String, allowed: String) throws {
    let tuning = try FeedReader().read(text: "sections: []", name: "a.yml", baseFolder: nil).tuning
    let path = try #require(SettingPath(name))
    do throws(FeedTuning.RejectedEdit) {
      let spelled = try tuning.spelled(text, at: path)
      Issue.record("\(name)=\(text) was taken for \(spelled)")
    } catch {
      let words = "\"\(path.keys[1])\" is \(text); allowed: a number, plain or in "
      #expect(error.description.hasPrefix(words))
      #expect(error.description.hasSuffix(" \(allowed)"), "\(error)")
    }
  }

  @Test(arguments: FeedSetting.allCases)
  func `every unit of a setting can be typed`(setting: FeedSetting) throws {
    guard !setting.range.unit.isEmpty else { return }
    #expect(SettingUnit(of: setting.range).symbol.isEmpty == false, "\(setting.range.unit)")
  }

  @Test func `an assignment is a path and a value`() throws {
    let assignment = try SettingAssignment("motion.velocityEstimator=macOS")
    #expect(assignment.path.description == "motion.velocityEstimator")
    #expect(assignment.text == "macOS")
    for text in ["", "=", "motion.x", "motion=", "=1", "x=1"] {
      #expect(throws: FeedTuning.RejectedEdit.self) { try SettingAssignment(text) }
    }
  }
}
