/// The direction in which the viewport moves over the content on the screen, opposite to that of the content.
package enum PhysicalDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// Content at the left comes into view.
  case left
  /// Content at the right comes into view.
  case right
  /// Content above comes into view.
  case up
  /// Content below comes into view.
  case down
  /// The content is at rest, or has moved less than the dead band.
  case none
}
