package import Documents
package import Foundation
package import ScreenInterface

/// A film that the installed `ffmpeg` packs, frame by frame at a constant rate.
///
/// A frame of the film at number ÷ rate seconds shows what the scene showed then. The file gets its name when it is
/// finished.
package final class VideoFile {
  private struct State {
    var run: FFmpegRun?
    var output: OutputFile?
    var last: Bitmap?
    var start: TimeInterval?
    var count = 0
  }

  private let url: URL
  private let form: VideoForm
  private let rate: Double
  private let most: Int
  private let ffmpeg: FFmpeg
  /// The film of a device or a pipe before it is complete.
  private let hidden: URL
  /// The frames of a GIF before they have their palette.
  private let packed: URL
  private var state = State()

  /// Prepares a film of `rate` frames a second and at most `most` frames, and finds `ffmpeg`; it writes nothing yet.
  ///
  /// - Throws: `DocumentError.unwritable`, with the name of the package where `ffmpeg` is missing.
  package init(to url: URL, _ form: VideoForm, rate: Double, most: Int) throws(DocumentError) {
    self.url = url
    self.form = form
    self.rate = rate
    self.most = most
    ffmpeg = try FFmpeg(for: url)
    let name = "orihon-film-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FileManager.default.temporaryDirectory
    packed = UniqueFileName.named(name, "nut", in: folder)
    hidden = UniqueFileName.named(name, form.rawValue, in: folder)
  }

  /// Where `ffmpeg` writes: beside the file, or elsewhere for a device or a pipe.
  private var target: URL { state.output?.partial ?? hidden }

  /// Shows a picture from a time on, in seconds; the first begins the film, and all have its size.
  package func show(_ picture: Bitmap, at time: TimeInterval) throws(DocumentError) {
    let start = state.start ?? time
    state.start = start
    // The frames before this time show the picture before.
    let due = Int(((time - start) * rate - 1e-4).rounded(.up))
    if let last = state.last { while state.count < due { try put(last) } }
    state.last = picture
    guard state.run == nil else { return }
    state.output = try OutputFile(url)
    state.run = try FFmpegRun(ffmpeg, arguments(picture), for: url)
  }

  private func put(_ picture: Bitmap) throws(DocumentError) {
    guard state.count < most else {
      throw .unwritable(
        file: url.relativePath,
        reason: "the film has more than \(most) frames; --film-rate, --film-from and --film-to shorten it")
    }
    state.count += 1
    try state.run?.write(picture.pixels.withUnsafeBytes { Data($0) })
  }

  private func arguments(_ picture: Bitmap) -> [String] {
    let number = "\(Int((rate * 1000).rounded()))/1000"
    return FFmpeg.manners
      + [
        "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size", "\(picture.width)x\(picture.height)",
        "-framerate", number, "-i", "pipe:0",
      ] + form.packing + FFmpeg.plain
      + ["-f", form.container, (form == .gif ? packed : target).path]
  }

  /// Ends the film and moves it to its place; there must be a picture.
  package func finish() throws(DocumentError) {
    precondition(state.last != nil, "a film has a picture")
    defer { clean() }
    do {
      if let last = state.last { try put(last) }
      try state.run?.finish()
      if form == .gif {
        let arguments =
          FFmpeg.manners + VideoForm.painting(packed.path) + FFmpeg.plain + ["-f", "gif", target.path]
        try FFmpegRun(ffmpeg, arguments, for: url).finish()
      }
      if let output = state.output {
        if output.partial == nil { try output.write(InputFile.data(contentsOf: hidden, limit: .lines)) }
        try output.finish()
      }
    } catch {
      state.output?.abandon()
      throw error
    }
  }

  /// Deletes the unfinished film.
  package func abandon() {
    state.run?.abandon()
    state.output?.abandon()
    clean()
  }

  private func clean() {
    for file in [packed, hidden] { try? FileManager.default.removeItem(at: file) }
  }
}
