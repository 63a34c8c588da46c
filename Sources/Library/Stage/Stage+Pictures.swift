import CollectionViews
package import ScreenInterface

extension Stage {
  /// The number of times that pictures are read, because those that have arrived may make further ones visible.
  private static let readings = 4

  /// Returns the display list of the last frame as it would be with all its pictures loaded from the start.
  ///
  /// `read` reads each picture at a size. The scene itself goes on waiting for its pictures.
  package func displayList(reading read: (PictureRequest) -> PictureOutcome) -> DisplayList {
    let awaited = context.pictures
    defer {
      context.pictures = awaited
      display()
    }
    context.pictures = PictureLibrary()
    display()
    for _ in 0..<Self.readings {
      let requests = context.pictures.takeRequests()
      guard !requests.isEmpty else { break }
      // A picture that arrives at the time of its request does not fade in.
      for request in requests { context.pictures.receive(request, read(request), at: state.time) }
      display()
    }
    return state.pen.list
  }
}
