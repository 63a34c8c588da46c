import CollectionViews
import Foundation
import ScrollPhysics
import Stage

/// Where the feed and its rows stand: `feed=310.5,hero=860`, content offsets in points.
struct Placement {
  /// An offset and the scroller that it is of.
  struct Place {
    var scroller: ScrollRequest.Scroller
    var offset: CGFloat
  }

  let places: [Place]

  /// Reads a placement.
  ///
  /// - Throws: `CommandError.badPlacement` with the part that cannot be read.
  init(_ text: String) throws(CommandError) {
    var places: [Place] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, let offset = Double(sides[1]), abs(offset) <= 1e9 else {
        throw .badPlacement(String(part))
      }
      let name = String(sides[0])
      places.append(Place(scroller: name == "feed" ? .feed : .row(name), offset: offset))
    }
    self.places = places.filter { $0.scroller == .feed } + places.filter { $0.scroller != .feed }
  }

  /// Where a stage stands now.
  init(of stage: Stage) {
    let trace = stage.trace
    let feed = Place(scroller: .feed, offset: trace.feed.offset)
    places = [feed] + trace.rows.map { Place(scroller: .row($0.id), offset: $0.motion.offset) }
  }

  /// The placement as the option takes it; scrollers at their beginning are left out.
  var text: String {
    places.filter { $0.offset != 0 }
      .map { "\($0.scroller.row ?? "feed")=\(NumberText.points($0.offset))" }.joined(separator: ",")
  }

  /// Moves everything there at once.
  func apply(to stage: Stage) {
    for place in places {
      stage.content.collectionView.perform(
        ScrollRequest(place.scroller, to: .offset(place.offset), cause: .api, animation: .none))
      stage.refresh(to: stage.time)
    }
  }
}
