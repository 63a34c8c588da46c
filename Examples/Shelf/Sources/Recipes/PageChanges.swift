import Orihon

/// Tells which page a row shows; held in a property of the screen, it is found by the scene.
final class PageListener: FrameParticipant {
  private let changed: (_ row: String, _ page: Int) -> Void

  init(changed: @escaping (_ row: String, _ page: Int) -> Void) { self.changed = changed }

  func sceneDidEmit(_ event: SceneEvent) {
    if case .motion(.stopChanged(let page, _)) = event.kind { changed(event.scroller.name, page) }
  }
}
