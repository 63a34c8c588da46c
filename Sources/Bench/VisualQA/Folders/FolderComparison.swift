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
