public import Foundation

/// What members of names that are not there return, and what can be given to them.
@available(*, unavailable, message: "It is only what names that are not there return.")
@dynamicCallable
public nonisolated enum AbsentValue: AbsentMembers, Hashable {
  /// Any value.
  case absent
  /// Values by UIKit's names, which code writes after a dot.
  case alert, all, always, automatic, any, backward, bold, bounce, bottomTrailing, byClipping, cancel, common,
    continuous
  /// Further values by UIKit's names.
  case critical, custom, dark, date, `default`, defaultIntent, delete, destructive, disabled, discrete,
    displayInline, done, elevated,
    extraLight
  /// Further values by UIKit's names.
  case fade, fixed, forward, forwards, hard, high, immediate, inline, insertAtDestinationIndexPath,
    interPageSpacing
  /// Further values by UIKit's names.
  case invalid, keepsSize, large, left, light, linear, list, medium, minimal, move, never, none, normal,
    numberPad
  /// Further values by UIKit's names.
  case oneBesideSecondary, oversize, paced, pad, search, favorites, more, primary, pulse, push, pushOut,
    replace, regular, resizeAspectFill
  /// Further values by UIKit's names.
  case reveal, right, roundedRect, semanticGroup, sliding, slow, soft, stacked, standard, stretch, tile,
    trilinear
  /// Further values by UIKit's names.
  case tiltAlongHorizontalAxis, tiltAlongVerticalAxis, instantaneous, unspecified, up, wheels, whileEditing,
    zoom

  /// Stands for a constant of the catalogue.
  public init(name: String, bundle: Bundle) { self = .absent }

  /// Stands for any call.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> AbsentValue {
    .absent
  }

  /// Stands for any element.
  public subscript(index: Int) -> AbsentValue {
    get { .absent }
    nonmutating set { _ = newValue }
  }
}

@available(*, unavailable, message: "It is only what names that are not there return.")
nonisolated extension AbsentValue: Sequence, IteratorProtocol {
  /// Returns nothing.
  public mutating func next() -> AbsentValue? { nil }
}

@available(*, unavailable, message: "It is only what names that are not there return.")
nonisolated extension AbsentValue: ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Stands for nothing.
  public init(nilLiteral: ()) { self = .absent }

  /// Stands for a list.
  public init(arrayLiteral elements: AbsentValue...) { self = .absent }

  /// Stands for a table.
  public init(dictionaryLiteral elements: (AbsentValue, Any?)...) { self = .absent }
}

@available(*, unavailable, message: "It is only what names that are not there return.")
nonisolated extension AbsentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  /// Stands for a text.
  public init(stringLiteral value: String) { self = .absent }

  /// Stands for a condition.
  public init(booleanLiteral value: Bool) { self = .absent }

  /// Stands for a number.
  public init(integerLiteral value: Int) { self = .absent }
}

@available(*, unavailable, message: "It is only what names that are not there return.")
nonisolated extension AbsentValue: ExpressibleByFloatLiteral {
  /// Stands for a number.
  public init(floatLiteral value: Double) { self = .absent }
}
