package import Foundation

/// A symbol that is painted by this library: a drawing in one colour, referred to as a picture whose path says so.
///
/// UIKit counterpart: a symbol image, `UIImage(systemName:)`. The names are UIKit's, the drawings are our own. A path
/// is `symbol:name`, then `;` and the extent in points, then `#` and the colour, or `#` and those of the two themes.
package enum SymbolPicture {
  /// The beginning of the path of a symbol, which no file has.
  private static let scheme = "symbol:"
  /// The extent of a symbol beside text of 17 points, in points.
  package static let extent: CGFloat = 20

  /// Returns the path of a symbol in a colour; by default it is a template, which is painted in the tint colour.
  package static func path(
    of name: String, extent: CGFloat = extent, color: Color? = nil, dark: Color? = nil
  ) -> String {
    let size = extent == Self.extent ? "" : ";\(Double((extent * 10).rounded() / 10))"
    guard let color else { return scheme + name + size }
    let other = dark.map { $0 == color ? "" : "/" + digits(of: $0) } ?? ""
    return "\(scheme)\(name)\(size)#\(digits(of: color))\(other)"
  }

  private static func digits(of color: Color) -> String {
    String(format: "%02X%02X%02X%02X", color.red, color.green, color.blue, color.alpha)
  }

  /// Returns the name of the symbol to which a path refers; `nil` for the path of a file.
  package static func name(inPath path: String) -> String? {
    guard path.hasPrefix(scheme) else { return nil }
    return String(path.dropFirst(scheme.count).prefix { $0 != "#" && $0 != ";" })
  }

  /// Returns the extent of the symbol to which a path refers, in points; `nil` for the path of a file.
  package static func extent(inPath path: String) -> CGFloat? {
    guard path.hasPrefix(scheme) else { return nil }
    let parts = path.prefix { $0 != "#" }.split(separator: ";")
    return parts.count > 1 ? Double(parts[1]).map { CGFloat($0) } ?? extent : extent
  }

  /// Returns the path of a symbol in its colour of a theme, or in the tint colour where it has none.
  package static func path(_ path: String, tint: Color, isDark: Bool) -> String {
    let parts = path.split(separator: "#", maxSplits: 1)
    guard parts.count > 1 else { return "\(path)#\(digits(of: tint))" }
    let colors = parts[1].split(separator: "/")
    guard colors.count > 1 else { return path }
    return "\(parts[0])#\(colors[isDark ? 1 : 0])"
  }

  /// Returns the drawing of the symbol to which a path refers, as SVG; `nil` for one that is not painted.
  package static func drawing(ofPath path: String) -> Data? {
    guard let name = name(inPath: path), let parts = SymbolShapes.parts(of: name) else { return nil }
    let digits = path.split(separator: "#").last.map { String($0.prefix(8)) } ?? ""
    let isColored = digits.count == 8 && digits.allSatisfy(\.isHexDigit)
    let color = isColored ? String(digits.prefix(6)) : "000000"
    let opacity = isColored ? Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255 : 1
    let shapes = parts.map { part in
      let paint =
        part.isFilled
        ? "fill=\"#\(color)\" fill-rule=\"evenodd\""
        : "fill=\"none\" stroke=\"#\(color)\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
      return "<path d=\"\(part.path)\" opacity=\"\(opacity)\" \(paint)/>"
    }
    let frame = "xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\""
    return Data("<svg \(frame)>\(shapes.joined())</svg>".utf8)
  }
}
