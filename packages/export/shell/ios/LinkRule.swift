import Foundation

/// Links that fit a pattern: `[scheme://]host[:port][/path]` with `*` for any characters. One without a path holds for
/// all of its host, `*.host` for the host itself too, and a path counts with its query.
struct LinkRule {
  let target: LinkTarget
  private let scheme: String
  private let host: String
  private let path: String

  /// A line of "target pattern".
  init?(line: String) {
    let words = line.split(separator: " ")
    guard words.count == 2, let target = LinkTarget(rawValue: String(words[0])) else { return nil }
    self.target = target
    let parts = String(words[1]).components(separatedBy: "://")
    scheme = parts.count > 1 ? parts[0].lowercased() : "*"
    let rest = parts.count > 1 ? parts[1...].joined(separator: "://") : parts[0]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    host = rest[..<slash].lowercased()
    path = slash == rest.endIndex ? "*" : String(rest[slash...])
  }

  /// `scheme` and `host` are those of the address, in small letters.
  func fits(_ address: URL, scheme addressScheme: String, host addressHost: String) -> Bool {
    let parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    let usualPort = addressScheme == "https" ? 443 : 80
    let port = parts?.port.flatMap { $0 == usualPort ? nil : $0 }
    let name = host.contains(":") ? addressHost + (port.map { ":\($0)" } ?? "") : addressHost
    let addressPath = parts?.percentEncodedPath ?? ""
    let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
    let whole = (addressPath.isEmpty ? "/" : addressPath) + query
    let isHost = Self.matches(host, name) || (host.hasPrefix("*.") && host.dropFirst(2) == name)
    return isHost && Self.matches(scheme, addressScheme) && Self.matches(path, whole)
  }

  /// Whether all of a text fits a pattern, in which `*` stands for any characters. In time of pattern times text.
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    let any = UInt8(ascii: "*")
    var inPattern = 0
    var inText = 0
    var star: Int?
    var starText = 0
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == any {
        star = inPattern
        starText = inText
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == text[inText] {
        inPattern += 1
        inText += 1
      } else if let star {
        // The last star takes one character more.
        starText += 1
        inPattern = star + 1
        inText = starText
      } else {
        return false
      }
    }
    while inPattern < pattern.count, pattern[inPattern] == any { inPattern += 1 }
    return inPattern == pattern.count
  }
}
