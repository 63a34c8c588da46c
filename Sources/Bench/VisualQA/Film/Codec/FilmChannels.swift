/// The coder of a film's chapter with its models, for plans and for the channels of pixels.
nonisolated struct FilmChannels<Coder: BitCoding> {
  /// The picture that is written; empty for a reader.
  var source: [UInt32] = []
  var models = FilmModels()
  var coder: Coder

  init(coder: Coder) { self.coder = coder }

  /// Codes the error of a channel that is predicted, and returns it.
  @inline(__always)
  mutating func code(
    _ place: Int, _ shift: UInt32, _ prediction: Int, _ context: FilmModels.Context
  ) -> Int {
    let error = source.isEmpty ? 0 : FilmWord.channel(source[place], shift) - prediction
    let coded = models.error(error, context, &coder)
    return min(max(prediction + coded, 0), 255) - prediction
  }

  /// Codes a plan, and returns it.
  mutating func code(_ plan: FilmPlan, columns: Int) -> FilmPlan {
    var plan = plan
    code(&plan.vectors)
    for index in plan.blocks.indices {
      let block = plan.blocks[index]
      let left = index % columns > 0 ? plan.blocks[index - 1] : .copied(0)
      let above = index >= columns ? plan.blocks[index - columns] : .copied(0)
      if coder.code(block == left ? 1 : 0, &models.repeats[left.kind * 3 + above.kind]) == 1 {
        plan.blocks[index] = left
      } else if left != above, coder.code(block == above ? 1 : 0, &models.isAbove) == 1 {
        plan.blocks[index] = above
      } else {
        plan.blocks[index] = code(block)
      }
    }
    return plan
  }

  /// Codes the vectors but the first, which all plans have.
  private mutating func code(_ vectors: inout [FilmVector]) {
    let count = coder.code(vectors.count, bits: 7)
    for index in 1..<max(count, 1) {
      if index >= vectors.count { vectors.append(FilmVector()) }
      let vector = vectors[index]
      vectors[index].picture = coder.code(vector.picture, bits: 8)
      vectors[index].dx = coder.code(vector.dx + FilmVector.reach, bits: 17) - FilmVector.reach
      vectors[index].dy = coder.code(vector.dy + FilmVector.reach, bits: 17) - FilmVector.reach
    }
  }

  /// Codes a block that is not the one at its left.
  private mutating func code(_ block: FilmPlan.Block) -> FilmPlan.Block {
    if coder.code(block == .new ? 1 : 0, &models.isNew) == 1 { return .new }
    let isChanged = coder.code(block.kind == 1 ? 1 : 0, &models.isChanged) == 1
    var number = 1
    for place in (0..<6).reversed() {
      number = number << 1 | coder.code(block.vector >> place & 1, &models.vector[number])
    }
    return isChanged ? .changed(number - 64) : .copied(number - 64)
  }
}
