import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import Testing

@testable import FeedFiles
@testable import Gallery

/// Tests of the shipped feeds in windows from the narrowest phone to the widest screen.
///
/// Nothing is lost, and nothing overlaps.
struct FeedWidthsTests {
  nonisolated static let feeds = [
    "default", "paged", "wraps", "behaviors", "loops", "linked", "loading", "transforms", "keylines",
  ]

  /// Returns the feed in a window so high that all of its sections show.
  static func stage(
    _ name: String, width: CGFloat, _ direction: TraitCollection.LayoutDirection, textScale: CGFloat = 1
  ) throws -> Stage {
    var traits = TraitCollection(layoutDirection: direction, reducesMotion: true)
    traits.textScale = textScale
    return StageHarness(
      try #require(Gallery.scene(named: name)),
      options: StageOptions(size: CGSize(width: width, height: textScale > 1 ? 30_000 : 9000), traits: traits)
    ).stage
  }

  @Test(arguments: feeds, TraitCollection.LayoutDirection.allCases)
  func `at no width is a title cut, does text leave its card, or a header lie on one`(
    name: String, direction: TraitCollection.LayoutDirection
  ) throws {
    for width in stride(from: 320, through: 2560, by: 80) {
      let fault = TextFaults(in: try Self.stage(name, width: CGFloat(width), direction)).first
      #expect(fault == nil, "at \(width): \(fault ?? "")")
    }
  }
}
