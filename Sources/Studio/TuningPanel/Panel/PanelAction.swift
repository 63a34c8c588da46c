import FeedFiles

/// The actions of the buttons at the panel's bottom.
enum PanelAction: String, CaseIterable, Hashable {
  case undo, redo, yaml, swift, command, write

  var words: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .yaml: "YAML"
    case .swift: "Swift"
    case .command: "--set"
    case .write: "Write"
    }
  }
}

extension TuningPanel {
  /// Returns the reason why an action is disabled; `nil` for an enabled one.
  func reasonNot(to action: PanelAction) -> String? {
    switch action {
    case .undo: canUndo ? nil : "there is no change to take back"
    case .redo: canRedo ? nil : "nothing was taken back"
    case .write where unwritable != nil: unwritable
    case .yaml, .swift, .command, .write:
      tuning.changes.isEmpty ? "nothing differs from the \(tuning.name(of: .file))" : nil
    }
  }
}
