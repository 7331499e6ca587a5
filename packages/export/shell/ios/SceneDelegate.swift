import UIKit

/// The app's window. An address from a universal link or from the last visit decides where the page begins.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "kwiq.page"
  private static let addressKey = "address"
  var window: UIWindow?
  private var page: PageController?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let link = options.userActivities.first { $0.activityType == NSUserActivityTypeBrowsingWeb }?.webpageURL
    let last = session.stateRestorationActivity?.userInfo?[Self.addressKey] as? String
    let page = PageController(settings: ShellSettings.fromBundle, first: link ?? last.flatMap { URL(string: $0) })
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.page = page
    self.window = window
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let link = userActivity.webpageURL else { return }
    page?.openLink(link)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let address = page?.address else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: [Self.addressKey: address.absoluteString])
    return activity
  }
}
