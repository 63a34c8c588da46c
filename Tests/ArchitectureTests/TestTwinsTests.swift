import Testing

@Suite struct TestTwinsTests {
  @Test func `a target without a test is caught, and one without an example`() {
    let files = [
      SourceFile("Sources/Library/Stage/Scene.swift", "struct Scene {}"),
      SourceFile("Sources/Library/Carousel/PageTracker.swift", "struct PageTracker {}"),
      SourceFile("Sources/Feeds/Gallery/Scenes.swift", "struct Scenes {}"),
      SourceFile("Sources/Library/UIKitNames/UIKitNames.swift", "typealias A = B"),
      SourceFile("Tests/Library/StageTests/ExampleOfSceneTests.swift", "@Test func f() {}"),
      SourceFile("Sources/Bench/Replays/Replay.swift", "struct Replay {}"),
      SourceFile("Tests/Bench/ReplaysTests/ReplayTests.swift", "@Test func f() {}"),
      SourceFile("Tests/Library/CarouselTests/PageTrackerTests.swift", "// No @Test yet."),
    ]
    #expect(
      TestTwins.violations(in: files).map(\.path)
        == ["Tests/Library/CarouselTests", "Tests/Feeds/GalleryTests", "Tests/Bench/ReplaysTests"])
  }
}
