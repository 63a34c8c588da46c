import VisualQA

extension CompareVerb {
  /// The arguments with which a worker compares as this command does, without the scenarios.
  var words: [String] {
    var options: [(name: String, value: String?)] = [
      ("record", record?.rawValue), ("report", report), ("goldens", goldens.goldens),
      ("scenarios", goldens.file),
      ("tolerance", tolerance.tolerance?.rawValue), ("seed", "\(seed)"),
    ]
    options.append(("precision", tolerance.precision.map { "\($0)" }))
    options.append(("perceptual-precision", tolerance.perceptualPrecision.map { "\($0)" }))
    options.append(("max-diff-pixels", tolerance.maxDiffPixels.map { "\($0)" }))
    options.append(("worst-tile", tolerance.worstTile.map { "\($0)" }))
    return ["compare"] + options.compactMap { name, value in value.map { "--\(name)=\($0)" } }
  }
}
