import Foundation
import UniformTypeIdentifiers
import WebKit

/// Serves the app's own files under app://localhost, an origin that WebKit takes for secure.
final class AssetSchemeHandler: NSObject, WKURLSchemeHandler {
  private let root = Bundle.main.bundleURL.appendingPathComponent("www", isDirectory: true)

  func webView(_ webView: WKWebView, start task: WKURLSchemeTask) {
    guard let address = task.request.url else { return }
    guard let file = file(for: address.path), let data = try? Data(contentsOf: file) else {
      respond(to: task, address: address, status: 404, type: "text/plain", data: Data())
      return
    }
    respond(to: task, address: address, status: 200, type: mediaType(of: file), data: data)
  }

  func webView(_ webView: WKWebView, stop task: WKURLSchemeTask) {}

  /// The file a path stands for; index.html for a screen of the app, nil for what is not there or outside.
  private func file(for path: String) -> URL? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.contains("..") || parts.contains(".") || path.contains("\\") { return nil }
    let name = parts.isEmpty ? "index.html" : parts.joined(separator: "/")
    let file = root.appendingPathComponent(name)
    if FileManager.default.isReadableFile(atPath: file.path), !file.hasDirectoryPath { return file }
    return file.pathExtension.isEmpty ? root.appendingPathComponent("index.html") : nil
  }

  private func mediaType(of file: URL) -> String {
    switch file.pathExtension.lowercased() {
    case "js", "mjs": return "text/javascript"
    case "webmanifest": return "application/manifest+json"
    case "wasm": return "application/wasm"
    default: return UTType(filenameExtension: file.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    }
  }

  private func respond(to task: WKURLSchemeTask, address: URL, status: Int, type: String, data: Data) {
    let isText = type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("xml")
    let headers = [
      "Content-Type": isText ? "\(type); charset=utf-8" : type,
      "Content-Length": String(data.count),
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    ]
    let made = HTTPURLResponse(url: address, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    guard let response = made else { return }
    task.didReceive(response)
    task.didReceive(data)
    task.didFinish()
  }
}
