import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The pictures and colours that a program refers to by name: files in folders, and those of Xcode's asset catalogues.
nonisolated enum AssetCatalog {
  private static let folders = ["Images", "Assets", "Resources", "."]
  private static let catalogues = [
    "Assets.xcassets", "Media.xcassets", "Images.xcassets", "Resources/Assets.xcassets",
  ]
  private static let endings = [
    "", ".png", "@3x.png", "@2x.png", ".jpg", ".jpeg", "@3x.jpg", "@2x.jpg", ".webp", ".svg", ".gif", ".avif",
  ]

  private static var places: [String] {
    [FileManager.default.currentDirectoryPath, Bundle.main.resourcePath ?? "."]
  }

  /// Returns the path of a picture's file; `nil` when there is none.
  static func picture(named name: String) -> String? {
    guard !name.isEmpty else { return nil }
    for place in places {
      for folder in folders {
        for ending in endings where isFile("\(place)/\(folder)/\(name)\(ending)") {
          return "\(place)/\(folder)/\(name)\(ending)"
        }
      }
      for catalogue in catalogues {
        let folder = "\(place)/\(catalogue)/\(name).imageset"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let pictures = files.filter { !$0.hasSuffix(".json") && !$0.hasPrefix(".") }
        // The largest scale comes last.
        if let file = pictures.sorted(by: { (scale($0), $0) < (scale($1), $1) }).last {
          return "\(folder)/\(file)"
        }
      }
    }
    return nil
  }

  private static func scale(_ name: String) -> Int { name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1 }

  private static func isFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let length = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    return attributes?[.type] as? FileAttributeType == .typeRegular && length < 1 << 26
  }

  /// Returns a colour of a catalogue; `nil` when there is none.
  static func color(named name: String) -> DynamicColor? {
    for place in places {
      for catalogue in catalogues {
        let path = "\(place)/\(catalogue)/\(name).colorset/Contents.json"
        guard isFile(path), let data = FileManager.default.contents(atPath: path),
          let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { continue }
        let dark = set.colors.first { $0.isDark }?.color?.value
        guard let light = (set.colors.first { !$0.isDark }?.color?.value ?? dark) else { continue }
        return DynamicColor(light: light, dark: dark ?? light)
      }
    }
    return nil
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var value: String?
      }

      struct Value: Decodable {
        var components: [String: String]?

        /// The colour of components that are written as `0.5`, `128` or `0x80`.
        var value: Color? {
          guard let components else { return nil }
          func byte(_ name: String) -> UInt8? {
            guard let text = components[name] ?? components["white"] else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) }
            guard let number = Double(text) else { return nil }
            let value = text.contains(".") ? number * 255 : number
            return UInt8(value.bounded(to: 0...255, or: 0).rounded())
          }
          guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else { return nil }
          let alpha = Double(components["alpha"] ?? "1") ?? 1
          let opacity = UInt8((alpha.bounded(to: 0...1, or: 1) * 255).rounded())
          return Color(red: red, green: green, blue: blue, alpha: opacity)
        }
      }

      var appearances: [Appearance]?
      var color: Value?

      var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    var colors: [Entry]
  }
}
