import Foundation

/// Writes a data archive of ICU again, with only what a program needs that formats nothing for a language.
///
/// `ReduceLocaleData ARCHIVE REDUCED` reads the archive that Foundation's ICU brings. Both have the form of ICU's
/// `.dat` files: a header, a table of names and places, and the items in the order of their names.

/// The languages whose data stays: the root, which every other one falls back to, and that of the C locale.
let languages: Set = ["root", "en", "en_US", "en_US_POSIX", "en_001"]
/// The folders of an archive that hold a file for each language.
let languageFolders: Set = ["curr", "lang", "region", "unit", "zone", "rbnf", "coll", "brkitr"]
/// The files of a language folder that are not of a language.
let common: Set = ["pool", "res_index", "ucadata"]

struct Item {
  var name: String
  var bytes: Data
}

struct ArchiveError: Error, CustomStringConvertible {
  var description: String
}

/// Returns true for an item that stays.
func stays(_ name: String) -> Bool {
  var words = name.split(separator: "/").dropFirst().map(String.init)
  guard let file = words.popLast(), let dot = file.lastIndex(of: ".") else { return true }
  let (stem, kind) = (String(file[..<dot]), file[dot...])
  // Transliteration rules, converters of old encodings, dictionaries of words and the names of characters.
  if words.first == "translit" || [".cnv", ".dict"].contains(kind) || stem == "unames" { return false }
  if kind != ".res" || common.contains(stem) { return true }
  if let folder = words.first { return !languageFolders.contains(folder) || languages.contains(stem) }
  // Beside the folders lie the languages themselves, such as `de_AT`, and tables with longer names, such as `plurals`.
  return languages.contains(stem) || !isLanguage(stem)
}

/// Returns true for the name of a language: two or three small letters, then parts in capitals.
func isLanguage(_ stem: String) -> Bool {
  let parts = stem.split(separator: "_")
  guard let first = parts.first, (2...3).contains(first.count) else { return false }
  return first.allSatisfy { $0.isLowercase } && parts.dropFirst().allSatisfy { $0.first?.isLowercase != true }
}

struct Archive {
  var header: Data
  var items: [Item]

  init(_ data: Data) throws {
    func number(at place: Int) throws -> Int {
      guard place >= 0, place + 4 <= data.count else { throw ArchiveError(description: "the archive ends early") }
      return (0..<4).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
    }
    guard data.count > 4, data[2] == 0xDA, data[3] == 0x27 else {
      throw ArchiveError(description: "not a little-endian archive of ICU")
    }
    let start = Int(data[0]) | Int(data[1]) << 8
    let count = try number(at: start)
    guard start <= data.count, count <= data.count / 8 else { throw ArchiveError(description: "the table is damaged") }
    let places = try (0..<count).map { try start + number(at: start + 8 + 8 * $0) } + [data.count]
    header = data[..<start]
    items = try (0..<count).map { index in
      let name = try start + number(at: start + 4 + 8 * index)
      guard name < data.count, let end = data[name...].firstIndex(of: 0), places[index] <= places[index + 1],
        places[index + 1] <= data.count
      else { throw ArchiveError(description: "the table is damaged") }
      return Item(
        name: String(decoding: data[name..<end], as: UTF8.self), bytes: data[places[index]..<places[index + 1]])
    }
  }

  /// The archive as bytes; each item begins at a multiple of 16, as ICU requires.
  var data: Data {
    var table = Data()
    var names = Data()
    var content = Data()
    func append(_ number: Int, to data: inout Data) { for shift in [0, 8, 16, 24] { data.append(UInt8(number >> shift & 255)) } }
    let namesStart = 4 + 8 * items.count
    let length = items.reduce(namesStart) { $0 + $1.name.utf8.count + 1 }
    let contentStart = (header.count + length + 15) / 16 * 16 - header.count
    append(items.count, to: &table)
    for item in items {
      append(namesStart + names.count, to: &table)
      append(contentStart + content.count, to: &table)
      names.append(contentsOf: item.name.utf8)
      names.append(0)
      content.append(item.bytes)
      content.append(Data(count: (16 - content.count % 16) % 16))
    }
    return header + table + names + Data(count: contentStart - length) + content
  }
}

do {
  let words = CommandLine.arguments
  guard words.count == 3 else { throw ArchiveError(description: "usage: ReduceLocaleData ARCHIVE REDUCED") }
  var archive = try Archive(Data(contentsOf: URL(fileURLWithPath: words[1])))
  let before = archive.items.count
  archive.items.removeAll { !stays($0.name) }
  let reduced = archive.data
  try reduced.write(to: URL(fileURLWithPath: words[2]))
  print("locale data: \(archive.items.count) of \(before) items stay, \(reduced.count) bytes")
} catch {
  FileHandle.standardError.write(Data("ReduceLocaleData: \(error)\n".utf8))
  exit(2)
}
