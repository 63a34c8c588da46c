import Testing
import UIKitNames

/// Tests of caches of pictures and other values.
@MainActor struct CacheTests {
  private final class Token {}

  @Test func `a cache keeps values and objects until they are removed`() {
    let pictures = NSCache<NSString, UIImage>()
    pictures.setObject(UIImage(path: "a.png"), forKey: "a")
    #expect(pictures.object(forKey: "a")?.path == "a.png" && pictures.object(forKey: "b") == nil)
    pictures.removeObject(forKey: "a")
    #expect(pictures.object(forKey: "a") == nil)
    let (token, other) = (Token(), Token())
    let objects = NSCache<AnyObject, AnyObject>()
    objects.setObject(token, forKey: token)
    objects.setObject(other, forKey: NSNumber(value: 3))
    #expect(objects.object(forKey: token) === token && objects.object(forKey: NSNumber(value: 3)) === other)
    objects.removeAllObjects()
    #expect(objects.object(forKey: token) == nil)
  }

  @Test func `beyond a limit what was used least lately is forgotten`() {
    let cache = NSCache<NSNumber, NSString>()
    cache.countLimit = 2
    cache.setObject("one", forKey: 1)
    cache.setObject("two", forKey: 2)
    _ = cache.object(forKey: 1)
    cache.setObject("three", forKey: 3)
    #expect(
      cache.object(forKey: 2) == nil && cache.object(forKey: 1) == "one" && cache.object(forKey: 3) == "three"
    )
    cache.totalCostLimit = 10
    cache.setObject("big", forKey: 4, cost: 11)
    #expect([1, 3, 4].allSatisfy { cache.object(forKey: $0 as NSNumber) == nil })
  }
}
