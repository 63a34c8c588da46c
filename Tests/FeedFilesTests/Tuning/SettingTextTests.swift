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

  @Test(
    arguments: [
      ("12", 12), ("0.3s", 0.3), ("120 ms", 0.12), ("1/3", 1.0 / 3), ("(2 + 1) * 8", 24), ("50%", 0.5),
      ("-2+5", 3),
      ("45°", 45), ("2×3", 6), ("6 ÷ 4", 1.5), ("10pt", 10), ("--3", 3), ("1-1/2", 0.5),
    ] as [(String, Double)])
  func `sums and units come to a number`(text: String, number: Double) throws {
    let found = try #require(SettingArithmetic.number(in: text))
    #expect(abs(found - number) < 1e-12)
  }

  @Test(arguments: [
    "", "x", "1/0", "1 2", "(1", "1)", "0x10", "1e5", "nan", "inf", "2s s", "+",
    String(repeating: "(", count: 90),
    String(repeating: "9", count: 400),
  ])
  func `what comes to no number is none`(text: String) { #expect(SettingArithmetic.number(in: text) == nil) }

  @Test func `an assignment is a path and a value`() throws {
    let assignment = try SettingAssignment("motion.velocityEstimator=macOS")
    #expect(assignment.path.description == "motion.velocityEstimator")
    #expect(assignment.text == "macOS")
    for text in ["", "=", "motion.x", "motion=", "=1", "x=1"] {
      #expect(throws: FeedTuning.Refusal.self) { try SettingAssignment(text) }
    }
  }
}
