import Foundation

/// Where a link opens.
enum LinkTarget: String {
  case inside
  case inApp = "in-app"
  case external
}

/// What the build wrote into Info.plist under KwiqShell.
struct ShellSettings {
  static let scheme = "app"
  static let ownHost = "localhost"
  static let origin = "\(scheme)://\(ownHost)"

  let start: URL
  let rules: [(target: LinkTarget, host: String)]
  let otherLinks: LinkTarget
  let pullsToRefresh: Bool

  static var fromBundle: ShellSettings {
    let data = Bundle.main.object(forInfoDictionaryKey: "KwiqShell") as? [String: Any] ?? [:]
    let lines = (data["Rules"] as? String ?? "").split(separator: "\n")
    let rules = lines.compactMap { line -> (target: LinkTarget, host: String)? in
      let words = line.split(separator: " ")
      guard words.count == 2, let target = LinkTarget(rawValue: String(words[0])) else { return nil }
      return (target, words[1].lowercased())
    }
    let start = (data["Start"] as? String).flatMap { URL(string: $0) }
    return ShellSettings(
      start: start ?? URL(string: "\(origin)/")!,
      rules: rules,
      otherLinks: LinkTarget(rawValue: data["OtherLinks"] as? String ?? "") ?? .external,
      pullsToRefresh: data["PullToRefresh"] as? Bool ?? false
    )
  }

  /// The first rule that fits decides. Links that are not of the web always leave the app.
  func target(of address: URL) -> LinkTarget {
    guard let scheme = address.scheme?.lowercased(), let host = address.host?.lowercased() else { return .external }
    if scheme == Self.scheme { return host == Self.ownHost ? .inside : .external }
    guard scheme == "https" || scheme == "http" else { return .external }
    return rules.first { fits($0.host, host) }?.target ?? otherLinks
  }

  private func fits(_ rule: String, _ host: String) -> Bool {
    guard rule.hasPrefix("*.") else { return rule == host }
    return host == rule.dropFirst(2) || host.hasSuffix(rule.dropFirst(1))
  }
}
