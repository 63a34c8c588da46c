import OrihonTool
import Shelves

try OrihonTool.main(scenes: [Scene("shelf") { ShelfScreen() }])
