import Foundation
package import ScreenInterface

/// The checks of picture files before their pixels are needed.
public enum PictureFile {
  /// Returns the picture of a dropped file, or the reason why it is none, judged by the file's first bytes.
  package static func dropped(_ path: String) -> DroppedFile {
    do {
      return .picture(try reference(path))
    } catch {
      return .other(path: path, reason: error.description)
    }
  }

  /// Decodes a file named on the command line completely as a check, and returns the picture.
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

  /// Decodes a picture and returns the reason why it cannot be shown; `nil` for an intact picture.
  public static func fault(of path: String) -> String? {
    examined(path).fault
  }

  /// Decodes a picture and returns the reason why it cannot be shown, or the warnings about it.
  ///
  /// Each warning is the end of a sentence that begins with the picture. Where `plays` is true, an animation
  /// beyond the limits counts as a failure.
  package static func examined(_ path: String, plays: Bool = false) -> (fault: String?, oddities: [String]) {
    do {
      return (nil, try PictureDecoding.check(contentsOf: path, plays: plays).sentences)
    } catch {
      return (error.description, [])
    }
  }

  /// Returns the outcome of a request from the file's header only, for runs that draw nothing.
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

  /// Returns the kind of a file's change, read from the file's header.
  nonisolated static func change(of path: String) -> PictureChange {
    let size = try? PictureDecoding.size(of: path)
    return PictureChange(path: path, width: size?.width, height: size?.height)
  }

  private static func reference(_ path: String) throws(PictureFailure) -> ReferencePicture {
    let size = try PictureDecoding.size(of: path)
    return ReferencePicture(PictureReference(path: path), width: size.width, height: size.height)
  }
}
