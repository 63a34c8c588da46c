import Foundation
import Testing

@testable import FeedFiles

/// Tests of the curve of a slide.
struct FeedSlideTests {
  @Test func `a slide begins where it was, ends at its goal and never turns`() {
    let slides = [
      FeedSlide(from: 1, to: 0, at: 2), FeedSlide(from: 0.3, to: 1, at: 2),
      FeedSlide(from: 0.6, to: 1, velocity: 0, at: 2), FeedSlide(from: 0.6, to: 0, velocity: 8, at: 2),
      FeedSlide(from: 0.2, to: 1, velocity: 40, at: 2), FeedSlide(from: 0.2, to: 1, velocity: -40, at: 2),
    ]
    for slide in slides {
      let shares = (0...100).map { slide.share(at: 2 + slide.duration * Double($0) / 100) }
      #expect(abs(shares[0] - slide.origin) < 1e-12)
      #expect(abs(shares[100] - slide.goal) < 1e-9)
      let isRising = slide.goal > slide.origin
      for (one, next) in zip(shares, shares.dropFirst()) {
        #expect(isRising ? next >= one - 1e-12 : next <= one + 1e-12)
      }
      #expect(slide.share(at: 0) == slide.origin && slide.share(at: 100) == slide.goal)
    }
  }

  @Test func `a whole slide takes 0.35 s, and the rest of one no less than 0.15 s`() {
    #expect(FeedSlide(from: 1, to: 0, at: 0).duration == 0.35)
    #expect(FeedSlide(from: 0.05, to: 0, velocity: 0, at: 0).duration == 0.15)
    #expect(FeedSlide(from: 1, to: 0, at: 3, isCut: true).share(at: 3) == 0)
  }

  @Test func `the rest of a slide goes on with the velocity of the hand`() {
    let slide = FeedSlide(from: 0.3, to: 1, velocity: 2, at: 0)
    let step = 1e-6
    let velocity = (slide.share(at: step) - slide.share(at: 0)) / step
    #expect(abs(velocity - 2) < 1e-3)
  }
}
