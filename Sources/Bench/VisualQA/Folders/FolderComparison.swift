public import Documents
public import Foundation
import LayoutGeometry
package import ScreenInterface

/// A comparison of the pictures of two folders: all PNG files in them, matched by path.
public struct FolderComparison {
  /// The result for one picture.
  public nonisolated struct Entry: Sendable {
    /// The picture's path relative to both folders.
    public var path: String
    /// The outcome of the comparison.
    public var outcome: ReportOutcome
    /// The difference, or the reason why nothing was compared; empty when the picture passed.
    public var explanation = ""
    /// True when one of the pictures cannot be read.
    public var isUnreadable = false
    /// The tolerances, with the measured values.
    public var tolerances: [ReportTolerance] = []
    /// The pictures of a difference; empty when there is nothing to see.
    public var pictures = ReportPictures()
  }

  /// The largest number of files of one folder that are considered.
  public nonisolated static let capacity = 100_000
  /// The largest number of pixels of a picture that is compared.
  public nonisolated static let pixels = PictureExtent.limit

  private let tolerance: PictureTolerance
  private let coding: any BitmapCoding

  /// Creates a comparison after testing the comparator with differences chosen by `seed`.
  package init(
    within tolerance: PictureTolerance, coding: any BitmapCoding, seed: UInt64
  ) throws(VisualQAError) {
    try ComparatorSelfTest().run(seed: seed, tolerances: [tolerance])
    self.tolerance = tolerance
    self.coding = coding
  }

  /// Compares the pictures of two folders, in the order of their paths.
  ///
  /// `ignored` is the number of files that are no PNG. With `keepsPictures` the differing pictures are kept,
  /// up to the limit of a report.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a folder that cannot be listed, or if neither folder has a picture.
  public func entries(
    reference: URL, actual: URL, keepsPictures: Bool = true
  ) throws(DocumentError) -> (entries: [Entry], ignored: Int) {
    if let identity = FolderIdentity(reference), identity == FolderIdentity(actual) {
      throw .unusableFolder(
        actual.relativePath,
        reason: "it is the same folder as \(reference.relativePath), so there is nothing to compare")
    }
    let (old, new) = (try FolderListing(of: reference), try FolderListing(of: actual))
    let paths = Set(old.pictures).union(new.pictures).sorted()
    guard !paths.isEmpty else {
      throw .unusableFolder(
        reference.relativePath,
        reason: "neither it nor \(actual.relativePath) holds a PNG file, so there is nothing to compare")
    }
    var entries: [Entry] = []
    var room = keepsPictures ? ReportReader.pictureCapacity : 0
    for path in paths {
      var entry = entry(path, reference: old.url(of: path), actual: new.url(of: path))
      room -= entry.pictures.bytes
      if room < 0 { entry.pictures = ReportPictures() }
      entries.append(entry)
    }
    return (entries, old.ignored + new.ignored)
  }

  private func entry(_ path: String, reference: URL?, actual: URL?) -> Entry {
    var entry = Entry(path: path, outcome: .passed)
    do throws(DocumentError) {
      entry.pictures.reference = try reference.map { url throws(DocumentError) in try picture(url) }
      entry.pictures.actual = try actual.map { url throws(DocumentError) in try picture(url) }
      guard let reference else { return entry.ended(.missing, "it is in the second folder only") }
      guard let actual else { return entry.ended(.deleted, "it is in the first folder only") }
      let (old, new) = (
        try bitmap(entry.pictures.reference, reference), try bitmap(entry.pictures.actual, actual)
      )
      let comparison = PictureComparison(new, from: old, within: tolerance)
      entry.tolerances = comparison.tolerances(of: tolerance)
      guard let difference = comparison.difference, !comparison.passes else {
        entry.pictures = ReportPictures()
        return entry
      }
      // The union of a wide picture and a tall one can be too large to draw.
      let extent = CGSize(width: max(old.width, new.width), height: max(old.height, new.height))
      if PictureExtent(extent, scale: 1).isAllowed() {
        entry.pictures.difference = try ReportPicture(HeatMap.bitmap(of: new, from: old), coding: coding)
      }
      entry.pictures.worstTile = difference.worstTile.isEmpty ? nil : difference.worstTile
      return entry.ended(.changed, difference.description)
    } catch {
      entry.isUnreadable = true
      return entry.ended(.notCompared, "\(error)")
    }
  }

  private func picture(_ url: URL) throws(DocumentError) -> ReportPicture {
    let picture = try ReportPicture(contentsOf: url)
    try picture.checkExtent(of: url)
    return picture
  }

  private func bitmap(_ picture: ReportPicture?, _ url: URL) throws(DocumentError) -> Bitmap {
    guard let picture else { throw .missing(file: url.relativePath) }
    return try picture.bitmap(of: url, coding: coding)
  }
}

nonisolated extension FolderComparison.Entry {
  fileprivate func ended(_ outcome: ReportOutcome, _ explanation: String) -> FolderComparison.Entry {
    var entry = self
    entry.outcome = outcome
    entry.explanation = explanation
    return entry
  }

  /// Returns the entry as a case of a report; each picture is its own scenario.
  public func reported(command: String) -> ReportCase {
    var value = ReportCase(path, scenario: String(path.dropLast(4)), kind: .still, outcome: outcome)
    value.explanation = explanation
    value.isUnreadable = isUnreadable
    value.command = command
    value.tolerances = tolerances
    value.pictures = pictures
    return value
  }
}

/// A recursive listing of the pictures in a folder, which follows links to folders.
nonisolated struct FolderListing {
  /// The paths of the PNG files, relative to the folder.
  private(set) var pictures: Set<String> = []
  /// The number of files that are no PNG.
  private(set) var ignored = 0
  private let folder: URL

  /// Lists the folder.
  ///
  /// - Throws: `DocumentError.unusableFolder` for a folder that cannot be listed: skipped, its pictures would
  /// pass unnoticed.
  init(of folder: URL) throws(DocumentError) {
    self.folder = folder
    try list("", inside: [])
  }

  /// Returns the file of a picture; `nil` when this folder has none at this path.
  func url(of path: String) -> URL? { pictures.contains(path) ? folder.appendingPathComponent(path) : nil }

  /// Lists the contents of `path` in the folder; `holders` are the folders that contain it.
  private mutating func list(_ path: String, inside holders: [FolderIdentity]) throws(DocumentError) {
    let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
    guard let stream = opendir(place.path), let identity = FolderIdentity(place) else {
      throw refusal(path.isEmpty ? "the folder cannot be listed" : "its folder \(path) cannot be listed")
    }
    defer { closedir(stream) }
    guard !holders.contains(identity) else { throw refusal("its folder \(path) is a link that leads round") }
    while let entry = readdir(stream) {
      guard let name = try name(of: entry, in: stream, place) else { continue }
      let path = path.isEmpty ? name : path + "/" + name
      if FolderIdentity(place.appendingPathComponent(name)) != nil {
        try list(path, inside: holders + [identity])
      } else if name.lowercased().hasSuffix(".png") {
        pictures.insert(path)
      } else {
        ignored += 1
      }
      guard pictures.count <= FolderComparison.capacity else {
        throw refusal("it holds more than \(FolderComparison.capacity) pictures")
      }
    }
  }

  private func refusal(_ reason: String) -> DocumentError {
    .unusableFolder(folder.relativePath, reason: reason)
  }

  /// Returns the name of an entry; `nil` for `.` and `..`, and for a file that is no picture and has no UTF-8 name.
  private mutating func name(
    of entry: UnsafeMutablePointer<dirent>, in stream: OpaquePointer, _ place: URL
  ) throws(DocumentError) -> String? {
    let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return nil }
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    var status = stat()
    let isThere = (bytes + [0]).withUnsafeBytes { name in
      name.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { fstatat(dirfd(stream), $0, &status, 0) == 0 } ?? false
      }
    }
    let isFolder = isThere && status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || bytes.suffix(4).map({ $0 | 0x20 }).elementsEqual(".png".utf8.map { $0 | 0x20 }) else {
      ignored += 1
      return nil
    }
    throw .unusableFolder(
      place.relativePath,
      reason: "it holds \"\(String(decoding: bytes, as: UTF8.self))\", whose name is not UTF-8; rename it")
  }
}

/// The identity of a folder: the device and inode number of its path, with links resolved.
nonisolated struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Looks up the folder at a path; `nil` when there is no folder.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
