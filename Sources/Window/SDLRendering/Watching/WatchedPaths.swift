import Foundation

/// The files that are watched, each by every name on its way: its folders, and the links through which it is reached.
///
/// A folder that is taken away and comes back, and a link that is led elsewhere, change what a path leads to; the way is
/// walked anew each time, so that the watch goes on where the path leads now.
nonisolated struct WatchedPaths {
  typealias Interest = FileWatcher.EventMask

  private struct Entry {
    let interest: Interest
    var walk: PathResolver
    /// What was last known to be there.
    var known: PathResolver.Destination?
    /// The number of the folder in which each name counts.
    var whole: Int32?
  }

  /// What was told of a path since it was last looked at.
  private struct Signal {
    /// True when the file itself was saved.
    var isSaved = false
    /// True when a name that only looks alike came or went, or a file in a whole folder.
    var isCertain = false
    /// The name at which a file has begun that may still be being written.
    var coming: PathResolver.Step?
  }

  /// The most paths that are watched.
  static let limit = 4096
  /// What stands for every name of a folder; no name is empty.
  private static let anyName = ""

  private let folders: FolderWatches
  private var entries: [String: Entry] = [:]
  /// The paths that pass a name in a folder.
  ///
  /// Names count as alike when their characters are, however a system writes them.
  private var users: [Int32: [String: Set<String>]] = [:]
  private var signals: [String: Signal] = [:]
  /// True when an event since the last reading may concern a path.
  private var isTold = false
  /// Why something is not watched; `nil` while everything is.
  private(set) var trouble: SDLError?

  init(in folders: FolderWatches) { self.folders = folders }

  /// The watched paths.
  var paths: Set<String> { Set(entries.keys) }

  /// Watches a path that need not lead anywhere yet.
  mutating func watch(_ path: String, for interest: Interest) {
    if let known = entries[path] {
      if known.interest == interest { return }
      forget(path)
    }
    guard entries.count < Self.limit else {
      trouble = .unwatchable(path: path, reason: "\(Self.limit) files are watched already")
      return
    }
    let walk = PathResolver(path, watching: folders)
    put(Entry(interest: interest, walk: walk, known: walk.end), at: path)
  }

  /// Ends the watch of a path.
  mutating func forget(_ path: String) {
    guard let entry = entries.removeValue(forKey: path) else { return }
    signals[path] = nil
    leave(entry, of: path)
    prune(entry)
  }

  /// Takes the kernel's pending events; returns true when one of them may concern a path.
  mutating func takeEvents() -> Bool {
    isTold = false
    for event in folders.events() { take(event) }
    return isTold
  }

  /// Looks at each path of which something was told, and returns those with something to report.
  mutating func takeChanged() -> Set<String> {
    let told = signals
    signals = [:]
    return Set(told.filter { isChanged($0.key, by: $0.value) }.keys)
  }

  private mutating func take(_ event: FolderWatches.Event) {
    if event.isLoss { return signal(entries.keys) { $0.isSaved = true } }
    guard let names = users[event.folder] else { return }
    guard !event.name.isEmpty else {
      let paths = names.values.reduce(into: Set()) { $0.formUnion($1) }
      if event.isUnmount, let path = paths.min() {
        trouble = .unwatchable(path: path, reason: "its file system is no longer there")
      }
      return signal(paths) { $0.coming = nil }
    }
    let step = PathResolver.Step(folder: event.folder, name: event.name)
    for path in names[event.name] ?? [] {
      let last = entries[path]?.walk.steps.last
      signal([path]) { signal in
        guard let last, last == step else { return }
        signal.isSaved = signal.isSaved || event.isSave
        signal.coming = event.isBeginning ? step : nil
        if !last.name.utf8.elementsEqual(event.name.utf8) { signal.isCertain = true }
      }
    }
    // A file that has only begun is told of again once it is whole.
    guard let wholes = names[Self.anyName], !event.isBeginning || event.isOfFolder else { return }
    signal(wholes) { $0.isCertain = true }
  }

  private mutating func signal(_ paths: some Sequence<String>, _ change: (inout Signal) -> Void) {
    for path in paths {
      change(&signals[path, default: Signal()])
      isTold = true
    }
  }

  private mutating func isChanged(_ path: String, by signal: Signal) -> Bool {
    guard let old = entries[path] else { return false }
    let walk = PathResolver(path, watching: folders)
    var entry = old
    entry.walk = walk
    let isComing = signal.coming != nil && signal.coming == walk.steps.last && walk.end?.isSingleFile == true
    if !isComing { entry.known = walk.end }
    leave(old, of: path)
    put(entry, at: path)
    prune(old)
    if isComing { return false }
    let isElsewhere = old.known?.path != walk.end?.path
    // Nothing was told of a folder that was not watched before.
    let isNew = !old.walk.steps.contains { $0.folder == walk.steps.last?.folder }
    let isOther = walk.end.map { end in
      signal.isSaved || isNew && old.known?.stamp != end.stamp
        || old.known.map { !$0.stamp.isSameFile(as: end.stamp) } ?? true
    }
    return switch old.interest {
    case .place: isElsewhere || signal.isCertain
    case .saves: walk.end != nil && (isElsewhere || isOther == true) || signal.isCertain
    case .changes, .folder: isElsewhere || isOther == true || signal.isCertain
    }
  }

  private mutating func put(_ entry: Entry, at path: String) {
    var entry = entry
    trouble = entry.walk.refusal ?? trouble
    entry.whole = nil
    if entry.interest == .folder, let end = entry.walk.end, end.isFolder {
      do throws(SDLError) {
        entry.whole = try folders.watch(end.path, noticingWrites: true)
      } catch {
        trouble = error
      }
    }
    for step in entry.walk.steps { users[step.folder, default: [:]][step.name, default: []].insert(path) }
    if let whole = entry.whole { users[whole, default: [:]][Self.anyName, default: []].insert(path) }
    entries[path] = entry
  }

  private mutating func leave(_ entry: Entry, of path: String) {
    for step in entry.walk.steps { users[step.folder]?[step.name]?.remove(path) }
    if let whole = entry.whole { users[whole]?[Self.anyName]?.remove(path) }
  }

  /// Ends the watches of folders through which no path passes any more.
  private mutating func prune(_ entry: Entry) {
    for folder in Set(entry.walk.steps.map(\.folder) + (entry.whole.map { [$0] } ?? [])) {
      users[folder] = users[folder]?.filter { !$0.value.isEmpty }
      guard users[folder]?.isEmpty == true else { continue }
      users[folder] = nil
      folders.unwatch(folder)
    }
  }
}
