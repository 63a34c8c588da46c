import CollectionViews
package import Documents
import Foundation
package import Stage

extension FeedScene {
  /// True for a feed whose cards can push other feeds: it was opened with a link to one.
  package var canPush: Bool { navigation != nil }

  /// Returns the scene that shows a feed, and pushes the other feeds that its cards lead to.
  package static func scene(for reading: FeedReading, name: String) -> Scene {
    var scene = scene(for: reading.feed, reading.tuning, name: name)
    guard !reading.links.isEmpty, let file = reading.file?.resolved else { return scene }
    scene.makeContent = { context in
      let feed = FeedScene(reading.feed, reading.tuning, context: context)
      let navigation = FeedNavigation(feed, reading, file: file, context: context)
      return Scene.Content(
        feed.collectionView, root: navigation.view, participants: [navigation], reporter: navigation,
        owned: [navigation, feed])
    }
    return scene
  }
}

extension Scene.Content {
  /// The file of the feed that a card has pushed over the first one, as the log names it; `nil` while there is none.
  package var pushedFeed: String? { navigation?.pushedFeed }

  /// The warnings of that feed's own file; `nil` while there is none.
  package var pushedWarnings: [DocumentFault]? { navigation?.pushedWarnings }

  private var navigation: FeedNavigation? { owned.lazy.compactMap { $0 as? FeedNavigation }.first }
}
