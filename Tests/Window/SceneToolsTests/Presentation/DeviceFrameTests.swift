import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import SceneTools

/// Tests of the frame of a device around a scene.
struct DeviceFrameTests {
  /// A scene in a framed window, which keeps the events that reach it.
  private final class Window {
    final class Ear: SessionInterceptor {
      let inside: any StagedContent
      var heard: [InputEvent.Kind] = []
      var requests: [WindowRequest] = []
      var sample: MagnifierPixels?

      init(on inside: any StagedContent) { self.inside = inside }

      func handle(_ event: InputEvent) {
        heard.append(event.kind)
        inside.handle(event)
      }

      func takeWindowRequests() -> [WindowRequest] { requests }

      var wantedPixels: PixelRect? { PixelRect(x: 3, y: 4, width: 2, height: 1) }

      func lend(_ sample: MagnifierPixels) { self.sample = sample }
    }

    static let scene = CGSize(width: 430, height: 700)
    let ear: Ear
    let tap: DeviceFrameInterceptor
    let frame = DeviceFrame(around: scene, scale: 1)

    init() {
      let options = StageOptions(size: Self.scene)
      let stage = Stage(
        SampleFeed([SampleFeed.Row("a")]).scene(), options: options, text: BlockTextMeasuring())
      let ear = Ear(on: stage)
      self.ear = ear
      tap = DeviceFrameInterceptor(on: ear, in: frame.size, scale: 1)
      tap.advance(to: 0)
    }

    func send(_ kinds: InputEvent.Kind...) -> [InputEvent.Kind] {
      ear.heard = []
      for kind in kinds { tap.handle(InputEvent(kind, at: 1)) }
      return ear.heard
    }

    func point(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) -> InputEvent.Kind {
      .pointer(PointerEvent(phase, at: CGPoint(x: x, y: y)))
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func `the scene stands on whole pixels, and keeps its size`(scale: CGFloat) {
    let scene = CGSize(width: 390, height: 844).alignedToPixels(scale: scale)
    let frame = DeviceFrame(around: scene, scale: scale)
    for edge in [frame.screen.minX, frame.screen.minY] {
      #expect(isClose(edge * scale, (edge * scale).rounded()))
    }
    #expect(frame.screen.size == scene)
    let window = DeviceFrame(in: frame.size, scale: scale).screen
    #expect(isClose(window.width, scene.width) && isClose(window.height, scene.height))
  }

  @Test func `nothing of the frame is drawn over the scene, nor of the scene over the frame`() throws {
    let window = Window()
    let commands = window.tap.displayList.commands
    #expect(window.tap.displayList.size == window.frame.size)
    let first = try #require(commands.firstIndex { $0.element == "screen" })
    #expect(commands[first].frame == window.frame.screen)
    #expect(commands[..<first].allSatisfy { $0.element.path.hasPrefix("frame/") })
    #expect(commands.count > first + 1)
    #expect(commands[first...].allSatisfy { window.frame.screen.contains($0.clip) || $0.clip.isEmpty })
  }

  @Test func `it is dark where the scene is dark`() {
    let frame = Window().frame
    #expect(frame.list(isDark: false).background != frame.list(isDark: true).background)
  }

  @Test func `the pointer comes in the points of the scene, and not from the frame`() {
    let window = Window()
    let corner = window.frame.screen.origin
    let (x, y) = (corner.x, corner.y)
    #expect(window.send(window.point(.moved, x + 10, y + 20)) == [window.point(.moved, 10, 20)])
    #expect(
      window.send(window.point(.moved, 5, 5), window.point(.moved, 6, 5)) == [.window(.pointerInside(false))])
    #expect(window.tap.pointerShape == .arrow)
    let press = [
      window.point(.pressed, 5, 5), window.point(.moved, x + 10, y + 20),
      window.point(.released, x + 10, y + 20),
    ]
    for event in press { #expect(window.send(event) == [], "a press that began on the frame does nothing") }
    #expect(window.send(window.point(.pressed, x + 1, y + 1)) == [window.point(.pressed, 1, 1)])
    #expect(
      window.send(window.point(.moved, 0, 0), window.point(.released, 0, 0))
        == [window.point(.moved, -x, -y), window.point(.released, -x, -y)],
      "a press that began on the scene is followed beyond it")
  }

  @Test func `further fingers and the wheel do nothing on the frame either`() {
    let window = Window()
    let inside = CGPoint(x: window.frame.screen.minX + 10, y: window.frame.screen.minY + 20)
    func finger(_ phase: PointerEvent.Phase, _ place: CGPoint) -> InputEvent.Kind {
      .finger(2, PointerEvent(phase, at: place, device: .touch))
    }
    func wheel(_ place: CGPoint) -> InputEvent.Kind {
      .wheel(WheelEvent(at: place, deltaX: 0, deltaY: 1))
    }
    #expect(window.send(finger(.pressed, .zero), finger(.moved, inside), finger(.released, inside)) == [])
    let place = CGPoint(x: 10, y: 20)
    #expect(window.send(finger(.pressed, inside)) == [finger(.pressed, place)])
    #expect(window.send(wheel(.zero)) == [])
    #expect(window.send(wheel(inside)) == [wheel(place)])
  }

  @Test func `a window that is resized gives the scene what the frame leaves, and requests include it`() {
    let window = Window()
    #expect(
      window.send(.window(.resized(CGSize(width: 872, height: 712), scale: 1)))
        == [.window(.resized(CGSize(width: 800, height: 600), scale: 1))])
    window.ear.requests = [.resize(CGSize(width: 390, height: 844)), .widen(700), .saveStill]
    #expect(
      window.tap.takeWindowRequests()
        == [.resize(CGSize(width: 462, height: 956)), .widen(772), .saveStill])
  }

  @Test func `the loupe gets the pixels of the scene`() throws {
    let window = Window()
    let (x, y) = (Int(window.frame.screen.minX), Int(window.frame.screen.minY))
    let area = try #require(window.tap.wantedPixels)
    #expect(area == PixelRect(x: x + 3, y: y + 4, width: 2, height: 1))
    window.tap.lend(MagnifierPixels(area: area, bitmap: Bitmap(width: 2, height: 1)))
    #expect(window.ear.sample?.area == PixelRect(x: 3, y: 4, width: 2, height: 1))
  }
}
