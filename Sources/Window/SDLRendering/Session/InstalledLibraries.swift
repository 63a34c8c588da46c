import CFontconfig
import CLCMS
import CSDL2
import Foundation

/// The names and versions of the installed libraries that the window uses.
package enum InstalledLibraries {
  /// The name and version of each library, with those of its dependencies.
  package static var table: [(name: String, value: String)] {
    let image = SDLImage.installed
    let formats = PictureFormat.allCases.filter { $0 == .png || image?.formats.contains($0) == true }
    return [
      ("SDL", sdl), ("SDL_ttf", ttf.library), ("SDL_image", image?.version ?? "not installed"),
      ("HarfBuzz", ttf.harfBuzz), ("FreeType", ttf.freeType), ("fontconfig", dotted(Int(FcGetVersion()))),
      ("Little CMS", lcms),
      ("pictures", formats.map(\.name).joined(separator: ", ")),
      ("video drivers", names(SDL_GetNumVideoDrivers()) { SDL_GetVideoDriver($0) }),
      ("render drivers", renderers),
    ]
  }

  private static var sdl: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return text(version)
  }

  private static var ttf: (library: String, harfBuzz: String, freeType: String) {
    let library = TTF_Linked_Version().map { text($0.pointee) } ?? "unknown"
    guard TTF_Init() == 0 else { return (library, "unknown", "unknown") }
    defer { TTF_Quit() }
    var number: (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetHarfBuzzVersion(&number.0, &number.1, &number.2)
    let harfBuzz = "\(number.0).\(number.1).\(number.2)"
    TTF_GetFreeTypeVersion(&number.0, &number.1, &number.2)
    return (library, harfBuzz, "\(number.0).\(number.1).\(number.2)")
  }

  private static var lcms: String {
    let number = Int(cmsGetEncodedCMMversion())
    return "\(number / 1000).\(number % 1000 / 10)"
  }

  private static var renderers: String {
    let found = (0..<SDL_GetNumRenderDrivers()).compactMap { index -> String? in
      var info = SDL_RendererInfo()
      return SDL_GetRenderDriverInfo(index, &info) == 0 ? String(cString: info.name) : nil
    }
    return found.joined(separator: ", ")
  }

  private static func names(_ count: Int32, _ name: (Int32) -> UnsafePointer<CChar>?) -> String {
    (0..<count).compactMap { name($0).map { String(cString: $0) } }.joined(separator: ", ")
  }

  private static func text(_ version: SDL_version) -> String {
    "\(version.major).\(version.minor).\(version.patch)"
  }

  /// Returns a dotted version from one number with two digits for each part after the first.
  private static func dotted(_ number: Int) -> String {
    "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }
}
