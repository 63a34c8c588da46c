import Documents
import FeedFiles
import Foundation
import ScreenInterface

/// The state of the tuning panel: its lines, selection, collapsed groups, text input, scrub and undo history.
struct TuningPanel {
  /// The panel's requests to its window.
  enum Request: Hashable {
    /// Apply exactly these changes of the file's numbers.
    case change(TunedChanges)
    /// Perform the action of a button.
    case act(PanelAction)
    /// Start or stop replaying the last stroke.
    case toggleLoop
    /// Save the last stroke in a folder.
    case keepStroke
    /// Close the panel.
    case close

    /// True for a request that changes numbers of the scene.
    var changesNumbers: Bool { if case .change = self { true } else { false } }
  }

  /// The text input of a value.
  struct TextEntry: Hashable {
    var path: SettingPath
    var text: String
    /// True until the first character is typed, which replaces the old value.
    var isUntouched = true
  }

  private struct Scrub {
    var path: SettingPath
    var motion: ScrubMotion?
    var start: CGPoint
    /// The last location of the pointer, and the modifiers held there.
    var last: (place: CGPoint, modifiers: KeyModifiers)?
    var hasMoved = false
    var before: TunedChanges
  }

  /// The numbers with their present values.
  private(set) var tuning: FeedTuning
  private(set) var groups: [PanelGroup]
  private(set) var open: Set<String> = ["motion", "gestures"]
  var filter = ""
  var selected: SettingPath?
  var typing: TextEntry?
  /// The message about something that was refused or done.
  var message: PanelMessage?
  /// The reason why nothing can be written; `nil` where it can.
  var unwritable: String?
  var versions = TuningVersions()
  private var history = UndoHistory()
  private var scrub: Scrub?
  /// The counter of wheel notches that scrub the selected line.
  private var notches = WheelNotchCounter()
  private var lastClick: (path: SettingPath, time: TimeInterval)?
  /// The numbers to restore when the reference key is released, unless others were chosen meanwhile.
  private var held: TunedChanges?
  /// The scroll offset of the lines, in points.
  var scroll: CGFloat = 0
  /// True while the panel receives keys.
  var hasKeys = true
  /// The part under the pointer.
  var pointed: PanelLayout.Part?
  /// True while the filter field receives every character, because the user clicked into it.
  var isFinding = false

  init(_ tuning: FeedTuning) {
    self.tuning = tuning
    groups = PanelGroup.groups(of: tuning)
  }

  /// Updates the panel to the numbers of the scene after a change.
  mutating func take(_ tuning: FeedTuning) {
    guard tuning != self.tuning else { return }
    if !tuning.isOfSameFile(as: self.tuning) {
      let former = self.tuning
      let moved: (TunedChanges) -> TunedChanges = { former.moving($0, to: tuning) }
      versions.move(moved)
      history.move(moved)
      held = held.map(moved)
    }
    self.tuning = tuning
    groups = PanelGroup.groups(of: tuning)
  }

  /// The groups with the visible lines: those that match the filter, or those that are not collapsed.
  var visibleGroups: [PanelGroup] {
    groups.compactMap { group in
      var group = group
      if filter.isEmpty {
        if !open.contains(group.name) { group.fields = [] }
        return group
      }
      let words = filter.lowercased()
      group.fields = group.fields.filter { $0.path.description.lowercased().contains(words) }
      return group.fields.isEmpty ? nil : group
    }
  }

  /// The visible lines, in their order.
  var visibleFields: [PanelField] { visibleGroups.flatMap(\.fields) }

  /// The selected line.
  var field: PanelField? { groups.lazy.flatMap(\.fields).first { $0.path == selected } }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// True while a value is being dragged.
  var isScrubbing: Bool { scrub?.hasMoved == true }

  /// Expands the numbers of a row and collapses all others.
  mutating func show(row: String) {
    open = Set(groups.map(\.name).filter { $0 == row || $0.hasPrefix(row + ".") })
    filter = ""
    scroll = 0
    selected = groups.first { open.contains($0.name) }?.fields.first?.path
  }

  /// Expands the group of the selected line, so that it stays visible when the filter is removed.
  mutating func unfoldSelection() {
    if let group = groups.first(where: { $0.fields.contains { $0.path == selected } }) {
      open.insert(group.name)
    }
  }

  // MARK: Pointer

  /// Handles a press on a part of the panel.
  mutating func press(
    _ part: PanelLayout.Part?, at point: CGPoint, _ time: TimeInterval
  ) -> [Request] {
    hasKeys = true
    isFinding = false
    let committed = commitTyping()
    message = committed.isEmpty ? nil : message
    switch part {
    case .close: return committed + [.close]
    case .group(let name): open.formSymmetricDifference([name])
    case .version(let number): return committed + choose(number)
    case .keep: keep()
    case .loop: return committed + [.toggleLoop]
    case .action(let action): return committed + perform(action)
    case .field(let path): return committed + press(path, at: point, time)
    case .filter: isFinding = true
    case .textScale, nil: break
    }
    return committed
  }

  private mutating func press(_ path: SettingPath, at point: CGPoint, _ time: TimeInterval) -> [Request] {
    selected = path
    if let last = lastClick, last.path == path, time - last.time < 0.4 {
      lastClick = nil
      scrub = nil
      return reset()
    }
    lastClick = (path, time)
    let number = field?.number
    let motion = number.flatMap { number in
      field?.range.map { _ in
        ScrubMotion(start: number, step: field?.step ?? 1, isWhole: field?.key.isWhole ?? false)
      }
    }
    scrub = Scrub(path: path, motion: motion, start: point, before: meant)
    return []
  }

  /// Handles a drag on a value.
  mutating func drag(to point: CGPoint, _ modifiers: KeyModifiers) -> [Request] {
    guard var scrub, var motion = scrub.motion, let field, let range = field.range else { return [] }
    if scrub.hasMoved, let last = scrub.last, last.modifiers != modifiers, let number = field.number {
      // The step changes here, so the value continues from its current number.
      motion.start = number
      (scrub.motion, scrub.start) = (motion, last.place)
    }
    scrub.last = (point, modifiers)
    self.scrub = scrub
    let way = point.x - scrub.start.x
    guard scrub.hasMoved || abs(way) > ScrubMotion.slop else { return [] }
    if !scrub.hasMoved { history.note(scrub.before) }
    scrub.hasMoved = true
    self.scrub = scrub
    lastClick = nil
    return set(scrub.path, to: FeedTuning.text(motion.value(after: way, modifiers, in: range)), noting: false)
  }

  /// Ends a press; one that did not move selects the next option of a choice.
  mutating func release() -> [Request] {
    defer { scrub = nil }
    guard let scrub, !scrub.hasMoved, scrub.motion == nil, let field else { return [] }
    return step(1, of: field)
  }

  /// Scrolls the lines, or with control scrubs the value under the pointer by a step for each notch.
  mutating func wheel(
    _ turned: CGFloat, over part: PanelLayout.Part?, _ modifiers: KeyModifiers, most: CGFloat
  ) -> [Request] {
    if modifiers.contains(.control), case .field(let path)? = part {
      if path != selected { (selected, notches) = (path, WheelNotchCounter()) }
      let steps = notches.add(turned)
      return field.map { steps == 0 ? [] : step(steps, of: $0, fine: modifiers.contains(.shift)) } ?? []
    }
    scroll = min(max(0, scroll - turned * 3 * PanelLayout.line), most)
    return []
  }

  // MARK: Values

  /// Requests another value; a message says why one is refused, and the old one stays.
  mutating func set(_ path: SettingPath, to text: String, noting: Bool = true) -> [Request] {
    var next = tuning
    do throws(FeedTuning.RejectedEdit) {
      try next.set(path, to: text)
    } catch {
      message = .refused("\(error)")
      return []
    }
    message = nil
    return choose(next.changes, noting: noting)
  }

  /// Changes a value by a number of steps, or to the next option of a choice.
  mutating func step(_ steps: Int, of field: PanelField, fine: Bool = false) -> [Request] {
    if let number = field.number, let range = field.range {
      let step = field.key.isWhole || !fine ? field.step : field.step / 10
      let next = ScrubMotion.bounded(number + Double(steps) * step, in: range)
      return set(field.path, to: FeedTuning.text(next))
    }
    let words = field.key.words
    guard !words.isEmpty else { return [] }
    let index = words.firstIndex(of: field.value.text) ?? -1
    return set(field.path, to: words[((index + steps) % words.count + words.count) % words.count])
  }

  /// Resets to the file's value, or from there to the one that applies without the file.
  mutating func reset() -> [Request] {
    guard let field else { return [] }
    if field.differs {
      var next = tuning.changes
      next[field.path] = nil
      return choose(next)
    }
    let standard = tuning.standard(of: field.key).text
    return standard.isEmpty ? [] : set(field.path, to: standard)
  }

  // MARK: Versions and history

  /// The numbers that the user has chosen, also while the reference is shown instead.
  private var meant: TunedChanges { held ?? tuning.changes }

  /// The numbers with which the chosen ones are compared.
  var reference: TunedChanges { versions.reference(for: meant) }

  mutating func keep() {
    if let number = versions.keep(tuning.changes) {
      message = .done("version \(number) is kept")
    } else {
      message = .refused("there is room for \(TuningVersions.most) versions")
    }
  }

  mutating func choose(_ number: Int) -> [Request] { versions.choose(number).map { choose($0) } ?? [] }

  /// Chooses exactly these changes of the numbers.
  private mutating func choose(_ changes: TunedChanges, noting: Bool = true) -> [Request] {
    if noting, changes != meant { history.note(meant) }
    held = nil
    return changes == tuning.changes ? [] : [.change(changes)]
  }

  /// Shows the reference while its key is held, and the chosen numbers again after its release.
  mutating func hold(_ isDown: Bool) -> [Request] {
    if isDown {
      guard held == nil, reference != tuning.changes else { return [] }
      held = tuning.changes
      return [.change(reference)]
    }
    guard let held else { return [] }
    self.held = nil
    return [.change(held)]
  }

  mutating func perform(_ action: PanelAction) -> [Request] {
    let changes: TunedChanges?
    switch action {
    case .undo: changes = history.undo(from: meant)
    case .redo: changes = history.redo(from: meant)
    case .yaml, .swift, .command, .write: return [.act(action)]
    }
    guard let changes else { return [] }
    held = nil
    return [.change(changes)]
  }
}
