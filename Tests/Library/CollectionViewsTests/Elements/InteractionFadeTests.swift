import Foundation
import Testing

@testable import CollectionViews

/// Tests that what a pointer does to an item is all or nothing at its end, at which the last layout is made.
struct InteractionFadeTests {
  /// Times in thousandths of a second, as events have them, whose sums and differences round.
  private static let times = (0..<2000).map { 13 + Double($0) / 1000 }

  @Test func `what has faded shows nothing at the very time at which its animation ends`() {
    for time in Self.times {
      var touch = InteractionFade(duration: CellInteraction.hoverDuration)
      touch.begin(copy: 0, at: time - 1)
      touch.end(at: time)
      #expect(touch.progress(at: touch.animatesUntil, ofCopy: 0) == 0, "\(time)")
    }
  }

  @Test func `what goes on shows fully then`() {
    for time in Self.times {
      var touch = InteractionFade(duration: CellInteraction.pressDuration)
      touch.begin(copy: 0, at: time)
      #expect(touch.progress(at: touch.animatesUntil, ofCopy: 0) == 1, "\(time)")
    }
  }

  @Test func `a card is turned over then, and back`() {
    for time in Self.times {
      var interaction = ItemInteraction()
      interaction.turnOver(at: time)
      #expect(interaction.value(at: interaction.animatesUntil, ofCopy: 0).turn == 1, "\(time)")
      interaction.turnOver(at: time + 1)
      #expect(interaction.value(at: interaction.animatesUntil, ofCopy: 0).turn == 0, "\(time)")
    }
  }
}
