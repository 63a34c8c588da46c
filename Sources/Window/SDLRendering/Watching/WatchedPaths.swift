import Foundation

/// The watched files, each by every name along its path: its folders, and the links to it.
///
/// A folder that is removed and comes back, or a link that is retargeted, changes what a path resolves to.
/// The path is resolved again each time, so that the watch continues at its new file.
nonisolated struct WatchedPaths {
  typealias Interest = FileWatcher.EventMask

  private struct Entry {
    let interest: Interest
    var walk: PathResolver
    /// The last known file at the path.
    var known: PathResolver.Destination?
    /// The watch descriptor of a folder that is watched as a whole.
    var whole: Int32?
  }

  /// The events of a path since it was last checked.
  private struct Signal {
    /// True when the file itself was saved.
    var isSaved = false
    /// True when a canonically equivalent name was added or removed, or a file in a folder watched as a whole.
    var isCertain = false
    /// The name of a new file that may still be being written.
    var coming: PathResolver.Step?
  }

  /// The greatest number of watched paths.
  static let limit = 4096
  /// The placeholder for every name of a folder; no real name is empty.
  private static let anyName = ""

  private let folders: FolderWatches
  private var entries: [String: Entry] = [:]
  /// The paths that pass through each name of each folder.
  ///
  /// Names are compared by canonical equivalence, whatever normalization form a system writes.
  private var users: [Int32: [String: Set<String>]] = [:]
  private var signals: [String: Signal] = [:]
  /// True when an event since the last check may concern a path.
  private var isTold = false
  /// The error that prevents watching; `nil` while everything is watched.
  private(set) var trouble: SDLError?

  init(in folders: FolderWatches) { self.folders = folders }

  /// The watched paths.
  var paths: Set<String> { Set(entries.keys) }

  /// Watches a path, which need not exist yet.
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

  /// Stops watching a path.
  mutating func forget(_ path: String) {
    guard let entry = entries.removeValue(forKey: path) else { return }
    signals[path] = nil
    leave(entry, of: path)
    prune(entry)
  }

  /// Reads the kernel's pending events; returns true when one of them may concern a path.
  mutating func takeEvents() -> Bool {
    isTold = false
    for event in folders.events() { take(event) }
    return isTold
  }

  /// Checks each path with events, and returns those whose change has to be reported.
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
    // A file that was only created is reported again once it is complete.
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
    // No event was reported for a folder that was not watched before.
    let isNew = !old.walk.steps.contains { $0.folder == walk.steps.last?.folder }
    let isOther = walk.end.map { end in
      signal.isSaved || isNew && old.known?.stamp != end.stamp
        || old.known.map { !$0.stamp.isSameFile(as: end.stamp) } ?? true
    }
    return switch old.interest {
    case .place: isElsewhere || signal.isCertain
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

  /// Stops watching folders through which no path passes any more.
  private mutating func prune(_ entry: Entry) {
    for folder in Set(entry.walk.steps.map(\.folder) + (entry.whole.map { [$0] } ?? [])) {
      users[folder] = users[folder]?.filter { !$0.value.isEmpty }
      guard users[folder]?.isEmpty == true else { continue }
      users[folder] = nil
      folders.unwatch(folder)
    }
  }
}

/// The resolution of a path through folders and links to a file, which watches every name it depends on.
nonisolated struct PathResolver: Sendable {
  /// A name in a watched folder.
  struct Step: Hashable, Sendable {
    /// The kernel's watch descriptor of the folder.
    let folder: Int32
    let name: String
  }

  /// The file to which a path resolves.
  struct Destination: Hashable, Sendable {
    /// The path with links followed.
    let path: String
    let stamp: FileStamp
    let isFolder: Bool
    let isSingleFile: Bool
  }

  /// The names along the path, as far as it resolves.
  private(set) var steps: [Step] = []
  /// The resolved file; `nil` where a name along the path is missing.
  private(set) var end: Destination?
  /// The error that prevents watching the last name; `nil` when it is watched.
  private(set) var refusal: SDLError?

  /// The greatest number of links that are followed, as in the kernel.
  private static let longestChain = 40

  /// Resolves an absolute path; each folder is watched before it is read, so that no change is missed.
  init(_ path: String, watching folders: FolderWatches) {
    var names = Self.names(of: path)
    var (place, links) = ("", 0)
    while let name = names.popLast() {
      if name == ".." { place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]) }
      if name == ".." || name == "." { continue }
      do throws(SDLError) {
        let folder = try folders.watch(place.isEmpty ? "/" : place, noticingWrites: names.isEmpty)
        steps.append(Step(folder: folder, name: name))
        refusal = nil
      } catch {
        // A parent folder may be unreadable; the watches of the folders below it report their removal.
        refusal = error
      }
      let next = place + "/" + name
      guard let entry = FolderEntry(next) else { return }
      if let target = entry.target {
        links += 1
        if links > Self.longestChain { return }
        if target.hasPrefix("/") { place = "" }
        names += Self.names(of: target)
      } else {
        place = next
        end = Destination(
          path: next, stamp: entry.stamp, isFolder: entry.isFolder, isSingleFile: entry.isSingleFile)
        if !names.isEmpty { end = nil }
      }
    }
  }

  /// Returns the components of a path in reverse order.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init)
  }
}
