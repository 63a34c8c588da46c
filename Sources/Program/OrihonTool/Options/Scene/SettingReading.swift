import ArgumentParser
import FeedFiles

/// A parser of settings and their values.
nonisolated enum SettingReading {
  /// A setting with its value.
  struct Assignment: Sendable { var value: SettingAssignment }

  @Sendable static func assignment(_ text: String) throws -> Assignment {
    do throws(FeedTuning.RejectedEdit) {
      return Assignment(value: try SettingAssignment(text))
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
