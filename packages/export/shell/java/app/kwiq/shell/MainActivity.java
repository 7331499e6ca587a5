package app.kwiq.shell;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Insets;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.view.View;
import android.view.WindowInsets;
import android.webkit.WebSettings;
import android.webkit.WebView;

/** The one window of every app: a page, from the app's own files or from a site. */
public final class MainActivity extends Activity {
    final Permissions permissions = new Permissions(this);
    final FileChooser files = new FileChooser(this, permissions);
    private ShellSettings settings;
    private WebView web;
    private PullToRefresh frame;
    private BackCallback back;

    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        settings = new ShellSettings(this);
        web = new WebView(this);
        web.setBackgroundColor(settings.ground);
        setUp(web.getSettings());
        web.setWebViewClient(new PageClient(this, settings));
        web.setWebChromeClient(new PageChrome(this, settings));
        web.setDownloadListener(new Downloads(this, web));
        frame = new PullToRefresh(this, web, settings.pullsToRefresh, settings.bar);
        frame.setBackgroundColor(settings.ground);
        setContentView(frame);
        if (Build.VERSION.SDK_INT >= 30) keepClearOfSystemBars();
        if (Build.VERSION.SDK_INT >= 33) back = new BackCallback(this);
        if (state == null || web.restoreState(state) == null) web.loadUrl(addressFrom(getIntent(), settings.start));
    }

    private static void setUp(WebSettings to) {
        to.setJavaScriptEnabled(true);
        to.setDomStorageEnabled(true);
        to.setGeolocationEnabled(true);
        to.setMediaPlaybackRequiresUserGesture(false);
        to.setAllowFileAccess(false);
        to.setAllowContentAccess(false);
        // target="_blank" then opens by the same rules as any other link.
        to.setSupportMultipleWindows(false);
    }

    /** Apps for API 35 and above draw behind the bars whether they want it or not. */
    private void keepClearOfSystemBars() {
        frame.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
            @Override public WindowInsets onApplyWindowInsets(View view, WindowInsets all) {
                Insets bars = all.getInsets(
                    WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout() | WindowInsets.Type.ime());
                view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
                return WindowInsets.CONSUMED;
            }
        });
    }

    /** An app link's address where it leads inside, else `otherwise`. */
    private String addressFrom(Intent intent, String otherwise) {
        Uri link = intent == null ? null : intent.getData();
        return link != null && settings.isInside(link) ? link.toString() : otherwise;
    }

    /** An app link that finds the app running. */
    @Override protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        String address = addressFrom(intent, null);
        if (address != null) web.loadUrl(address);
    }

    void onPageShown() {
        frame.onPageShown();
        onHistoryChanged();
    }

    void onHistoryChanged() {
        if (back != null) back.setEnabled(web.canGoBack());
    }

    void goBack() {
        // Behind the offline page lies the page that failed: going there would only fail again.
        String address = web.getUrl();
        int steps = address != null && address.startsWith(PageClient.OFFLINE) ? -2 : -1;
        if (web.canGoBackOrForward(steps)) web.goBackOrForward(steps);
        else finish();
    }

    /** Called below Android 13 only; from there on BackCallback is. */
    @Override public void onBackPressed() {
        goBack();
    }

    @Override protected void onSaveInstanceState(Bundle out) {
        super.onSaveInstanceState(out);
        web.saveState(out);
    }

    @Override protected void onPause() {
        super.onPause();
        web.onPause();
    }

    @Override protected void onResume() {
        super.onResume();
        web.onResume();
    }

    @Override protected void onDestroy() {
        frame.removeAllViews();
        web.destroy();
        super.onDestroy();
    }

    @Override protected void onActivityResult(int request, int result, Intent data) {
        if (request == FileChooser.REQUEST) files.onResult(result, data);
        else super.onActivityResult(request, result, data);
    }

    @Override public void onRequestPermissionsResult(int request, String[] asked, int[] grants) {
        permissions.onResult(request, asked);
    }
}
