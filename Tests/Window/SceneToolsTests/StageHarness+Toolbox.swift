import OrihonTesting
import SceneTools

extension StageHarness {
  /// The tools of a harness that was made with some.
  var toolbox: Toolbox { stage.tools as? Toolbox ?? Toolbox() }
}
