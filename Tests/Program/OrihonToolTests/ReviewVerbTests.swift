import Foundation
import Glibc
import Testing

/// Tests of `orihon review`, which serves a report to be accepted and rejected.
struct ReviewVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private var state: URL {
    place.file("goldens/paged-rest/430x932@1/light/leftToRight/state-rest.json")
  }

  /// Makes a report of one golden that differs, and returns what that golden should be.
  private func compare() throws -> String {
    let words = ["compare", "paged-rest", "--goldens", "goldens", "--report", "report"]
    #expect(try Program(environment: ["CI": ""]).run(words, in: place.folder).status == 3)
    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacing("\"idle\"", with: "\"flying\"").utf8).write(to: state)
    #expect(try Program(environment: ["CI": ""]).run(words, in: place.folder).status == 1)
    return text
  }

  /// Sends a request to a port of this machine, and returns the whole answer.
  private func ask(_ first: String, body: String = "", host: String = "127.0.0.1", port: UInt16) throws
    -> String
  {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isOpen)
    let handle = FileHandle(fileDescriptor: descriptor)
    let text =
      "\(first) HTTP/1.1\r\nHost: \(host):\(port)\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
    try handle.write(contentsOf: Data(text.utf8))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Begins a review of the report, and returns its page's address.
  private func begin() throws -> (process: Process, url: URL, port: UInt16) {
    let process = Process()
    let output = Pipe()
    // Below nohup, or in the background of a script, a program would ignore what asks it to end.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT,TERM,HUP", try Program.executable().path, "review"]
    process.currentDirectoryURL = place.folder
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n"), process.isRunning {
      line += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    let url = try #require(URL(string: line.trimmingCharacters(in: .newlines)))
    return (process, url, UInt16(url.port ?? 0))
  }

  /// True when no copy of a former golden lies beside it.
  private func isTidy() throws -> Bool {
    try place.names(in: "goldens/paged-rest/430x932@1/light/leftToRight").allSatisfy {
      !$0.hasSuffix(".partial")
    }
  }

  @Test func `the page accepts and undoes at its address alone, and writes goldens only`() throws {
    let text = try compare()
    let (process, url, port) = try begin()
    let page = try ask("GET \(url.path)/", port: port)
    #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("data-scenario=\"paged-rest\""))
    #expect(try ask("GET /", port: port).hasPrefix("HTTP/1.1 404"))
    #expect(try ask("GET \(url.path)/", host: "example.org", port: port).hasPrefix("HTTP/1.1 403"))
    #expect(try ask("POST \(url.path)/accept", body: "{}", port: port).hasPrefix("HTTP/1.1 400"))
    let accepting = try ask("POST \(url.path)/accept", body: "[\"paged-rest\"]", port: port)
    #expect(accepting.contains("{\"paged-rest\":\"accepted\"}"), "\(accepting)")
    #expect(try String(contentsOf: state, encoding: .utf8) == text)
    _ = try ask("POST \(url.path)/undo", body: "[]", port: port)
    #expect(try String(contentsOf: state, encoding: .utf8) != text)
    _ = try ask("POST \(url.path)/accept", body: "[\"paged-rest\"]", port: port)
    _ = try ask("POST \(url.path)/done", body: "[]", port: port)
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(try String(contentsOf: state, encoding: .utf8) == text)
    #expect(try isTidy())
  }

  @Test func `a report with nothing to approve is told as such, and as what it compared`() throws {
    _ = try compare()
    let unset = Program(environment: ["CI": ""])
    #expect(try unset.run(["approve"], in: place.folder).status == 3)
    let words = ["compare", "paged-rest", "--goldens", "goldens", "--report", "report"]
    #expect(try unset.run(words, in: place.folder).status == 0)
    for verb in ["review", "approve"] {
      let ended = try unset.run([verb], in: place.folder)
      #expect(ended.status == 0, "\(ended.complaint)")
      #expect(
        ended.output.hasPrefix("nothing to approve in report: nothing differs in ")
          && ended.output.hasSuffix("; compared: paged-rest\n"), "\(ended.output)")
    }
    let page = try String(contentsOf: place.file("report/index.html"), encoding: .utf8)
    #expect(page.contains("<p id=\"nothing\">Nothing to approve: nothing differs in "))
  }

  @Test(arguments: ["review", "approve"])
  func `goldens that are not there, or are others than were compared, are refused before anything begins`(
    verb: String
  ) throws {
    _ = try compare()
    let unset = Program(environment: ["CI": ""])
    let absent = try unset.run([verb, "--goldens", "NOPE"], in: place.folder)
    #expect(absent.status == 2 && absent.output.isEmpty)
    #expect(absent.complaint == "orihon: --goldens: there is no folder NOPE\n")
    #expect(try !place.names().contains("NOPE"))
    try FileManager.default.createDirectory(at: place.file("others"), withIntermediateDirectories: true)
    let others = try unset.run([verb, "--goldens", "others"], in: place.folder)
    #expect(others.status == 2 && others.output.isEmpty)
    #expect(others.complaint.contains("its reference is another one than it was compared with"))
    try FileManager.default.moveItem(at: place.file("goldens"), to: place.file("moved"))
    let moved = try unset.run([verb], in: place.folder)
    #expect(moved.status == 2 && moved.output.isEmpty)
    #expect(moved.complaint == "orihon: the goldens of the report: there is no folder goldens\n")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a program that is asked to end keeps what was accepted, and no copies`(_ number: Int32) throws {
    let text = try compare()
    let (process, url, port) = try begin()
    _ = try ask("POST \(url.path)/accept", body: "[\"paged-rest\"]", port: port)
    #expect(try !isTidy())
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(try String(contentsOf: state, encoding: .utf8) == text && isTidy())
  }

  @Test func `each decision is told, also one that decides nothing`() throws {
    _ = try compare()
    let (process, url, port) = try begin()
    func told(_ action: String, _ names: String = "[\"paged-rest\"]") throws -> String {
      try ask("POST \(url.path)/\(action)", body: names, port: port)
    }
    #expect(try told("reject").contains("1 golden rejected"))
    #expect(try told("accept").contains("1 golden accepted"))
    #expect(try told("reject").contains("nothing to reject; Undo takes back what was accepted"))
    try Data("mine".utf8).write(to: state)
    #expect(try told("undo", "[]").contains("nothing is undone: it was changed after it was accepted"))
    #expect(try String(contentsOf: state, encoding: .utf8) == "mine")
    _ = try told("done", "[]")
    process.waitUntilExit()
  }

  @Test func `a port that another program has is refused with the way out`() throws {
    _ = try compare()
    let (process, _, port) = try begin()
    let refused = try Program(environment: ["CI": ""]).run(["review", "--port", "\(port)"], in: place.folder)
    #expect(
      refused.status == 2
        && refused.complaint.contains("--port \(port): another program listens there; 0 takes a free one"),
      "\(refused.complaint)")
    process.terminate()
    process.waitUntilExit()
  }

  @Test func `a report without its page is refused by the page's name`() throws {
    _ = try compare()
    try FileManager.default.removeItem(at: place.file("report/index.html"))
    let ended = try Program(environment: ["CI": ""]).run(["review"], in: place.folder)
    #expect(ended.status == 2 && ended.output.isEmpty)
    #expect(
      ended.complaint.contains("report/index.html") && !ended.complaint.contains("--port"),
      "\(ended.complaint)")
  }

  @Test func `CI and a folder that is no report are refused`() throws {
    let absent = try Program(environment: ["CI": ""]).run(["review"], in: place.folder)
    #expect(
      absent.status == 2 && absent.complaint.contains("report holds no report of goldens"),
      "\(absent.complaint)")
    let refused = try Program(environment: ["CI": "true"]).run(["review"], in: place.folder)
    #expect(refused.status == 2 && refused.complaint.contains("CI is set"), "\(refused.complaint)")
  }
}
