import Testing

@testable import SDLRendering

struct GraphicsDriverTests {
  @Test(arguments: [
    ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Software Rasterizer", true),
    ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("AMD Radeon RX 6600 (navi23)", false),
    ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false),
  ])
  func `a driver that draws with the processor is known by its name`(name: String, isSoftware: Bool) {
    #expect(GraphicsDriver.isSoftware(name) == isSoftware)
  }
}
