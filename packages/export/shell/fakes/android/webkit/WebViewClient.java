package android.webkit;

public class WebViewClient {
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) { return false; }
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) { return null; }
    public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {}
    public void onPageFinished(WebView view, String address) {}
    public void doUpdateVisitedHistory(WebView view, String address, boolean isReload) {}
}
