import Documents
import Foundation

/// The text of an index file: what it contains, then one line a golden, sorted by path.
///
/// A line is path, hash and size between tabs, and the number of the `# after` line whose file wrote it; no number
/// where this file did.
nonisolated enum BranchIndexText {
  /// The most bytes of an index file.
  static let limit = FileLimit(bytes: 1 << 26)
  /// The longest path of a golden, in bytes.
  static let longestPath = 1024

  private static let head = "# orihon goldens 1"
  private static let after = "# after "

  /// Returns the text of an index.
  static func text(of index: BranchIndex) -> String {
    let contained = index.contained.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(contained, 1...))
    var lines = [head] + contained.map { after + $0.description }
    for path in index.versions.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let versions = index.versions[path, default: []].map { version in
        let number = version.writer.flatMap { numbers[$0] }.map { "\t\($0)" } ?? ""
        return "\(path)\t\(version.object.hash)\t\(version.object.size)\(number)"
      }
      lines += versions.sorted()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads an index from the bytes of a file called `file`, whose own hash is `hash`.
  ///
  /// - Throws: `DocumentError.faulty` with the line.
  static func index(from data: Data, hash: ObjectHash, file: String) throws(DocumentError) -> BranchIndex {
    let lines = Array(data).split(separator: UInt8(ascii: "\n"))
    func fault(_ number: Int, _ message: String) -> DocumentError { JSONLine.fault(file, number, 1, message) }
    guard lines.first?.elementsEqual(head.utf8) == true else {
      throw fault(1, "this is no index of goldens that this program reads; \"\(head)\" is needed")
    }
    var contained: [ObjectHash] = []
    var versions: [String: [BranchIndex.Version]] = [:]
    versions.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated().dropFirst() {
      if line.first == UInt8(ascii: "#") {
        guard line.starts(with: after.utf8),
          let file = ObjectHash(digits: line.dropFirst(after.utf8.count)), versions.isEmpty
        else { throw fault(index + 1, "\"\(after)HASH\" is needed, above the goldens") }
        contained.append(file)
        continue
      }
      guard let (path, version) = golden(in: line, hash, contained) else {
        throw fault(index + 1, "a golden's path, hash and size are needed, between tabs")
      }
      versions[path, default: []].append(version)
    }
    return BranchIndex(versions: versions, contained: Set(contained + [hash]))
  }

  private static func golden(
    in line: ArraySlice<UInt8>, _ hash: ObjectHash, _ contained: [ObjectHash]
  ) -> (String, BranchIndex.Version)? {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), let path = String(validating: parts[0], as: UTF8.self),
      isGolden(path),
      let object = ObjectHash(digits: parts[1]), let size = number(parts[2], upTo: FileLimit.picture.bytes)
    else { return nil }
    var writer = hash
    if parts.count == 4 {
      guard let number = number(parts[3], upTo: contained.count), number > 0 else { return nil }
      writer = contained[number - 1]
    }
    return (path, .init(object: StoredObject(hash: object, size: size), writer: writer))
  }

  /// Returns true for the path of a golden below any folder, in one line of bounded length and one spelling.
  static func isGolden(_ path: String) -> Bool { isGolden(Array(path.utf8)[...]) }

  /// Returns true for such a path, as bytes; a process reads thousands.
  private static func isGolden(_ path: ArraySlice<UInt8>) -> Bool {
    guard path.count <= longestPath, path.first != UInt8(ascii: "#"),
      !path.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return false }
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let name = parts.last,
      !parts.contains(where: { $0.isEmpty || $0.elementsEqual(here) || $0.elementsEqual(up) })
    else { return false }
    return kinds.contains { stem, ending in
      let rest = name.dropFirst(stem.count)
      guard name.starts(with: stem), rest.count >= ending.count,
        rest.suffix(ending.count).elementsEqual(ending)
      else { return false }
      return rest.count == ending.count || rest.first == UInt8(ascii: "-")
    }
  }

  private static let (here, up) = (Array(".".utf8), Array("..".utf8))
  /// The beginnings and the endings of the names of goldens.
  private static let kinds = GoldenKind.allCases.map {
    (Array($0.rawValue.utf8), Array(".\($0.fileExtension)".utf8))
  }

  private static func number(_ digits: ArraySlice<UInt8>, upTo most: Int) -> Int? {
    guard (1...10).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number <= most ? number : nil
  }
}
