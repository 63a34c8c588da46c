import Foundation

extension Error {
  /// The reason why a file was not read or written, as a clause that follows the file's name.
  public var fileReason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile: "there is no such file"
    case .fileNoSuchFile: "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: "the system does not permit it"
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: "a name on the way there is none, or too long"
    case .fileWriteFileExists: "something else of this name is there"
    case .fileWriteOutOfSpace: "there is no room for it"
    case .fileWriteVolumeReadOnly: "nothing can be written there"
    case .fileReadUnknown, .fileWriteUnknown: systemReason ?? "the system refuses it"
    default: systemReason ?? localizedDescription
    }
  }

  /// The operating system's reason; `nil` when it gave no error number.
  private var systemReason: String? {
    let error = self as NSError
    let system = error.domain == NSPOSIXErrorDomain ? error : error.userInfo[NSUnderlyingErrorKey] as? NSError
    guard let system, system.domain == NSPOSIXErrorDomain else { return nil }
    switch POSIXError.Code(rawValue: Int32(truncatingIfNeeded: system.code)) {
    case .EPIPE, .ENXIO: return "nobody reads it"
    case .EBADF: return "it is closed"
    case .EISDIR: return "it is a folder"
    case .ENOTDIR: return "a part of its path is no folder"
    case .EBUSY: return "the system holds it in its place"
    case .ENOSPC, .EDQUOT, .EFBIG: return "there is no room for it"
    case .EACCES, .EPERM: return "the system does not permit it"
    case .EROFS: return "nothing can be written there"
    case .ENAMETOOLONG: return "its name is too long"
    default: return nil
    }
  }
}
