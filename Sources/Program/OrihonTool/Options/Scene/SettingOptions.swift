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
