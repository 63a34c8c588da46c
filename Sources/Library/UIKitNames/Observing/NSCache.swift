import Foundation
import UIKitBase

/// A table of objects that forgets the oldest ones beyond a number or a cost.
///
/// UIKit counterpart: Foundation's `NSCache`, which on Linux holds no values such as a `UIImage`. It may be used by any thread.
public nonisolated final class NSCache<KeyType, ObjectType>: @unchecked Sendable {
  private struct Entry {
    var object: ObjectType
    var cost: Int
    var use: Int
  }

  private let lock = NSLock()
  private var entries: [AnyHashable: Entry] = [:]
  private var uses = 0
  private var cost = 0
  private var limits = (count: 0, cost: 0)

  /// A name by which a program finds the cache; default empty.
  public var name = ""
  /// True when objects give their contents back; it has no effect.
  public var evictsObjectsWithDiscardedContent = true

  /// Creates an empty cache without limits.
  public init() {}

  /// The most objects, 0 for any number; default 0.
  public var countLimit: Int {
    get { lock.withLock { limits.count } }
    set { change { limits.count = newValue } }
  }

  /// The greatest sum of costs, 0 for any; default 0.
  public var totalCostLimit: Int {
    get { lock.withLock { limits.cost } }
    set { change { limits.cost = newValue } }
  }

  /// Returns the object of a key; `nil` when there is none, or none any more.
  public func object(forKey key: KeyType) -> ObjectType? {
    lock.withLock {
      let key = Self.hashed(key)
      guard var entry = entries[key] else { return nil }
      uses += 1
      entry.use = uses
      entries[key] = entry
      return entry.object
    }
  }

  /// Keeps an object.
  public func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

  /// Keeps an object that has a cost.
  public func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    change {
      let key = Self.hashed(key)
      remove(key)
      uses += 1
      cost += g
      entries[key] = Entry(object: obj, cost: g, use: uses)
    }
  }

  /// Forgets the object of a key.
  public func removeObject(forKey key: KeyType) { change { remove(Self.hashed(key)) } }

  /// Forgets all objects.
  public func removeAllObjects() {
    change {
      entries.removeAll()
      cost = 0
    }
  }

  /// Objects that cannot be compared are keys by their identity.
  private static func hashed(_ key: KeyType) -> AnyHashable {
    key as? AnyHashable ?? AnyHashable(ObjectIdentifier(key as AnyObject))
  }

  private func remove(_ key: AnyHashable) {
    if let former = entries.removeValue(forKey: key) { cost -= former.cost }
  }

  /// Runs a change, and forgets what is used least lately until the limits are kept.
  private func change(_ body: () -> Void) {
    lock.withLock {
      body()
      while limits.count > 0 && entries.count > limits.count || limits.cost > 0 && cost > limits.cost {
        guard let oldest = entries.min(by: { $0.value.use < $1.value.use }) else { return }
        remove(oldest.key)
      }
    }
  }
}
