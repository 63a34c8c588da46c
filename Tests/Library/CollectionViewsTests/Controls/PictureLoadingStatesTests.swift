import CollectionViews
import Foundation
import ScreenInterface
import Testing

struct PictureLoadingStatesTests {
  private let request = PictureRequest(
    picture: PictureReference(path: "a.png"), size: CGSize(width: 20, height: 10), cornerRadius: 0)

  @Test func `a picture is asked for once`() {
    var library = PictureLoadingStates()
    library.want(request, at: 0)
    library.want(request, at: 1)
    #expect(library.takeRequests() == [request])
    #expect(library.status(of: request.picture) == .awaited)
  }

  @Test func `a picture that shows at two sizes is asked for at each once, however many frames pass`() {
    var library = PictureLoadingStates()
    var larger = request
    larger.size = CGSize(width: 40, height: 20)
    for frame in 0..<5 {
      library.want(request, at: Double(frame))
      library.want(larger, at: Double(frame))
    }
    #expect(library.takeRequests() == [request, larger])
  }

  @Test func `a picture that was there and had to go is asked for again when it shows again`() {
    var library = PictureLoadingStates()
    library.want(request, at: 0)
    _ = library.takeRequests()
    library.receive(request, .ready, at: 0.5)
    library.discard(request.picture)
    #expect(library.status(of: request.picture) == .awaited)
    #expect(library.takeRequests() == [], "nobody looks at it yet")
    library.want(request, at: 8)
    #expect(library.takeRequests() == [request])
    library.receive(request, .ready, at: 8.1)
    #expect(library.status(of: request.picture) == .ready(since: 8.1, isFading: true))
  }

  @Test func `a picture that failed is not asked for again because others had to go`() {
    var library = PictureLoadingStates()
    library.want(request, at: 0)
    _ = library.takeRequests()
    library.receive(request, .failed("damaged"), at: 0)
    library.discard(request.picture)
    library.want(request, at: 1)
    #expect(library.takeRequests() == [])
  }
}
