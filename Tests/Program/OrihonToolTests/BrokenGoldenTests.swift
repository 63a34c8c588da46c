import Foundation
import TestSupport
import Testing

/// Tests that a golden which is none is named with its reason, and is neither a pass nor a difference.
struct BrokenGoldenTests {
  private enum Damage: String, CaseIterable {
    case pointer, empty, cut, conflict

    func applied(to data: Data) -> Data {
      switch self {
      case .pointer: Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8)
      case .empty: Data()
      case .cut: data.prefix(data.count / 2)
      case .conflict: Data("<<<<<<< HEAD\n".utf8) + data + Data("=======\n>>>>>>> other\n".utf8)
      }
    }
  }

  @Test(arguments: ["still-rest.png", "motion.jsonl"])
  func `a pointer of Git LFS, an empty or cut file and conflict marks end with 2 and name the file`(
    golden: String
  )
    throws
  {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write("- wait: 0.1\n- capture: rest\n", as: "rest.yml")
    try place.write(
      """
      variants: [{size: 200x200}]
      keeps: [motion, still]
      scenarios: [{name: rest, scene: feed.yml, script: rest.yml}]
      """, as: "scenarios.yml")
    let compare = ["compare", "--scenarios", "scenarios.yml"]
    let program = Program(environment: ["CI": ""])
    #expect(try program.run(compare, in: place.folder).status == 3)
    let path = "goldens/rest/200x200@1/light/leftToRight/\(golden)"
    let whole = try Data(contentsOf: place.file(path))
    for damage in Damage.allCases {
      try damage.applied(to: whole).write(to: place.file(path))
      let ending = try program.run(compare, in: place.folder)
      #expect(ending.status == 2, "\(damage): \(ending.output)\(ending.complaint)")
      #expect((ending.output + ending.complaint).contains(path + ":"), "\(damage): \(ending.output)")
    }
  }
}
