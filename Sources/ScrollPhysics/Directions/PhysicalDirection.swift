/// Which way the viewport moves over content, as it is seen on the screen; the content itself goes the other way.
public enum PhysicalDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// What lies at the left comes into view.
  case left
  /// What lies at the right comes into view.
  case right
  /// What lies above comes into view.
  case up
  /// What lies below comes into view.
  case down
  /// At rest, or moved less than the dead band.
  case none
}
