/// The warnings about a picture that is shown nevertheless.
nonisolated struct PictureWarnings: Sendable {
  let format: PictureFormat
  /// The extension of the file's name.
  let ending: String
  let hasBrokenProfile: Bool

  static let brokenProfile = "its colour profile cannot be read and is left out"

  /// The warnings, each as the end of a sentence that begins with the picture.
  var sentences: [String] {
    let told = ending.isEmpty ? "does not say so" : ".\(ending) says otherwise"
    return
      (format.endings.contains(ending.lowercased()) ? [] : ["it is \(format.name), and its ending \(told)"])
      + (hasBrokenProfile ? [Self.brokenProfile] : [])
  }
}
