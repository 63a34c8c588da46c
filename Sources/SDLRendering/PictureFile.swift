import Foundation
public import ScreenInterface

/// A picture file as it is found, before its pixels are wanted.
public enum PictureFile {
  /// What the first bytes of a file tell, for one that was dropped on a window.
  public static func dropped(_ path: String) -> DroppedFile {
    do {
      return .picture(try reference(path))
    } catch {
      return .refused(name: URL(fileURLWithPath: path).lastPathComponent, reason: error.description)
    }
  }

  /// A picture that is known to be whole, for one that was named on a command line.
  ///
  /// - Throws: `DrawingError.notRead` with the path and the reason.
  public static func checked(_ path: String) throws(DrawingError) -> ReferencePicture {
    let reference: ReferencePicture
    do {
      reference = try self.reference(path)
    } catch {
      throw .notRead(path: path, reason: error.description)
    }
    let size = CGSize(width: reference.width, height: reference.height)
    PictureDecoding.prepare()
    let decoded = PictureDecoding.decode(
      PictureRequest(picture: reference.picture, size: size, cornerRadius: 0), scale: 1)
    if case .failed(let reason) = decoded.outcome { throw .notRead(path: path, reason: reason) }
    return reference
  }

  private static func reference(_ path: String) throws(PictureFailure) -> ReferencePicture {
    let size = try PictureDecoding.size(of: path)
    return ReferencePicture(PictureReference(path: path), width: size.width, height: size.height)
  }
}
