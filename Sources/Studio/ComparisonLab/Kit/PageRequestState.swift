/// What a side believes of a page that it has asked for.
nonisolated enum PageRequestState: Sendable, Hashable {
  /// It is on its way.
  case begun
  /// It has arrived.
  case arrived
  /// Something else came in between.
  case abandoned
}
