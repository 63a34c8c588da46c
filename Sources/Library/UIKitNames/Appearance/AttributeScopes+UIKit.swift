public import CollectionViews
public import Foundation

#if !canImport(UIKit)
  nonisolated extension AttributeScopes {
    /// The attributes of text that views show.
    ///
    /// UIKit counterpart: `AttributeScopes.UIKitAttributes`, of which it has the font, the colours and the lines.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour of the text.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour of the ground.
      public let backgroundColor: BackgroundColorAttribute
      /// The line beneath the text.
      public let underlineStyle: UnderlineStyleAttribute
      /// The line through the text.
      public let strikethroughStyle: StrikethroughStyleAttribute

      /// The attribute of the font.
      public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = "NSFont"
      }

      /// The attribute of the colour.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSColor"
      }

      /// The attribute of the ground's colour.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = "NSBackgroundColor"
      }

      /// The attribute of the line beneath the text.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSUnderline"
      }

      /// The attribute of the line through the text.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = "NSStrikethrough"
      }
    }

    /// The attributes of text that views show.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  nonisolated extension AttributeDynamicLookup {
    /// Returns the attribute of a name.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
  }

  nonisolated extension AttributeContainer {
    /// Creates the attributes that views show, from those of an `NSAttributedString`.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      self.font = dictionary[.font] as? UIFont
      self.foregroundColor = dictionary[.foregroundColor] as? UIColor
      self.backgroundColor = dictionary[.backgroundColor] as? UIColor
      self.underlineStyle = NSUnderlineStyle(of: dictionary[.underlineStyle])
      self.strikethroughStyle = NSUnderlineStyle(of: dictionary[.strikethroughStyle])
    }
  }

  nonisolated extension AttributedString {
    /// Creates a string with the attributes that views show.
    public init(_ text: NSAttributedString) {
      self.init()
      text.forEachPart { attributes, range in
        append(
          AttributedString(
            (text.string as NSString).substring(with: range), attributes: AttributeContainer(attributes)))
      }
    }
  }

  nonisolated extension NSAttributedString {
    /// Creates a string with the attributes that views show.
    public convenience init(_ text: AttributedString) {
      let made = NSMutableAttributedString(string: "")
      for run in text.runs {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = run.font
        attributes[.foregroundColor] = run.foregroundColor
        attributes[.backgroundColor] = run.backgroundColor
        attributes[.underlineStyle] = run.underlineStyle
        attributes[.strikethroughStyle] = run.strikethroughStyle
        made.append(
          NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
      }
      self.init(attributedString: made)
    }
  }
#endif

/// A closure that changes the attributes of a text.
///
/// UIKit counterpart: `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer {
  private let change: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { change = transform }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { change(input) }
}
