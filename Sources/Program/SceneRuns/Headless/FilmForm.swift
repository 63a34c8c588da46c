package import VisualQA

extension Film {
  /// The format of a film.
  package nonisolated enum Form: Hashable {
    /// Frames side by side in one PNG.
    case strip
    /// An animated PNG.
    case animation
    /// An HTML page that plays the film.
    case page
    /// A video that `ffmpeg` packs.
    case video(VideoForm)

    /// The formats by the ends of their files' names.
    private static let forms: [(ending: String, form: Form)] =
      [("png", .strip), ("apng", .animation), ("html", .page)]
      + VideoForm.allCases.map { ($0.rawValue, .video($0)) }

    /// The ends of all names, as words.
    package static var endings: String {
      let all = forms.map { "." + $0.ending }
      return all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
    }

    /// Chooses the format by the end of a file's name; `nil` for a name that is no film's.
    package init?(name: String) {
      let lowercase = name.lowercased()
      guard let found = Self.forms.first(where: { lowercase.hasSuffix("." + $0.ending) }) else { return nil }
      self = found.form
    }

    /// The default number of frames a second; `nil` for a strip.
    var defaultRate: Double? {
      switch self {
      case .strip: nil
      case .animation: 20
      case .page: 30
      case .video(let form): form.defaultRate
      }
    }

    /// The maximum number of frames.
    var longest: Int {
      if case .video = self { 36_000 } else { 3600 }
    }
  }
}
