import CollectionViews
import Documents
package import Foundation
import SceneReadings
import ScrollPhysics
package import Stage

/// The offsets of the feed and its rows: `feed=310.5,hero=860`, content offsets in points.
package struct ScrollOffsets {
  /// A scroller and its offset.
  package struct Place {
    package var scroller: String
    package var offset: CGFloat
  }

  package let places: [Place]

  /// Parses a placement.
  ///
  /// - Throws: `CommandError.badPlacement` with the part that cannot be parsed.
  package init(_ text: String) throws(CommandError) {
    var places: [Place] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, let offset = Double(sides[1]), abs(offset) <= 1e9 else {
        throw .badPlacement(String(part))
      }
      places.append(Place(scroller: String(sides[0]), offset: offset))
    }
    self.places =
      places.filter { $0.scroller == ScrollerID.feedName }
      + places.filter { $0.scroller != ScrollerID.feedName }
  }

  /// Creates the current placement of a stage.
  package init(of stage: Stage) {
    places = stage.trace.scrollers.map { Place(scroller: $0.id.name, offset: $0.motion.offset) }
  }

  /// The placement in the form of `--place`, without the scrollers at their beginning.
  package var text: String {
    places.filter { $0.offset != 0 }.map { "\($0.scroller)=\(NumberText.points($0.offset))" }
      .joined(separator: ",")
  }

  /// Sets the offsets of all scrollers without animation.
  package func apply(to stage: Stage) {
    for place in places {
      stage.place(scroller: place.scroller, at: place.offset)
      stage.refresh(to: stage.time)
    }
  }
}
