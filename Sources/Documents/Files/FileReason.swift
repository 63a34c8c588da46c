import Foundation

extension Error {
  /// Why a file was not read or written, in a plain sentence to follow the file's name.
  public var fileReason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile: "there is no such file"
    case .fileNoSuchFile: "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: "the system does not permit it"
    case .fileWriteFileExists: "something else of this name is there"
    case .fileWriteOutOfSpace: "there is no room for it"
    case .fileWriteVolumeReadOnly: "nothing can be written there"
    default: localizedDescription
    }
  }
}
