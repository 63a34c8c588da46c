import Foundation
import ScreenInterface

/// The tool that lays a reference picture over the scene: it takes dropped files, the picture's pixels and its keys.
struct ReferenceTool: Sendable, Hashable {
  /// The picture laid over the scene; `nil` for none.
  var overlay: ReferenceOverlay?

  /// What an event meant to the tool.
  struct Outcome {
    /// True when nobody else has a use for the event.
    var isTaken: Bool
    /// What the tool has to say; `nil` for nothing.
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
    case .dropped(.refused(let name, let reason)):
      return Outcome(isTaken: true, words: Self.refusal(of: name, reason))
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

  private static func refusal(of name: String, _ reason: String) -> String {
    "\(name) cannot be laid over the scene: \(reason)"
  }

  /// Changes the way in which the picture lies; `element` is what it is to be aligned to.
  ///
  /// Returns the words on it as it is now, `nil` when it was removed. Without a picture the words say how to get
  /// one.
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
