import Foundation
import ScrollPhysics
import TestSupport

/// A program of presses, drags, wheel turns and requests from a seed, to be played at any frame rate.
struct MotionProgram {
  enum Action {
    case press, beginDrag, lift, cancel, endWheel, abandon
    case track(CGFloat)
    case drag(CGFloat)
    case wheel(CGFloat)
    case glide(CGFloat, within: TimeInterval)
    case request(MotionRequest)
  }

  let geometry: ScrollGeometry
  private(set) var steps: [(time: TimeInterval, action: Action)] = []
  private var random: SplitMix64
  private var time = 0.0
  private var requests = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    geometry = Fixtures.all[Int(seed % UInt64(Fixtures.all.count))]
    for _ in 0..<6 {
      switch random.below(8) {
      case 0...3: addStroke()
      case 4: addWheel()
      case 5...6: addRequests()
      default: addTap()
      }
      time += pause()
    }
  }

  /// The time after the last step, in seconds.
  var end: TimeInterval { time }

  /// The number of requests.
  var requestCount: Int { requests }

  private mutating func add(_ action: Action) { steps.append((time, action)) }

  private mutating func pause() -> TimeInterval {
    TimeInterval(random.share()) * [0.02, 0.15, 0.6, 2][random.below(4)]
  }

  private mutating func addStroke() {
    add(.press)
    let acceleration = (random.share() - 0.5) * 40_000
    var velocity = (random.share() - 0.5) * 3000
    var way: CGFloat = 0
    for _ in 0..<random.below(3) {
      time += 0.007
      way += random.share() * 4
      add(.track(way))
    }
    add(.beginDrag)
    way = 0
    for _ in 0..<random.below(20) {
      let step = 0.003 + TimeInterval(random.share()) * 0.012
      time += step
      velocity += acceleration * CGFloat(step)
      way += velocity * CGFloat(step)
      add(.drag(way))
    }
    if random.below(5) == 0 { time += 0.12 }
    add(random.below(8) == 0 ? .cancel : .lift)
  }

  private mutating func addTap() {
    add(.press)
    time += pause()
    add(.lift)
    if random.below(6) == 0 { add(.abandon) }
  }

  private mutating func addWheel() {
    let glide = [nil, 0.15, 0.3][random.below(3)]
    for _ in 0..<(1 + random.below(5)) {
      let way = (random.share() - 0.5) * 200
      add(glide.map { .glide(way, within: $0) } ?? .wheel(way))
      time += [0.02, 0.08][random.below(2)]
    }
    time += 0.15
    add(.endWheel)
  }

  private mutating func addRequests() {
    for _ in 0..<(1 + random.below(4)) {
      add(.request(MotionRequest(id: requests, cause: .api, target: target(), animation: animation())))
      requests += 1
      time += pause() / 4
    }
  }

  private mutating func target() -> MotionRequest.Target {
    switch random.below(4) {
    case 0: .offset((random.share() - 0.2) * 2000)
    case 1: .stop(random.below(7) - 1, MotionRequest.Route.allCases[random.below(3)])
    default: .step(random.below(7) - 3)
    }
  }

  private mutating func animation() -> MotionRequest.Animation {
    switch random.below(5) {
    case 0: .none
    case 1: .bounded(0.6)
    default: .eased
    }
  }
}

extension ScrollMotion {
  /// Performs a step of a program.
  mutating func take(_ action: MotionProgram.Action, at time: TimeInterval) {
    switch action {
    case .press: press(at: time)
    case .beginDrag: beginDrag(at: time)
    case .lift: lift(at: time)
    case .cancel: cancel(at: time)
    case .endWheel: endWheel(at: time)
    case .abandon: abandon(at: time)
    case .track(let way): track(way, at: time)
    case .drag(let way): drag(to: way, at: time)
    case .wheel(let delta): wheel(by: delta, at: time)
    case .glide(let delta, let duration): glide(by: delta, within: duration, at: time)
    case .request(let request): perform(request, at: time)
    }
  }
}
