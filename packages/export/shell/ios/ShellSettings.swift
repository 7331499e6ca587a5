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
  let rules: [LinkRule]
  let otherLinks: LinkTarget
  let pullsToRefresh: Bool
  /// Whether clock and battery are dark; nil where the system decides.
  let hasDarkSigns: Bool?

  static var fromBundle: ShellSettings {
    let data = Bundle.main.object(forInfoDictionaryKey: "KwiqShell") as? [String: Any] ?? [:]
    let lines = (data["Rules"] as? String ?? "").split(separator: "\n")
    let rules = lines.compactMap { LinkRule(line: String($0)) }
    let start = (data["Start"] as? String).flatMap { URL(string: $0) }
    return ShellSettings(
      start: start ?? URL(string: "\(origin)/")!,
      rules: rules,
      otherLinks: LinkTarget(rawValue: data["OtherLinks"] as? String ?? "") ?? .external,
      pullsToRefresh: data["PullToRefresh"] as? Bool ?? false,
      hasDarkSigns: (data["BarSigns"] as? String).map { $0 == "dark" }
    )
  }

  /// The first rule that fits decides. Links that are not of the web always leave the app.
  func target(of address: URL) -> LinkTarget {
    guard let scheme = address.scheme?.lowercased(), let host = address.host?.lowercased() else { return .external }
    if scheme == Self.scheme { return host == Self.ownHost ? .inside : .external }
    guard scheme == "https" || scheme == "http" else { return .external }
    return rules.first { $0.fits(address, scheme: scheme, host: host) }?.target ?? otherLinks
  }
}
