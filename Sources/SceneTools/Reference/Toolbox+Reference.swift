import Foundation
import ScreenInterface
import Stage

extension Toolbox {
  /// Handles the drop of the reference picture, and the arrival or loss of its pixels.
  ///
  /// Returns `true` when the scene has no use for the event.
  func takeReference(_ event: InputEvent.Kind, on stage: Stage) -> Bool {
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
      return !stage.displayList.pictures.contains(request.picture)
    case .pictureDiscarded(let picture):
      guard state.chrome.reference?.owns(picture) == true else { return false }
      state.chrome.reference?.discard()
      return !stage.displayList.pictures.contains(picture)
    case .pointer, .wheel, .key, .window: return false
    }
  }

  /// Handles the keys that act on the reference picture; returns `false` for any other key.
  func changeReference(by command: Command, on stage: Stage) -> Bool {
    guard state.chrome.reference != nil else {
      guard command == .nextReferenceMode || command == .removeReference else { return false }
      tell("Drop a picture on the window, or start with --reference FILE")
      return true
    }
    switch command {
    case .removeReference:
      state.chrome.reference = nil
      stopTelling()
      return true
    case .nextReferenceMode: state.chrome.reference?.goToNextMode()
    case .fadeReference: state.chrome.reference?.changeOpacity(by: -1)
    case .strengthenReference: state.chrome.reference?.changeOpacity(by: 1)
    case .alignReference:
      let element = elementToAnchorAt(on: stage)
      state.chrome.reference?.anchor(to: element)
    default: return false
    }
    tellOfReference()
    return true
  }

  /// The inspected element, else the one under the pointer; `nil` when there is neither.
  private func elementToAnchorAt(on stage: Stage) -> ElementID? {
    let reading = StageReading(stage, self)
    return reading.inspectedID(state.chrome.shown.inspector)
      ?? stage.pointerLocation.flatMap { reading.finder.element(at: $0) }
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
