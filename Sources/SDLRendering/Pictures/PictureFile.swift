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
    if let reason = fault(of: path) { throw .notRead(path: path, reason: reason) }
    do {
      return try reference(path)
    } catch {
      throw .notRead(path: path, reason: error.description)
    }
  }

  /// Why a picture cannot be shown, found by decoding all of it; `nil` for one that is whole.
  public static func fault(of path: String) -> String? {
    do {
      let size = try PictureDecoding.size(of: path)
      PictureDecoding.prepare()
      let request = PictureRequest(
        picture: PictureReference(path: path), size: CGSize(width: size.width, height: size.height),
        cornerRadius: 0)
      guard case .failed(let reason) = PictureDecoding.decode(request, scale: 1).outcome else { return nil }
      return reason
    } catch {
      return error.description
    }
  }

  private static func reference(_ path: String) throws(PictureFailure) -> ReferencePicture {
    let size = try PictureDecoding.size(of: path)
    return ReferencePicture(PictureReference(path: path), width: size.width, height: size.height)
  }
}
