import Documents
import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// A description of the first difference of two logs or texts: in logs by frame, scroll view and variable.
struct FrameDifference: Equatable, CustomStringConvertible {
  let description: String

  /// Compares two texts; `nil` when they are equal.
  init?(_ actual: String, from reference: String) {
    guard let difference = TextDifference(actual, from: reference) else { return nil }
    guard let old = difference.expected.flatMap({ JSONValue(line: $0) }),
      let new = difference.actual.flatMap({ JSONValue(line: $0) }),
      let place = Self.place(new, old, named: [])
    else {
      description = difference.description
      return
    }
    let moment = new["frame"].map { "frame \($0.text())" } ?? "event at \(Self.text(new["t"])) s"
    let parts = [moment] + place.names + (place.cause.map { ["cause \($0)"] } ?? [])
    let values = "\(Self.text(place.new)) instead of \(Self.text(place.old))"
    description = "\(parts.joined(separator: ", ")): \(values)"
  }

  private struct Place {
    var names: [String]
    var cause: String?
    var new: JSONValue?
    var old: JSONValue?
  }

  /// The first value that differs, with its path; rows are matched by their ids.
  private static func place(_ new: JSONValue?, _ old: JSONValue?, named names: [String]) -> Place? {
    guard new != old else { return nil }
    switch (new, old) {
    case (.object(let members), .object(let others)):
      let all = members.map(\.name) + others.map(\.name).filter { new?[$0] == nil }
      for name in all {
        guard var found = place(new?[name], old?[name], named: names + [name]) else { continue }
        if found.cause == nil, case .string(let cause)? = new?["cause"] { found.cause = cause }
        return found
      }
      return nil
    case (.array(let values), .array(let others)) where values.count == others.count:
      for (value, other) in zip(values, others) {
        var inner = names
        if case .string(let id)? = value["id"], value["id"] == other["id"] {
          inner = Array(names.dropLast()) + ["row \(id)"]
        }
        if let found = place(value, other, named: inner) { return found }
      }
      return nil
    default: return Place(names: names, cause: nil, new: new, old: old)
    }
  }

  private static func text(_ value: JSONValue?) -> String { value?.text() ?? "nothing" }
}

/// A picture of a scene for tests: text is drawn as blocks, so that fonts do not matter.
struct StillPicture {
  /// The pixels.
  let bitmap: Bitmap
  /// The messages on pictures of the scene that cannot be read, in the order in which they are drawn.
  let unreadable: [String]

  /// Draws the last frame of `stage`, with the pictures that it shows.
  ///
  /// - Throws: `DrawingError`, when the picture has no pixels or too many.
  init(of stage: Stage, scale: CGFloat) throws {
    let extent = PictureExtent(stage.size, scale: scale)
    guard extent.width >= 1, extent.height >= 1, extent.isAllowed() else { throw DrawingError.extent(extent) }
    let renderer = try OffscreenRenderer(fonts: .blocks)
    var unreadable: [String] = []
    let list = stage.displayList { request in
      let outcome = renderer.load(request, scale: scale)
      if case .failed(let reason) = outcome {
        let sentence = "\(request.picture.path) cannot be read: \(reason)"
        if !unreadable.contains(sentence) { unreadable.append(sentence) }
      }
      return outcome
    }
    bitmap = renderer.bitmap(of: [list], scale: scale)
    self.unreadable = unreadable
  }

  /// The bytes of a PNG file.
  func png() throws -> Data { try PNGFile().png(of: bitmap) }
}
