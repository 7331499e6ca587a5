import SafariServices
import UIKit
import WebKit

/// The one screen of the app: a page, from the app's own files or from a site.
final class PageController: UIViewController {
  let settings: ShellSettings
  private let first: URL?
  private var web: WKWebView!
  /// Where each running download goes.
  var files: [ObjectIdentifier: URL] = [:]

  /// Where the page is now.
  var address: URL? { web?.url }

  init(settings: ShellSettings, first: URL?) {
    self.settings = settings
    self.first = first
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    guard let isDark = settings.hasDarkSigns else { return .default }
    return isDark ? .darkContent : .lightContent
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let ground = UIColor(named: "Ground") ?? .systemBackground
    view.backgroundColor = ground
    web = makeWebView(ground: ground)
    view.addSubview(web)
    web.translatesAutoresizingMaskIntoConstraints = false
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      web.topAnchor.constraint(equalTo: safe.topAnchor),
      web.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      web.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      web.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    if let color = UIColor(named: "Bar") { addBar(color) }
    let inside = first.flatMap { settings.target(of: $0) == .inside ? $0 : nil }
    web.load(URLRequest(url: inside ?? settings.start))
  }

  /// The app's own colour behind clock and battery.
  private func addBar(_ color: UIColor) {
    let bar = UIView()
    bar.backgroundColor = color
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  func openLink(_ address: URL) {
    guard settings.target(of: address) == .inside else { return }
    web.load(URLRequest(url: address))
  }

  private func makeWebView(ground: UIColor) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(AssetSchemeHandler(), forURLScheme: ShellSettings.scheme)
    configuration.allowsInlineMediaPlayback = true
    configuration.mediaTypesRequiringUserActionForPlayback = []
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.navigationDelegate = self
    web.uiDelegate = self
    web.allowsBackForwardNavigationGestures = true
    web.isOpaque = false
    web.backgroundColor = ground
    web.scrollView.backgroundColor = ground
    if settings.pullsToRefresh {
      let refresh = UIRefreshControl()
      refresh.addTarget(self, action: #selector(reload(_:)), for: .valueChanged)
      web.scrollView.refreshControl = refresh
    }
    return web
  }

  @objc private func reload(_ sender: UIRefreshControl) {
    web.reload()
    sender.endRefreshing()
  }

  private func open(_ address: URL, _ target: LinkTarget) {
    let scheme = address.scheme?.lowercased() ?? ""
    if target == .inApp, scheme == "https" || scheme == "http" {
      present(SFSafariViewController(url: address), animated: true)
    } else if !["javascript", "data", "blob", "file", "about"].contains(scheme) {
      UIApplication.shared.open(address)
    }
  }
}

extension PageController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let address = action.request.url else { return .cancel }
    if action.shouldPerformDownload { return .download }
    let isWeb = ["https", "http", "about", "blob", "data"].contains(address.scheme?.lowercased() ?? "")
    // Frames of other sites are part of a page; only their tel: and the like leave.
    if let frame = action.targetFrame, !frame.isMainFrame, isWeb { return .allow }
    let target = settings.target(of: address)
    if target == .inside { return .allow }
    open(address, target)
    return .cancel
  }

  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    response.canShowMIMEType ? .allow : .download
  }

  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
    let failure = error as NSError
    let isOver = failure.domain == "WebKitErrorDomain" || failure.code == NSURLErrorCancelled
    guard !isOver, let address = failure.userInfo[NSURLErrorFailingURLErrorKey] as? URL,
      address.scheme != ShellSettings.scheme
    else { return }
    var offline = URLComponents(string: "\(ShellSettings.origin)/offline.html")
    offline?.queryItems = [URLQueryItem(name: "u", value: address.absoluteString)]
    if let url = offline?.url { webView.load(URLRequest(url: url)) }
  }

  /// iOS ends the page's process when memory is short; without this the app would stay blank.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    webView.reload()
  }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    download.delegate = self
  }

  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    download.delegate = self
  }
}
