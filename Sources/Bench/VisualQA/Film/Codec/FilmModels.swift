/// The adaptive models of one chapter of a film; a chapter begins with models that know nothing.
nonisolated struct FilmModels {
  /// What is known of a channel before its error is coded.
  struct Context {
    /// The channel, and 3 more where it is guessed from a picture.
    var kind: Int
    /// How large the errors around are, from 0 to 11.
    var level: Int
    /// How large the error of the channel before is, from 0 to 3.
    var lead: Int
    /// The sign of the error at the left: 0 below zero, 1 for zero, 2 above.
    var lean: Int
  }

  private static let levels = 12
  private static let kinds = 6

  var isSame = BitModel()
  var repeats = [BitModel](repeating: BitModel(), count: 9)
  var isAbove = BitModel()
  var isNew = BitModel()
  var isChanged = BitModel()
  var vector = [BitModel](repeating: BitModel(), count: FilmPlan.mostVectors)
  private var zero = [BitModel](repeating: BitModel(), count: kinds * levels * 4)
  private var sign = [BitModel](repeating: BitModel(), count: kinds * 3)
  private var length = [BitModel](repeating: BitModel(), count: kinds * levels * 8)
  private var digits = [BitModel](repeating: BitModel(), count: kinds * 9 * 8)

  /// Codes an error from −255 to 255: whether it is 0, its sign, its number of binary digits, and these.
  @inline(__always)
  mutating func error<Coder: BitCoding>(_ value: Int, _ context: Context, _ coder: inout Coder) -> Int {
    let (kind, place) = (context.kind, context.kind * Self.levels + context.level)
    guard coder.code(value == 0 ? 0 : 1, &zero[place * 4 + context.lead]) == 1 else { return 0 }
    let isNegative = coder.code(value < 0 ? 1 : 0, &sign[kind * 3 + context.lean]) == 1
    let size = abs(value)
    let wanted = Int.bitWidth - size.leadingZeroBitCount
    var count = 1
    while count < 8, coder.code(wanted > count ? 1 : 0, &length[place * 8 + count - 1]) == 1 { count += 1 }
    var result = 1
    for digit in (0..<count - 1).reversed() {
      // The first two digits have models of their own; the others have one for each place.
      let model = digit == count - 2 ? 0 : digit == count - 3 ? 1 + result & 1 : min(3 + digit, 7)
      result = result << 1 | coder.code(size >> digit & 1, &digits[(kind * 9 + count) * 8 + model])
    }
    return isNegative ? -result : result
  }
}
