public import Foundation
import LayoutGeometry
public import ScreenInterface

/// The tool that draws a reference picture over the scene.
///
/// It handles dropped files, the picture's pixels and its keys.
struct ReferenceTool: Sendable, Hashable {
  /// The picture drawn over the scene; `nil` for none.
  var overlay: ReferenceOverlay?

  /// The result of an event or a command.
  struct Outcome {
    /// True when the event is consumed.
    var isTaken: Bool
    /// The message to show; `nil` for none.
    var words: String?
  }

  /// Handles the drop of the reference picture, and the arrival or loss of its pixels.
  ///
  /// `shown` are the pictures of the scene itself.
  mutating func take(_ event: InputEvent.Kind, shown: () -> Set<PictureReference>) -> Outcome {
    guard case .found(let found) = event else { return Outcome(isTaken: false) }
    switch found.kind {
    case .dropped(.picture(let picture)):
      overlay = ReferenceOverlay(ReferenceSettings(picture))
      return Outcome(isTaken: true, words: overlay?.settings.sentence)
    case .dropped(.other(let path, let reason)):
      return Outcome(isTaken: true, words: Self.refusal(ofFile: path, reason))
    case .dropped(.refused(let sentence)):
      return Outcome(isTaken: true, words: sentence)
    case .picture(let request, let outcome):
      guard let overlay, overlay.owns(request.picture) else { return Outcome(isTaken: false) }
      let words = receive(outcome, of: overlay)
      return Outcome(isTaken: !shown().contains(request.picture), words: words)
    case .pictureDiscarded(let picture):
      guard overlay?.owns(picture) == true else { return Outcome(isTaken: false) }
      overlay?.discard()
      return Outcome(isTaken: !shown().contains(picture))
    case .pictureChanged(let change):
      if overlay?.settings.picture.picture.path == change.path { overlay?.renew(as: change) }
      return Outcome(isTaken: false)
    }
  }

  private mutating func receive(_ outcome: PictureOutcome, of overlay: ReferenceOverlay) -> String? {
    switch outcome {
    case .ready, .playing:
      self.overlay?.receive()
      return nil
    case .failed(let reason):
      self.overlay = nil
      return Self.refusal(of: overlay.settings.picture.name, reason)
    }
  }

  /// The ends of the names of documents that other windows open.
  private static let documents = [".yml", ".yaml", ".json", ".jsonl", ".jsonl.partial"]

  private static func refusal(ofFile path: String, _ reason: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard documents.contains(where: name.lowercased().hasSuffix) else { return refusal(of: name, reason) }
    return "\(name) cannot be opened in this window, which stays with its scene; a picture is laid over it"
  }

  private static func refusal(of name: String, _ reason: String) -> String {
    "\(name) cannot be laid over the scene: \(reason)"
  }

  /// Performs a command of the tool; `element` is the element to align the picture to.
  ///
  /// The result's message describes the picture; `nil` when it was removed. Without a picture the message
  /// says how to get one.
  mutating func perform(_ command: Command, aligningTo element: ElementID?) -> Outcome {
    guard overlay != nil else {
      guard command == .nextReferenceMode || command == .removeReference else {
        return Outcome(isTaken: false)
      }
      return Outcome(isTaken: true, words: "Drop a picture on the window, or start with --reference FILE")
    }
    switch command {
    case .removeReference: overlay = nil
    case .nextReferenceMode: overlay?.goToNextMode()
    case .fadeReference: overlay?.changeOpacity(by: -1)
    case .strengthenReference: overlay?.changeOpacity(by: 1)
    case .alignReference: overlay?.anchor(to: element)
    default: return Outcome(isTaken: false)
    }
    return Outcome(isTaken: true, words: overlay?.settings.sentence)
  }
}

/// The settings of a reference picture drawn over a scene.
public nonisolated struct ReferenceSettings: Sendable, Hashable {
  /// The comparison mode of the picture.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// The picture above the scene, translucent.
    case opacity
    /// The difference of every pixel: black where picture and scene are equal.
    case difference
    /// The picture and the scene in turn.
    case blink
    /// No picture.
    case hidden
  }

  /// The picture drawn over the scene.
  package var picture: ReferencePicture
  /// The comparison mode; default opacity.
  public var mode: Mode
  /// The opacity of the picture in the mode `opacity`, 0.1…1; default 0.5.
  public var opacity: CGFloat
  /// The element at whose top left corner the picture is placed; default the window's corner.
  public var anchor: ElementID?

  /// Creates settings.
  package init(
    _ picture: ReferencePicture, mode: Mode = .opacity, opacity: CGFloat = 0.5, anchor: ElementID? = nil
  ) {
    self.picture = picture
    self.mode = mode
    self.opacity = opacity
    self.anchor = anchor
  }

  /// The text of a note about these settings.
  var sentence: String {
    let place = anchor.map { "   at \($0)" } ?? ""
    let mode = mode == .opacity ? "opacity \(Int(bounding: (opacity * 100).rounded())) %" : mode.rawValue
    return "\(picture.name)   \(mode)\(place)"
  }

  /// Returns the pixels of the picture per point, over an element `width` points wide.
  ///
  /// The file's name decides (`@2x`), else the whole number that makes the picture as wide, else `scale`.
  func scale(over width: CGFloat, otherwise scale: CGFloat) -> CGFloat {
    for number in 1...4 where picture.name.contains("@\(number)x.") { return CGFloat(number) }
    for number in 1...4 where abs(CGFloat(picture.width) / CGFloat(number) - width) < 0.5 {
      return CGFloat(number)
    }
    return scale
  }
}
