import ArgumentParser
import FeedFiles

/// The option `--set` for settings that override the feed's.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Another value for a number or choice, such as motion.decelerationRate=0.99; may be repeated.",
      valueName: "name=value"), transform: SettingReading.assignment)
  var set: [SettingReading.Assignment] = []

  /// The settings with their values.
  var assignments: [SettingAssignment] { self.set.map(\.value) }
}

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
