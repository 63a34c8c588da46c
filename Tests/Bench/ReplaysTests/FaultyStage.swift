import SampleFeeds
import SceneTools
import Stage
import Typesetting

extension Stage {
  /// Returns a scene that breaks an invariant on the fourth page of a row, or a sound one.
  static func dotted(isFaulty: Bool) -> Stage {
    Stage(SampleFeed.scene(showsWrongDots: isFaulty), tools: Toolbox(), text: BlockTextMeasuring())
  }
}
