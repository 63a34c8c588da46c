import Testing

@Suite struct OneNameOneTypeTests {
  private func violations(_ files: [String: String]) -> [String] {
    OneNameOneType.violations(in: files.sorted { $0.key < $1.key }.map { SourceFile($0.key, $0.value) })
      .map(\.path)
  }

  @Test func `two types of one name are caught, in two targets and in one`() {
    let twice = violations([
      "Sources/Library/Stage/A.swift": "public struct Device {}",
      "Sources/Library/Carousel/B.swift": "enum Device {}",
    ])
    #expect(twice == ["Sources/Library/Carousel/B.swift", "Sources/Library/Stage/A.swift"])
    #expect(
      violations([
        "Sources/Library/Stage/A.swift": "struct Row {}",
        "Sources/Library/Stage/B.swift": "typealias Row = Int",
      ]).count == 2)
  }

  @Test func `a nested type with the name of another target's type is caught`() {
    let nested = "public struct PointerEvent {\n  public enum Device { case mouse }\n}"
    #expect(
      violations([
        "Sources/Library/Stage/A.swift": "struct Device {}",
        "Sources/Library/ScreenInterface/B.swift": nested,
      ]) == ["Sources/Library/ScreenInterface/B.swift"])
  }

  @Test(arguments: [
    "public struct Scene { struct Content {} }\nstruct Pen { enum Content { case ink } }",
    "struct Scene {}\nextension Pen { private struct Scene {} }",
    "struct Scene {}\nextension View { typealias Scene = Int }",
    "struct Scene {}\nfunc f() { struct Scene {} }",
    "struct Scene {}\nstruct Pen { func f() { enum Scene {} } }",
    "import struct Foundation.Scene\nclass Scene { class func make() {} }",
  ])
  func `what is told apart by its place is one of its kind`(text: String) {
    #expect(
      violations(["Sources/Library/Stage/A.swift": "struct Other {}", "Sources/Feeds/Gallery/B.swift": text])
        == [])
  }

  @Test func `UIKit's own nested name may be that of another type`() {
    let nested =
      "public struct CollectionLayoutSectionOrthogonalScrollingProperties { enum DecelerationRate {} }"
    #expect(
      violations([
        "Sources/Library/ScrollPhysics/A.swift": "struct DecelerationRate {}",
        "Sources/Library/CompositionalLayout/B.swift": nested,
      ]) == [])
  }

  @Test func `a type knows its names, its keyword and its line`() {
    let text = """
      // struct Not {}
      public nonisolated enum Outer<Value: Equatable> {
        let text = "struct Neither {}"
        package final class Inner: Base {}
      }
      extension Outer.Inner { struct Deep {} }
      """
    let types = TypeDeclarations.all(in: SourceFile("Sources/Library/Stage/A.swift", text))
    #expect(types.map(\.name) == ["Outer", "Outer.Inner", "Outer.Inner.Deep"])
    #expect(types.map(\.keyword) == ["enum", "class", "struct"] && types.map(\.line) == [2, 4, 6])
    #expect(types[1].modifiers == ["package", "final"])
  }
}
