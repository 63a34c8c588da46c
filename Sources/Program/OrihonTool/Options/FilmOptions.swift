import ArgumentParser
import Documents
import SceneRuns
import VisualQA

/// Options for the film of a replay.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Film it without a window: .png a strip of --strip frames (default 8), .apng an animation, "
        + ".html a page that plays it, and by ffmpeg .mp4, .webm or .gif.",
      valueName: "file"))
  var film: String?

  @Option(
    help: ArgumentHelp("Pixels of the film for one of the screen.", valueName: "s"),
    transform: ArgumentReading.number(in: 0.1...1, "of a pixel"))
  var filmScale: Double?

  @Option(
    help: ArgumentHelp(
      "Frames a second; default 20 for .apng and .gif, 30 for .html, 60 for .mp4 and .webm.", valueName: "hz"),
    transform: ArgumentReading.number(in: 1...60, "frames a second"))
  var filmRate: Double?

  @Option(
    help: ArgumentHelp("Begin the film at this time.", valueName: "t"),
    transform: ArgumentReading.number(in: 0...86_400, "seconds"))
  var filmFrom: Double?

  @Option(
    help: ArgumentHelp("End the film at this time.", valueName: "t"),
    transform: ArgumentReading.number(in: 0...86_400, "seconds"))
  var filmTo: Double?

  /// The format given by the file's extension; `nil` without a film.
  var form: Film.Form? {
    film.flatMap { Film.Form(name: $0) }
  }

  /// Returns the requested film, a strip of which has `cells` frames; `nil` without a film.
  func request(cells: Int?) -> Film.Request? {
    guard let film, let form else { return nil }
    var request = Film.Request(path: film, form: form)
    request.span = (filmFrom ?? 0)...(filmTo ?? .infinity)
    if let filmScale { request.scale = filmScale }
    if let filmRate { request.rate = filmRate }
    if let cells { request.cells = cells }
    return request
  }

  /// Throws when options exclude each other.
  func check() throws {
    guard let film else {
      for (isGiven, name) in [
        (filmScale != nil, "scale"), (filmRate != nil, "rate"), (filmFrom != nil, "from"),
        (filmTo != nil, "to"),
      ] where isGiven {
        throw CommandError.contradiction("--film-\(name) needs --film, the film that it is of")
      }
      return
    }
    guard let form else {
      throw CommandError.contradiction("--film is '\(film)'; a film's name ends in \(Film.Form.endings)")
    }
    if form == .strip, filmRate != nil {
      throw CommandError.contradiction(
        "--film-rate is for what moves: a strip, whose name ends in .png, has --strip frames")
    }
    if let filmRate, case .video(let video) = form, !video.isExact(filmRate) {
      throw CommandError.contradiction(
        "--film-rate is \(NumberText.points(filmRate)); a .gif counts in hundredths of a second, so it has 1, 2, 4, 5, 10, 20, "
          + "25 or 50 frames a second")
    }
    if let filmFrom, let filmTo, filmFrom >= filmTo {
      throw CommandError.contradiction("--film-from \(filmFrom) is not before --film-to \(filmTo)")
    }
  }
}
