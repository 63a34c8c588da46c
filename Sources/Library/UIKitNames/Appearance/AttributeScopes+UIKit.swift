public import CollectionViews
public import Foundation

#if !canImport(UIKit)
  nonisolated extension AttributeScopes {
    /// The attributes of text that views show.
    ///
    /// UIKit counterpart: `AttributeScopes.UIKitAttributes`, of which it has the font and the colour.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour of the text.
      public let foregroundColor: ForegroundColorAttribute

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
