import Foundation
package import ScreenInterface

/// The checks of picture files before their pixels are needed.
public enum PictureFile {
  /// Returns the picture or refusal that a dropped file's first bytes amount to.
  package static func dropped(_ path: String) -> DroppedFile {
    do {
      return .picture(try reference(path))
    } catch {
      return .refused(name: URL(fileURLWithPath: path).lastPathComponent, reason: error.description)
    }
  }

  /// Returns a picture that was decoded completely as a check, for a file named on a command line.
  ///
  /// - Throws: `DrawingError.notRead` with the path and the reason.
  package static func checked(_ path: String) throws(DrawingError) -> ReferencePicture {
    if let reason = fault(of: path) { throw .notRead(path: path, reason: reason) }
    do {
      return try reference(path)
    } catch {
      throw .notRead(path: path, reason: error.description)
    }
  }

  /// Returns the reason why a picture cannot be shown, found by decoding it; `nil` for an intact picture.
  public static func fault(of path: String) -> String? {
    examined(path).fault
  }

  /// Returns the reason why a picture cannot be shown, found by decoding it, and what is odd about one that can be.
  ///
  /// Each oddity is the end of a sentence that begins with the picture. Where `plays` is true, one that is too long to be
  /// played cannot be shown.
  package static func examined(_ path: String, plays: Bool = false) -> (fault: String?, oddities: [String]) {
    do {
      return (nil, try PictureDecoding.check(contentsOf: path, plays: plays).sentences)
    } catch {
      return (error.description, [])
    }
  }

  /// Returns the outcome of a request as far as the beginning of the file tells it, for runs that draw nothing.
  package static func inspected(_ request: PictureRequest) -> PictureOutcome {
    do {
      let path = request.picture.path
      guard request.picture.plays else {
        _ = try PictureDecoding.size(of: path)
        return .ready
      }
      return try PictureDecoding.timing(of: path).map(PictureOutcome.playing) ?? .ready
    } catch {
      return .failed(error.description)
    }
  }

  /// Returns what a change of a file amounts to, seen from the beginning of the file.
  nonisolated static func change(of path: String) -> PictureChange {
    let size = try? PictureDecoding.size(of: path)
    return PictureChange(path: path, width: size?.width, height: size?.height)
  }

  private static func reference(_ path: String) throws(PictureFailure) -> ReferencePicture {
    let size = try PictureDecoding.size(of: path)
    return ReferencePicture(PictureReference(path: path), width: size.width, height: size.height)
  }
}
