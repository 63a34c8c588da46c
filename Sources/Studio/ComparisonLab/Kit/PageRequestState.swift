/// The state of a page request, as a side assumes it.
nonisolated enum PageRequestState: Sendable, Hashable {
  /// The row is moving to the page.
  case begun
  /// The row has arrived.
  case arrived
  /// The request was interrupted.
  case abandoned
}
