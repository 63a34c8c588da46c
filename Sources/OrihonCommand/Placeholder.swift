@main struct OrihonCommand { static func main() {} }
