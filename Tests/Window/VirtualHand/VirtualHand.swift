import Foundation
import Glibc

/// A hand on a Wayland desktop, for tests: it holds a pointer and a keyboard, and takes gestures one after another.
///
/// `VirtualHand serve SOCKET DESKTOP SWAY WIDTH HEIGHT` holds them until its input ends, on a screen of a size; DESKTOP and
/// SWAY are the sockets of the desktop. `VirtualHand SOCKET WORDS...` has a gesture performed on the window that is shown,
/// and waits until it is done.
@main
struct VirtualHand {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      if words.first == "serve", words.count == 6 {
        try serve(words)
      } else if let socket = words.first {
        try ask(socket, Array(words.dropFirst()))
      } else {
        throw HandFault(
          "usage: VirtualHand serve SOCKET DESKTOP SWAY WIDTH HEIGHT, or VirtualHand SOCKET WORDS...")
      }
    } catch {
      FileHandle.standardError.write(Data("VirtualHand: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ words: [String]) throws(HandFault) {
    let numbers = words[4...].compactMap(Double.init)
    guard numbers.count == 2 else { throw HandFault("the size of the screen is missing") }
    let input = try VirtualInput(
      on: words[2], windows: try SwayWindows(at: words[3]),
      screen: CGSize(width: numbers[0], height: numbers[1]))
    let socket = try UnixSocket.listening(at: words[1])
    print("ready")
    fflush(nil)
    while true {
      var waiting = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) > 0 || errno == EINTR else { return }
      if waiting[1].revents != 0 { return }
      if waiting[0].revents != 0 { answer(accept(socket, nil, nil), input) }
    }
  }

  private static func answer(_ client: Int32, _ input: VirtualInput) {
    let words = UnixSocket.text(from: client).split(separator: "\n").map(String.init)
    do {
      try input.perform(words)
    } catch {
      UnixSocket.send(Array("\(error)".utf8), file: nil, to: client)
    }
    close(client)
  }

  private static func ask(_ path: String, _ words: [String]) throws(HandFault) {
    let socket = try UnixSocket.connected(to: path)
    UnixSocket.send(Array(words.joined(separator: "\n").utf8), file: nil, to: socket)
    shutdown(socket, Int32(SHUT_WR))
    let complaint = UnixSocket.text(from: socket)
    guard complaint.isEmpty else { throw HandFault(complaint) }
  }
}
