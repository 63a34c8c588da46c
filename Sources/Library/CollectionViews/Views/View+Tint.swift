extension View {
  /// The nearest tint colour among those of the view and its ancestors, or blue.
  package var inheritedTint: DynamicColor {
    var view: View? = self
    while let next = view {
      if let tint = next.attachments.tint { return tint }
      view = next.superview
    }
    return DynamicColor(light: 0x007AFF, dark: 0x0A84FF)
  }
}
