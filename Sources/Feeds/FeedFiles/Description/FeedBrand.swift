package import Foundation

/// The brand of a feed, shown once in the header of its first section.
package nonisolated enum FeedBrand: Sendable, Hashable {
  /// No mark; the default.
  case none
  /// A picture with its size.
  case logo(FeedPicture, CGSize)
  /// A strip with a few characters, and a seal on its corner; either may be missing, but not both.
  case slip(String, seal: String)

  /// The greatest number of characters of a slip.
  static let slipLength = 12
  /// The greatest number of characters of a seal.
  static let sealLength = 2
}
