import CollectionViews
import Documents
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that what a setting's key says of it is true.
struct FeedSettingKeysTests {
  @Test func `a feed that writes every default moves as one that writes none`() {
    let written = FeedSettings(
      Dictionary(uniqueKeysWithValues: FeedSetting.allCases.map { ($0, $0.explanation.standard) }))
    let plain = FeedSettings()
    #expect(written.motion == plain.motion)
    #expect(written.gestures == plain.gestures)
    #expect(written.dots == plain.dots)
    #expect(written.deceleration == plain.deceleration)
  }

  @Test func `every default lies in its range`() {
    for setting in FeedSetting.allCases { #expect(setting.range.contains(setting.explanation.standard)) }
  }

  @Test func `the line of a setting is what its declaration says`() throws {
    let file = Checkout.root().appendingPathComponent("Sources/Feeds/FeedFiles/Description/FeedSetting.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    for setting in FeedSetting.allCases {
      let comment = "\(setting.explanation.line.dropLast()); default "
      #expect(source.contains("/// \(comment)"), "\(setting)")
    }
  }
}
