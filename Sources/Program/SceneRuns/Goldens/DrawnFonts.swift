import Documents
import Foundation
import Replays
package import SDLRendering
import VisualQA

extension GoldenFonts {
  /// Creates the identity of the fonts used for text; empty when no font is installed.
  package init(_ use: FontUse?) {
    let faces = use?.faces.map { face in
      Face(
        family: face.family, file: face.file.lastPathComponent, index: face.index,
        hash: ContentHash(of: (try? InputFile.data(contentsOf: face.file, limit: .font)) ?? Data()))
    }
    self.init(engine: use?.engine ?? "", faces: faces ?? [])
  }
}
