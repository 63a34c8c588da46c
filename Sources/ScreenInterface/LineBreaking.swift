public import Foundation

/// Where a line of Japanese and Latin text may end.
public enum LineBreaking {
  /// The lines of `text`, each at most `width` points by `measure`, at most `maximumLines` of them
  /// (0 = as many as needed), the last one ending in `…` where text was left out.
  public static func lines(
    of text: String, fitting width: CGFloat, maximumLines: Int, measure: (String) -> CGFloat
  ) -> [String] {
    []
  }
}
