/// The direction of the viewport over the content, as seen on the screen; the content moves the opposite way.
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
