public import Orihon

nonisolated extension ScrollPosition {
  /// No position: an item becomes visible by the least movement.
  public static var none: ScrollPosition { [] }
}
