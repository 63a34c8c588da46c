extension String {
  /// The number of times that a text occurs, one after the other.
  public func count(of text: String) -> Int { ranges(of: text).count }
}
