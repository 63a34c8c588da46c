import ArgumentParser
import FeedFiles

/// The option for other numbers than the feed's.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Another value for a number or choice, such as motion.decelerationRate=0.99; may be repeated.",
      valueName: "name=value"), transform: SettingReading.assignment)
  var set: [SettingReading.Assignment] = []

  /// The settings with their values.
  var assignments: [SettingAssignment] { self.set.map(\.value) }
}
