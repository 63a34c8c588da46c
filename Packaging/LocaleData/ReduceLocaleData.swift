import Foundation

/// Writes a data archive of ICU again, with only what a program needs that formats nothing for a language.
///
/// `ReduceLocaleData ARCHIVE REDUCED` reads the archive that Foundation's ICU brings. Both have the form of ICU's
/// `.dat` files: a header, a table of names and places, and the items in the order of their names.

/// The languages whose data stays: the root, which every other one falls back to, and that of the C locale.
let languages: Set = ["root", "en", "en_US", "en_US_POSIX", "en_001"]
/// The tables beside the languages that stay: what locales, numbers, calendars and time zones are made from.
let tables: Set = [
  "pool", "res_index", "icuver", "icustd", "keyTypeData", "langInfo", "likelySubtags", "metaZones",
  "metadata", "numberingSystems", "plurals", "supplementalData", "timezoneTypes", "zoneinfo64",
]

struct Item {
  var name: String
  var bytes: Data
}

struct ArchiveError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Returns true for an item that stays.
///
/// What goes: every other language, all texts for currencies, units, countries and zones, the order of sorting,
/// breaks of lines and words, transliteration, converters of old encodings, and the names of characters.
func stays(_ name: String) -> Bool {
  let words = name.split(separator: "/").dropFirst().map(String.init)
  guard words.count == 1, let file = words.first, let dot = file.lastIndex(of: ".") else {
    // The ends of characters, and the tables that lead there.
    return words.count == 2 && words[0] == "brkitr"
      && ["char.brk", "root.res", "res_index.res"].contains(words[1])
  }
  let (stem, kind) = (String(file[..<dot]), file[dot...])
  if kind == ".res" { return languages.contains(stem) || tables.contains(stem) }
  return kind == ".nrm" || ["uemoji", "ulayout"].contains(stem)
}

struct Archive {
  var header: Data
  var items: [Item]

  init(_ data: Data) throws {
    func number(at place: Int) throws -> Int {
      guard place >= 0, place + 4 <= data.count else { throw ArchiveError("it ends early") }
      return (0..<4).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
    }
    guard data.count > 4, data[2] == 0xDA, data[3] == 0x27 else {
      throw ArchiveError("not a little-endian archive of ICU")
    }
    let start = Int(data[0]) | Int(data[1]) << 8
    let count = try number(at: start)
    guard start <= data.count, count <= data.count / 8 else {
      throw ArchiveError("the table is damaged")
    }
    let places = try (0..<count).map { try start + number(at: start + 8 + 8 * $0) } + [data.count]
    header = data[..<start]
    items = try (0..<count).map { index in
      let name = try start + number(at: start + 4 + 8 * index)
      guard name < data.count, let end = data[name...].firstIndex(of: 0), places[index] <= places[index + 1],
        places[index + 1] <= data.count
      else { throw ArchiveError("the table is damaged") }
      return Item(
        name: String(decoding: data[name..<end], as: UTF8.self),
        bytes: data[places[index]..<places[index + 1]])
    }
  }

  /// The archive as bytes; each item begins at a multiple of 16, as ICU requires.
  var data: Data {
    var table = Data()
    var names = Data()
    var content = Data()
    func append(_ number: Int, to data: inout Data) {
      for shift in [0, 8, 16, 24] { data.append(UInt8(number >> shift & 255)) }
    }
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
  guard words.count == 3 else { throw ArchiveError("usage: ReduceLocaleData ARCHIVE REDUCED") }
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
