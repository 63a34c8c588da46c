import Glibc

/// The calls of a socket in the file system.
enum UnixSocket {
  /// Connects to a socket.
  static func connected(to path: String) throws(HandFault) -> Int32 {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let result = withAddress(of: path) { connect(file, $0, $1) }
    guard file >= 0, result == 0 else { throw HandFault("\(path) cannot be reached: \(reason)") }
    return file
  }

  /// Makes a socket that others connect to.
  static func listening(at path: String) throws(HandFault) -> Int32 {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard file >= 0, withAddress(of: path, { bind(file, $0, $1) }) == 0, listen(file, 8) == 0 else {
      throw HandFault("\(path) cannot be made: \(reason)")
    }
    return file
  }

  /// Sends bytes, with a file descriptor beside the first of them.
  static func send(_ bytes: [UInt8], file: Int32?, to socket: Int32) {
    guard let file else {
      _ = write(socket, bytes, bytes.count)
      return
    }
    // One control message: its length, its level, its type, then the descriptor, in words of the machine.
    var control = [UInt64](repeating: 0, count: 3)
    control[0] = UInt64(MemoryLayout<cmsghdr>.size + MemoryLayout<Int32>.size)
    control[1] = UInt64(UInt32(SOL_SOCKET)) | UInt64(UInt32(SCM_RIGHTS)) << 32
    control[2] = UInt64(UInt32(bitPattern: file))
    var bytes = bytes
    bytes.withUnsafeMutableBytes { data in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: data.baseAddress, iov_len: data.count)
        withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          _ = sendmsg(socket, &message, 0)
        }
      }
    }
  }

  /// Reads to the end of what the other side writes.
  static func text(from socket: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(socket, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = path.utf8.count < MemoryLayout.size(ofValue: address.sun_path)
    guard isShort else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
