import Foundation
import TestSupport
import Testing

/// Tests of `orihon compare DIR DIR`, with pictures from anywhere.
struct FolderCompareTests {
  private let place: Scratch
  private let goldens = Checkout.root().appendingPathComponent("Resources/Goldens/paged-rest")

  init() throws {
    place = try Scratch()
    for folder in ["old/deep", "new/deep"] {
      try FileManager.default.createDirectory(at: place.file(folder), withIntermediateDirectories: true)
    }
  }

  private func put(_ variant: String, as name: String) throws {
    try FileManager.default.copyItem(
      at: goldens.appendingPathComponent("\(variant)/still-rest.png"), to: place.file(name))
  }

  @Test func `each picture is changed, missing, deleted or passed`() throws {
    let (light, dark) = ("430x932@1/light/leftToRight", "430x932@1/dark/leftToRight")
    try put(light, as: "old/same.png")
    try put(light, as: "new/same.png")
    let equal = try Program().run(["compare", "old", "new"], in: place.folder)
    #expect(equal.status == 0 && equal.output == "1 passed of 1 picture\n", "\(equal.output)")

    try put(light, as: "old/deep/theme.png")
    try put(dark, as: "new/deep/theme.png")
    try put("375x812@1/light/rightToLeft", as: "new/small.png")
    try place.write("text", as: "old/notes.txt")
    let ending = try Program().run(["compare", "old", "new", "--report", "report"], in: place.folder)
    #expect(ending.status == 1)
    #expect(ending.output.hasPrefix("deep/theme.png: changed: "), "\(ending.output)")
    #expect(ending.output.contains("small.png: missing: it is in the second folder only"))
    #expect(ending.output.hasSuffix("1 changed, 1 missing, 1 passed of 3 pictures\n"), "\(ending.output)")
    #expect(ending.complaint == "orihon: 1 file is no PNG and was not compared\n")
    let suites = try String(contentsOf: place.file("report/junit.xml"), encoding: .utf8)
    for name in ["deep/theme", "small", "same"] { #expect(suites.contains("<testsuite name=\"\(name)\"")) }
    #expect(suites.contains("tests=\"3\" failures=\"2\""), "\(suites)")
    let loose = try Program().run(["compare", "old", "new", "--precision", "0"], in: place.folder)
    #expect(loose.output.contains("deep/theme.png: tolerated: precision 0: "), "\(loose.output)")
  }

  @Test func `folders without a picture are nothing that could pass`() throws {
    let ending = try Program().run(["compare", "old", "new"], in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.contains("neither it nor new holds a PNG file"), "\(ending.complaint)")
  }

  @Test(arguments: [["old", "gone"], ["gone", "old"]])
  func `a folder that is not there is named`(folders: [String]) throws {
    let ending = try Program().run(["compare"] + folders, in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint == "orihon: there is no folder 'gone'; pictures are compared folder with folder\n",
      "\(ending.complaint)")
  }

  @Test func `a picture that cannot be read weighs more than a difference, in a report too`() throws {
    try put("430x932@1/light/leftToRight", as: "old/a.png")
    try put("430x932@1/dark/leftToRight", as: "new/a.png")
    try put("430x932@1/light/leftToRight", as: "old/same.png")
    try put("430x932@1/light/leftToRight", as: "new/same.png")
    for folder in ["old", "new"] { try place.write("no picture", as: "\(folder)/torn.png") }
    for differing in [["a.png"], []] {
      if differing.isEmpty { try FileManager.default.removeItem(at: place.file("new/a.png")) }
      if differing.isEmpty { try FileManager.default.removeItem(at: place.file("old/a.png")) }
      let ending = try Program().run(["compare", "old", "new", "--report", "r"], in: place.folder)
      #expect(ending.status == 2 && ending.output.contains("1 not compared"), "\(ending.output)")
      let report = try Program().run(["report", "r", "--out", "all"], in: place.folder)
      #expect(report.status == 2, "\(report.output)")
      #expect(
        report.complaint
          == "orihon: of 1 case something cannot be read, which is neither a pass nor a difference\n")
      let junit = try String(contentsOf: place.file("all/junit.xml"), encoding: .utf8)
      #expect(junit.contains("errors=\"1\""), "\(junit)")
    }
  }

  @Test(arguments: [["old"], ["new"], ["old", "new"]])
  func `a picture that cannot be read is told, and is neither a pass nor a difference`(folders: [String])
    throws
  {
    let light = "430x932@1/light/leftToRight"
    for folder in ["old", "new"] {
      try put(light, as: "\(folder)/same.png")
      try put(light, as: "\(folder)/torn.png")
    }
    for folder in folders {
      let file = place.file("\(folder)/torn.png")
      try Data(contentsOf: file).prefix(60).write(to: file)
    }
    let ending = try Program().run(["compare", "old", "new"], in: place.folder)
    #expect(ending.status == 2, "\(ending.output)\(ending.complaint)")
    #expect(ending.output.contains("torn.png: not compared: "), "\(ending.output)")
    #expect(
      ending.complaint
        == "orihon: 1 picture cannot be read, which is neither a pass nor a difference\n",
      "\(ending.complaint)")
  }

  @Test func `a report does not take the place of a picture that it is about`() throws {
    try put("430x932@1/light/leftToRight", as: "old/a.png")
    try put("430x932@1/dark/leftToRight", as: "new/a.png")
    #expect(try Program().run(["compare", "old", "new", "--report", "r"], in: place.folder).status == 1)
    let picture = place.file("r/pictures/0001-actual.png")
    let before = try Data(contentsOf: picture)
    for folders in [["r/pictures", "old"], ["old", "r/pictures"], ["r", "new"]] {
      let ending = try Program().run(["compare"] + folders + ["--report", "r"], in: place.folder)
      #expect(ending.status == 2, "\(ending.output)")
      #expect(ending.complaint.contains("compared"), "\(ending.complaint)")
    }
    #expect(try Data(contentsOf: picture) == before)
  }

  @Test func `what belongs to scenarios is refused`() throws {
    let ending = try Program().run(["compare", "old", "new", "--record", "all"], in: place.folder)
    #expect(ending.status == 2)
    #expect(
      ending.complaint.contains(
        "--record, --shard, --timings, --progress, --workers and --watch are for scenarios"))
  }
}
