import Foundation
import ScreenInterface

extension Stage {
  /// Handles the drop of the reference picture, and the arrival or loss of its pixels.
  ///
  /// Returns `true` when the scene has no use for the event.
  func toolsTakeReference(_ event: InputEvent.Kind) -> Bool {
    switch event {
    case .dropped(.picture(let picture)):
      lay(ReferenceSettings(picture))
      return true
    case .dropped(.refused(let name, let reason)):
      tell("\(name) cannot be laid over the scene: \(reason)")
      return true
    case .picture(let request, let outcome):
      guard state.chrome.reference?.owns(request.picture) == true else { return false }
      receive(outcome, of: request.picture)
      return !displayList.pictures.contains(request.picture)
    case .pictureDiscarded(let picture):
      guard state.chrome.reference?.owns(picture) == true else { return false }
      state.chrome.reference?.discard()
      return !displayList.pictures.contains(picture)
    case .pointer, .wheel, .key, .window: return false
    }
  }

  /// Handles the keys that act on the reference picture; returns `false` for any other key.
  func handleReferenceKey(_ key: KeyEvent) -> Bool {
    switch key.key.name {
    case "o" where state.chrome.reference == nil:
      tell("Drop a picture on the window, or start with --reference FILE")
      return true
    case "o" where key.modifiers.contains(.shift):
      state.chrome.reference = nil
      stopTelling()
      return true
    case "o": state.chrome.reference?.goToNextMode()
    case "[" where state.chrome.reference != nil: state.chrome.reference?.changeOpacity(by: -1)
    case "]" where state.chrome.reference != nil: state.chrome.reference?.changeOpacity(by: 1)
    case "a" where state.chrome.reference != nil:
      let element = elementToAnchorAt
      state.chrome.reference?.anchor(to: element)
    default: return false
    }
    tellOfReference()
    return true
  }

  /// The inspected element, else the one under the pointer; `nil` when there is neither.
  private var elementToAnchorAt: ElementID? {
    let reading = StageReading(self)
    return reading.inspectedID(state.chrome.shown.inspector)
      ?? state.input.location.flatMap { reading.finder.element(at: $0) }
  }

  private func lay(_ settings: ReferenceSettings) {
    state.chrome.reference = ReferenceOverlay(settings)
    tellOfReference()
  }

  private func receive(_ outcome: PictureOutcome, of picture: PictureReference) {
    switch outcome {
    case .ready: state.chrome.reference?.receive()
    case .failed(let reason):
      tell(
        "\(state.chrome.reference?.settings.picture.name ?? picture.path) cannot be laid over the scene: \(reason)"
      )
      state.chrome.reference = nil
    }
  }

  private func tellOfReference() {
    if let settings = state.chrome.reference?.settings { tell(settings.sentence) }
  }
}
