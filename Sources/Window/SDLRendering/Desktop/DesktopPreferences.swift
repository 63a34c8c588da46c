package import Foundation

/// What the user has chosen for all programs of the desktop, as far as a window follows it.
///
/// A value that is missing, out of range or not of its form is `nil`, and the window keeps its own default.
package nonisolated struct DesktopPreferences: Sendable, Hashable {
  /// The number of pixels a point, 1...4.
  package var scale: CGFloat?
  /// True for dark colours, false for light ones.
  package var isDark: Bool?
  /// True when animations that the user did not start are to be left out.
  package var reducesMotion: Bool?

  /// The range of scales.
  static let scales: ClosedRange<Double> = 1...4
  /// The greatest number of characters of a value that is read as a number.
  private static let longestNumber = 16
  /// The greatest number of bytes of the X resources that are looked at.
  private static let mostResources = 1 << 16

  /// Creates preferences of these values; by default none.
  package init(scale: CGFloat? = nil, isDark: Bool? = nil, reducesMotion: Bool? = nil) {
    (self.scale, self.isDark, self.reducesMotion) = (scale, isDark, reducesMotion)
  }

  /// Reads the preferences from what the desktop says.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process, of which `GDK_SCALE` and `QT_SCALE_FACTOR` are read.
  ///   - resources: The X resource database, of which `Xft.dpi` is read.
  ///   - answer: The output of `DesktopQuery.script`.
  package init(environment: [String: String], resources: String = "", answer: String = "") {
    scale = Self.scale(environment, resources: resources)
    let answer = DesktopAnswer(answer)
    (isDark, reducesMotion) = (answer.isDark, answer.reducesMotion)
  }

  /// Returns the scale of the first variable that holds one, else that of the resolution in the resources.
  static func scale(_ environment: [String: String], resources: String) -> CGFloat? {
    let named = ["GDK_SCALE", "QT_SCALE_FACTOR"].lazy.compactMap { environment[$0].flatMap(number) }
    if let scale = named.first(where: scales.contains) { return CGFloat(scale) }
    // 96 dots an inch are one pixel a point; a quarter keeps the lines of a scene sharp at most resolutions.
    guard let resolution = resource("Xft.dpi", in: resources).flatMap(number) else { return nil }
    let scale = (resolution / 96 * 4).rounded() / 4
    return scales.contains(scale) ? CGFloat(scale) : nil
  }

  private static func number(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.count <= longestNumber, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    return Double(text)
  }

  /// Returns the last value of a resource, whose line is `name: value`.
  private static func resource(_ name: String, in resources: String) -> String? {
    let beginning = String(decoding: resources.utf8.prefix(mostResources), as: UTF8.self)
    let lines = beginning.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(name + ":") }
    return lines.last.map { String($0.dropFirst(name.count + 1)) }
  }
}

/// The answer of the desktop's settings: the lines of the settings portal and of GSettings.
nonisolated struct DesktopAnswer {
  let isDark: Bool?
  let reducesMotion: Bool?

  /// The schema of GSettings that holds the settings.
  static let schema = "org.gnome.desktop.interface"

  /// Reads the whole lines; a last line that was cut off is left out.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    func portal(_ key: String) -> Substring? {
      let beginning = "'\(key)': <uint32 "
      let found = lines.lazy.filter { $0.hasPrefix("(") }.compactMap { $0.range(of: beginning).map($0.after) }
      return found.first.flatMap { $0.firstIndex(of: ">").map($0.prefix(upTo:)) }
    }
    func setting(_ key: String) -> Substring? {
      let beginning = "\(Self.schema) \(key) "
      return lines.first { $0.hasPrefix(beginning) }?.dropFirst(beginning.count)
    }
    switch (portal("color-scheme"), setting("color-scheme"), setting("gtk-theme")) {
    case ("1", _, _): isDark = true
    case ("2", _, _): isDark = false
    case (_, "'prefer-dark'", _): isDark = true
    case (_, "'prefer-light'", _): isDark = false
    case (_, _, let theme?) where theme.lowercased().hasSuffix("-dark'"): isDark = true
    default: isDark = nil
    }
    switch (portal("reduced-motion"), setting("enable-animations")) {
    case ("1", _), (_, "false"): reducesMotion = true
    case (_, "true"): reducesMotion = false
    default: reducesMotion = nil
    }
  }
}

extension String {
  /// Returns what follows a range.
  fileprivate nonisolated func after(_ range: Range<Index>) -> Substring { self[range.upperBound...] }
}
