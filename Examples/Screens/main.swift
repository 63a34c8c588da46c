import OrihonTool
import UIKitNames

// Ten screens as iOS engineers write them: each file is UIKit code, in which nothing but the import was added.
try OrihonTool.main(scenes: [
  Scene("settings") { SettingsScreen() },
  Scene("shelves") { ShelvesScreen() },
  Scene("mosaic") { MosaicScreen() },
  Scene("photos") { PhotosScreen() },
  Scene("chat") { ChatScreen() },
  Scene("calendar") { CalendarStripScreen() },
  Scene("onboarding") { OnboardingScreen() },
  Scene("covers") { CoverFlowScreen() },
  Scene("waterfall") { WaterfallScreen() },
  Scene("outline") { OutlineScreen() },
])
