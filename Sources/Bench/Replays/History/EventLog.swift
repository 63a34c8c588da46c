import Foundation
import ScreenInterface

/// A compact list of all events that reached a scene and of all its frames.
///
/// Pointer events and frames, the most frequent entries, take 32 bytes each. Other entries are kept as they
/// are. Storage grows in blocks, so that adding a frame does not copy earlier entries.
nonisolated struct EventLog {
  private struct Cell {
    var time: Int
    var x = 0.0
    var y = 0.0
    var kind: Kind
    var device: PointerEvent.Device = .mouse
    var phase: PointerEvent.Phase = .moved
    var buttons: UInt32 = 0
  }

  private enum Kind: UInt8 {
    /// A frame whose digest is stored in `buttons`.
    case checkedFrame
    case frame, pointer, other
  }

  /// The number of cells in a block of 128 KB.
  private static let block = 4096

  private var blocks: [[Cell]] = []
  private var forgottenBlocks = 0
  /// The entries that do not fit into a cell; their cells contain their index in `buttons`.
  private var others: [RecordingEntry] = []
  private var forgottenOthers = 0
  /// The names of variables, each stored once.
  private var names: Set<String> = []

  /// The number of entries, the discarded ones included.
  private(set) var count = 0
  /// The approximate memory that the entries take, in bytes.
  private(set) var bytes = 0

  /// Adds an entry.
  mutating func append(_ entry: RecordingEntry) {
    if blocks.last.map({ $0.count == Self.block }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.block)
    }
    blocks[blocks.count - 1].append(cell(of: entry))
    count += 1
    bytes += Self.size(of: entry)
  }

  /// The entry at an index, which must not have been discarded.
  subscript(index: Int) -> RecordingEntry {
    let cell = cell(at: index)
    switch cell.kind {
    case .frame: return .frame(Microseconds(cell.time))
    case .checkedFrame: return .frame(Microseconds(cell.time), motion: cell.buttons)
    case .other: return others[Int(cell.buttons) - forgottenOthers]
    case .pointer:
      let pointer = PointerEvent(
        cell.phase, at: CGPoint(x: cell.x, y: cell.y), device: cell.device, buttons: cell.buttons)
      return .input(InputEvent(.pointer(pointer), at: Microseconds(cell.time).seconds))
    }
  }

  /// The time of the frame at an index; `nil` when the entry is not a frame.
  func frameTime(at index: Int) -> Microseconds? {
    let cell = cell(at: index)
    return cell.kind == .frame || cell.kind == .checkedFrame ? Microseconds(cell.time) : nil
  }

  /// Removes all entries from an index on, none of which may have been discarded already.
  mutating func truncate(to length: Int) {
    while count > length {
      let index = count - 1
      bytes -= Self.size(of: self[index])
      if cell(at: index).kind == .other { others.removeLast() }
      blocks[blocks.count - 1].removeLast()
      if blocks[blocks.count - 1].isEmpty { blocks.removeLast() }
      count -= 1
    }
  }

  /// Discards whole blocks of entries before an index; the indices of the others stay the same.
  mutating func forget(before index: Int) {
    let number = max(0, index / Self.block - forgottenBlocks)
    guard number > 0 else { return }
    let first = forgottenBlocks * Self.block
    for entry in first..<(first + number * Self.block) { bytes -= Self.size(of: self[entry]) }
    let gone = blocks.prefix(number).joined().count { $0.kind == .other }
    blocks.removeFirst(number)
    others.removeFirst(gone)
    forgottenBlocks += number
    forgottenOthers += gone
  }

  private func cell(at index: Int) -> Cell {
    blocks[index / Self.block - forgottenBlocks][index % Self.block]
  }

  private mutating func cell(of entry: RecordingEntry) -> Cell {
    switch entry {
    case .frame(let time, let motion):
      return Cell(
        time: time.count, kind: motion == nil ? .frame : .checkedFrame, buttons: motion ?? 0)
    case .input(let event):
      guard case .pointer(let pointer) = event.kind else { break }
      return Cell(
        time: Microseconds(seconds: event.timestamp).count, x: pointer.location.x, y: pointer.location.y,
        kind: .pointer, device: pointer.device, phase: pointer.phase, buttons: pointer.buttons)
    case .edit, .unrecorded, .digest, .end: break
    }
    others.append(interned(entry))
    return Cell(time: entry.time.count, kind: .other, buttons: UInt32(forgottenOthers + others.count - 1))
  }

  private mutating func interned(_ entry: RecordingEntry) -> RecordingEntry {
    guard case .digest(var digest) = entry else { return entry }
    for index in digest.variables.indices {
      digest.variables[index].path = names.insert(digest.variables[index].path).memberAfterInsert
    }
    return .digest(digest)
  }

  private static func size(of entry: RecordingEntry) -> Int {
    let cell = MemoryLayout<Cell>.stride
    switch entry {
    case .frame: return cell
    case .edit, .unrecorded, .end: return cell + MemoryLayout<RecordingEntry>.stride
    case .input(let event):
      if case .pointer = event.kind { return cell }
      return cell + MemoryLayout<RecordingEntry>.stride
    case .digest(let digest):
      return cell + MemoryLayout<RecordingEntry>.stride
        + digest.variables.count * MemoryLayout<RecordingDigest.Variable>.stride
    }
  }
}
