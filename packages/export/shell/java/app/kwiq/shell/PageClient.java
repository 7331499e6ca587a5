package app.kwiq.shell;

import android.net.Uri;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/** Serves the app's own files, keeps links where they belong, and stands in when a site cannot be reached. */
final class PageClient extends WebViewClient {
    static final String OFFLINE = AssetPath.ORIGIN + "/offline.html?u=";
    private final MainActivity activity;
    private final ShellSettings settings;

    PageClient(MainActivity activity, ShellSettings settings) {
        this.activity = activity;
        this.settings = settings;
    }

    @Override public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        Uri address = request.getUrl();
        // Frames of other sites are part of a page; only their tel: and the like leave.
        if (!request.isForMainFrame() && LinkPolicy.isWeb(address.getScheme())) return false;
        if (settings.isInside(address)) return false;
        Links.open(activity, address, settings.targetOf(address), settings.bar);
        return true;
    }

    @Override public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
        Uri address = request.getUrl();
        if (!AssetPath.HOST.equals(address.getHost())) return null;
        String asset = AssetPath.toAsset(address.getPath());
        InputStream content = asset == null ? null : open(asset);
        if (content == null && asset != null && !AssetPath.isFile(asset)) {
            asset = AssetPath.INDEX;
            content = open(asset);
        }
        Map<String, String> headers = new HashMap<String, String>();
        headers.put("Cache-Control", "no-cache");
        headers.put("X-Content-Type-Options", "nosniff");
        if (content == null) {
            InputStream nothing = new ByteArrayInputStream(new byte[0]);
            return new WebResourceResponse("text/plain", "utf-8", 404, "Not Found", headers, nothing);
        }
        return new WebResourceResponse(AssetPath.mediaType(asset), "utf-8", 200, "OK", headers, content);
    }

    private InputStream open(String asset) {
        try {
            return activity.getAssets().open(asset);
        } catch (IOException e) {
            return null;
        }
    }

    @Override public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
        if (!request.isForMainFrame() || AssetPath.HOST.equals(request.getUrl().getHost())) return;
        view.loadUrl(OFFLINE + Uri.encode(request.getUrl().toString()));
    }

    @Override public void onPageFinished(WebView view, String address) {
        activity.onPageShown();
    }

    @Override public void doUpdateVisitedHistory(WebView view, String address, boolean isReload) {
        activity.onHistoryChanged();
    }
}
