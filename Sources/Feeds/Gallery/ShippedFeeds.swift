import FeedFiles
import Foundation
import ResourceCatalog
import Stage

extension Gallery {
  /// Returns the scene of a shipped feed file; the default feed is built in and always available.
  static func feed(_ name: String) -> Scene? {
    let reader = FeedReader(shippedPictures: ResourceCatalog.picturesFolder())
    let reading: FeedReading? =
      if let url = ResourceCatalog.url(feed: name) {
        try? reader.read(contentsOf: url)
      } else if name == "default" {
        try? reader.read(
          text: ResourceCatalog.embeddedDefaultFeed, name: "default.yml",
          baseFolder: ResourceCatalog.picturesFolder())
      } else {
        nil
      }
    return reading.map { FeedScene.scene(for: $0.feed, $0.tuning, name: name) }
  }
}
