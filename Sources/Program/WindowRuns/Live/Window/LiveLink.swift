import Foundation
import SDLRendering
package import SceneRuns

/// The window process's side of `--live`: its orders, and what it answers.
package final class LiveLink {
  private let connection = LiveConnection(FileHandle.standardInput)
  private var scene: LiveScene?
  private var banner: String?
  /// The orders that came before there was a scene.
  private var early: [WindowOrder] = []

  /// Creates the link on the standard input, which the supervisor connects.
  package init() {}

  /// Tells the supervisor that the program has started, and waits for the order to begin.
  ///
  /// Returns the session to resume; `nil` to begin a new one.
  ///
  /// - Throws: `CommandError` when the supervisor ends without an order.
  package func begin() throws(CommandError) -> HandedOverSession? {
    connection.write(WindowAnswer.waiting)
    while let line = connection.nextLine() {
      switch LiveLine.message(line, as: WindowOrder.self) {
      case .begin: return nil
      case .resume(let session): return session
      case .close: throw .ended(.done)
      case let order?: early.append(order)
      case nil: break
      }
    }
    throw .contradiction("--live-window is for the processes that --live starts")
  }

  /// Performs orders from now on; `waker` wakes the main loop for each.
  func listen(_ waker: MainLoopWaker) {
    let connection = connection
    let thread = Thread { [weak self] in
      let link = self
      while let line = connection.nextLine() {
        guard let order = LiveLine.message(line, as: WindowOrder.self) else { continue }
        Task { @MainActor in link?.perform(order) }
        waker.wake()
      }
      Task { @MainActor in link?.supervisorHasEnded() }
      waker.wake()
    }
    thread.name = "orders of the supervisor"
    thread.start()
  }

  /// Makes a scene the one that orders are about.
  func attach(_ scene: LiveScene) {
    self.scene = scene
    scene.show(banner: banner, replacing: nil)
    let orders = early
    early = []
    for order in orders { perform(order) }
  }

  /// Keeps further orders for the next scene, as the attached one has ended.
  func detach() { scene = nil }

  /// Answers the supervisor.
  func answer(_ answer: WindowAnswer) { connection.write(answer) }

  private func perform(_ order: WindowOrder) {
    guard let scene else { return early.append(order) }
    switch order {
    case .begin, .resume: break
    case .handOver(let path): answer(scene.handOver(to: path))
    case .goOn: scene.goOn()
    case .banner(let text):
      scene.show(banner: text, replacing: banner)
      banner = text
    case .close: scene.close()
    }
  }

  private func supervisorHasEnded() {
    Console.say("live: the supervisor has ended; changes of the sources are not noticed any more")
    scene?.goOn()
  }
}
