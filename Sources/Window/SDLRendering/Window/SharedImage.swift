import CSDL2
import CX11
import Glibc
import LayoutGeometry
import Synchronization

/// An image in memory shared with the X server (MIT-SHM), so that presenting a part of it needs no copy.
///
/// SDL has a shared image of its own, which presents each part at the part's own position. Here the lines may
/// be a ring buffer with any first line.
final class SharedImage {
  /// The image's pixels.
  let surface: UnsafeMutablePointer<SDL_Surface>
  private let connection: DrawingConnection
  private let image: UnsafeMutablePointer<XImage>
  /// The shared segment, allocated separately because the image points to it.
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>
  private let context: GC
  /// The type of the server's event that reports a part as read.
  private let reading: Int32
  /// The number of parts that the server may not have read yet.
  private var unread = 0

  /// Shares an image of `size` pixels; `nil` where that is impossible, as when the server is on another machine.
  init?(on connection: DrawingConnection, size: PixelRect) {
    let display = connection.display
    guard !size.isEmpty, XShmQueryExtension(display) != 0 else { return nil }
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard let image = Self.image(connection, size, segment) else {
      segment.deallocate()
      return nil
    }
    guard Self.share(image, segment, display) else {
      Self.destroy(image)
      segment.deallocate()
      return nil
    }
    let pitch = image.pointee.bytes_per_line
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      image.pointee.data, Int32(size.width), Int32(size.height), 32, pitch, SDL_PIXELFORMAT_RGB888.rawValue)
    guard let surface, let context = XCreateGC(display, connection.window, 0, nil) else {
      SDL_FreeSurface(surface)
      Self.unshare(image, segment, display)
      return nil
    }
    reading = XShmGetEventBase(display) + ShmCompletion
    (self.connection, self.image, self.segment, self.surface, self.context) =
      (connection, image, segment, surface, context)
  }

  isolated deinit {
    SDL_FreeSurface(surface)
    XFreeGC(connection.display, context)
    Self.unshare(image, segment, connection.display)
  }

  /// Requests the server to present `part`, whose pixels start at `line` in memory.
  func show(_ part: PixelRect, from line: Int) {
    XShmPutImage(
      connection.display, connection.window, context, image, Int32(part.x), Int32(line), Int32(part.x),
      Int32(part.y), UInt32(part.width), UInt32(part.height), 1)
    unread += 1
  }

  /// Sends the pending requests to the server.
  func flush() { XFlush(connection.display) }

  /// Waits until the server has read all requested parts; before that no pixel may change.
  ///
  /// Usually it has reported so by the time the next frame is drawn. Events that go to every client, such as
  /// a changed keyboard mapping, arrive here too and are ignored.
  func waitUntilRead() {
    guard unread > 0 else { return }
    var answer = XEvent()
    while unread > 0, XEventsQueued(connection.display, QueuedAfterReading) > 0 {
      XNextEvent(connection.display, &answer)
      if answer.type == reading { unread -= 1 }
    }
    if unread > 0 { XSync(connection.display, 1) }
    unread = 0
  }

  /// Creates an image without pixels, in the window's format; `nil` when that differs from the surface's.
  private static func image(
    _ connection: DrawingConnection, _ size: PixelRect, _ segment: UnsafeMutablePointer<XShmSegmentInfo>
  ) -> UnsafeMutablePointer<XImage>? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, connection.window, &attributes) != 0,
      let image = XShmCreateImage(
        connection.display, attributes.visual, UInt32(attributes.depth), ZPixmap, nil, segment,
        UInt32(size.width),
        UInt32(size.height))
    else { return nil }
    let format = image.pointee
    let masks = [format.red_mask, format.green_mask, format.blue_mask]
    if format.bits_per_pixel == 32, format.byte_order == LSBFirst, masks == [0xFF0000, 0xFF00, 0xFF] {
      return image
    }
    destroy(image)
    return nil
  }

  /// Attaches shared memory to the image; returns false when the server cannot.
  private static func share(
    _ image: UnsafeMutablePointer<XImage>, _ segment: UnsafeMutablePointer<XShmSegmentInfo>,
    _ display: OpaquePointer
  ) -> Bool {
    let size = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
    let number = shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)
    guard number >= 0 else { return false }
    // The system frees the memory when the last process detaches it, even after a crash.
    defer { shmctl(number, IPC_RMID, nil) }
    guard let memory = shmat(number, nil, 0), memory != UnsafeMutableRawPointer(bitPattern: -1) else {
      return false
    }
    image.pointee.data = memory.assumingMemoryBound(to: CChar.self)
    segment.pointee.shmid = number
    segment.pointee.shmaddr = image.pointee.data
    segment.pointee.readOnly = 1
    if X11Errors.areNone(on: display, during: { XShmAttach(display, segment) != 0 }) { return true }
    shmdt(memory)
    return false
  }

  private static func unshare(
    _ image: UnsafeMutablePointer<XImage>, _ segment: UnsafeMutablePointer<XShmSegmentInfo>,
    _ display: OpaquePointer
  ) {
    XShmDetach(display, segment)
    XSync(display, 0)
    shmdt(segment.pointee.shmaddr)
    destroy(image)
    segment.deallocate()
  }

  /// Frees an image, but not its pixels.
  private static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
  }
}

/// A connection to the X server used only for a window's frames.
///
/// The server's reply that it has read a frame stays there until the next frame reads it. On SDL's own
/// connection it would wake the program at once, without any event to handle.
final class DrawingConnection {
  let display: OpaquePointer
  let window: Window

  /// Connects to the server of `window`; `nil` for a window outside X11, or when the server rejects the connection.
  init?(to window: SDLWindow) {
    guard let native = NativeWindow(window), let display = XOpenDisplay(XDisplayString(native.display)) else {
      return nil
    }
    self.display = display
    self.window = native.window
  }

  isolated deinit { XCloseDisplay(display) }
}

/// The check for errors that an X server reports asynchronously.
enum X11Errors {
  private nonisolated static let count = Atomic<Int>(0)

  /// Performs `requests` and waits for the server; returns true when it has rejected none of them.
  static func areNone(on display: OpaquePointer, during requests: () -> Bool) -> Bool {
    XSync(display, 0)
    count.store(0, ordering: .relaxed)
    let former = XSetErrorHandler { _, _ in
      X11Errors.count.add(1, ordering: .relaxed)
      return 0
    }
    let areMade = requests()
    XSync(display, 0)
    XSetErrorHandler(former)
    return areMade && count.load(ordering: .relaxed) == 0
  }
}
