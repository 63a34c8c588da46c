import Foundation
import Testing

/// Tests of `orihon list`, which names all that ships.
struct ListVerbTests {
  private struct SceneListing: Decodable {
    struct Named: Decodable { let name: String }
    struct Scene: Decodable {
      let group, name, english, japanese: String
      let fixture: Bool
    }
    let scenes: [Scene]
    let scripts: [String]
    let devices: [Named]
  }

  @Test func `the default feed is the first scene, and there are scripts and devices`() throws {
    let output = try Program().run(["list", "--json"]).output
    let inventory = try JSONDecoder().decode(SceneListing.self, from: Data(output.utf8))
    #expect(inventory.scenes.first?.name == "default")
    #expect(inventory.scripts.contains("default"))
    #expect(inventory.devices.map(\.name) == ["small", "regular", "large", "tablet"])
  }

  @Test func `people get a line for each`() throws {
    let ending = try Program().run(["list"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\ndevice  small  375x812\n"))
    #expect(ending.output.hasPrefix("To begin with\nscene   default  "))
    #expect(ending.output.contains("\n\nThe five articles\nscene   seed-a  "))
  }

  @Test func `a scene tells what it shows and what to try, and whether it is a fixture`() throws {
    let lines = try Program().run(["list"]).output.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.hasPrefix("scene   loops  ") })
    #expect(lines[place].hasSuffix("  (fixture)"))
    #expect(lines[place + 1].hasPrefix("        Rows that loop"))
    #expect(lines[place + 2].hasPrefix("        めぐる列"))
    #expect(!lines[0...1].joined().contains("fixture"))
  }

  @Test func `scenes stand group by group, each group once`() throws {
    let output = try Program().run(["list", "--json"]).output
    let groups = try JSONDecoder().decode(SceneListing.self, from: Data(output.utf8)).scenes.map(\.group)
    let turns = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count
    #expect(turns + 1 == Set(groups).count)
    #expect(groups.filter { $0 == "The five articles" }.count == 5)
  }
}
