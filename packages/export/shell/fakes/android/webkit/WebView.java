package android.webkit;

public class WebView extends android.widget.AbsoluteLayout {
    public WebViewClient client;
    public WebChromeClient chrome;
    public DownloadListener downloads;
    public int history;
    public String address;
    public WebView(android.content.Context context) { super(context); }
    public WebSettings getSettings() { return new fake.Settings(); }
    public void setWebViewClient(WebViewClient to) { client = to; }
    public void setWebChromeClient(WebChromeClient to) { chrome = to; }
    public void setDownloadListener(DownloadListener to) { downloads = to; }
    public void loadUrl(String to) { address = to; fake.Log.add("loadUrl " + to); }
    public String getUrl() { return address; }
    public void reload() { fake.Log.add("reload"); }
    public void evaluateJavascript(String script, ValueCallback<String> result) { fake.Log.add("script " + script); }
    public boolean canGoBack() { return history > 0; }
    public boolean canGoBackOrForward(int steps) { return history >= -steps; }
    public void goBackOrForward(int steps) { fake.Log.add("go " + steps); }
    public void onPause() {}
    public void onResume() {}
    public void destroy() { fake.Log.add("destroy"); }
    public WebBackForwardList saveState(android.os.Bundle out) { out.putString("page", address); return new WebBackForwardList(); }
    public WebBackForwardList restoreState(android.os.Bundle from) {
        if (from.getString("page") == null) return null;
        fake.Log.add("restore " + from.getString("page"));
        return new WebBackForwardList();
    }
}
