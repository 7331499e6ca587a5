import UIKit
import WebKit

/// What a page asks: for the camera and microphone, and by alert, confirm and prompt.
extension PageController: WKUIDelegate {
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    // target="_blank" opens by the same rules as any other link.
    if action.targetFrame == nil { webView.load(action.request) }
    return nil
  }

  func webView(
    _ webView: WKWebView,
    decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo,
    type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    let asker = URL(string: "\(origin.protocol)://\(origin.host)/")
    let isInside = asker.map { settings.target(of: $0) == .inside } ?? false
    // The system asks the person for the app as a whole.
    return isInside ? .grant : .deny
  }

  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
    ask(alert) { completionHandler() }
  }

  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
    ask(alert) { completionHandler(false) }
  }

  func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    let alert = UIAlertController(title: nil, message: prompt, preferredStyle: .alert)
    alert.addTextField { $0.text = defaultText }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(nil) })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        completionHandler(alert?.textFields?.first?.text)
      })
    ask(alert) { completionHandler(nil) }
  }

  /// WebKit ends the app when a question is never answered: one that cannot be shown is answered at once.
  private func ask(_ alert: UIAlertController, otherwise: () -> Void) {
    if presentedViewController == nil, view.window != nil {
      present(alert, animated: true)
    } else {
      otherwise()
    }
  }
}
