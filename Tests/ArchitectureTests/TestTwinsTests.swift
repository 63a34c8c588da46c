import Testing

@Suite struct TestTwinsTests {
  @Test func `a target without a test is caught`() {
    let files = [
      SourceFile("Sources/Stage/Scene.swift", "struct Scene {}"),
      SourceFile("Sources/Carousel/PageTracker.swift", "struct PageTracker {}"),
      SourceFile("Sources/Gallery/Scenes.swift", "struct Scenes {}"),
      SourceFile("Sources/UIKitNames/UIKitNames.swift", "typealias A = B"),
      SourceFile("Tests/StageTests/SceneTests.swift", "@Test func f() {}"),
      SourceFile("Tests/CarouselTests/PageTrackerTests.swift", "// No @Test yet."),
    ]
    #expect(TestTwins.violations(in: files).map(\.path) == ["Tests/CarouselTests", "Tests/GalleryTests"])
  }
}
