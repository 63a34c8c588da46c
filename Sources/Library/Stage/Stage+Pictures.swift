import CollectionViews
package import ScreenInterface

extension Stage {
  /// The number of times that pictures are read, because those that are there may show others.
  private static let readings = 4

  /// Returns the display list of the last frame as it is when the pictures that it shows have been there all along.
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
      // A picture that comes at the instant at which it is asked for does not fade in.
      for request in requests { context.pictures.receive(request, read(request), at: state.time) }
      display()
    }
    return state.pen.list
  }
}
