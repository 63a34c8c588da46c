extension Int {
  /// Returns the remainder that is never negative: −1 modulo 5 is 4.
  func modulo(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
