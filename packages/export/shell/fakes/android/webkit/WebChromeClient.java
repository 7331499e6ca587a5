package android.webkit;

public class WebChromeClient {
    public static abstract class FileChooserParams {
        public static android.net.Uri[] parseResult(int result, android.content.Intent data) {
            return data == null || data.data == null ? null : new android.net.Uri[] {data.data};
        }
        public abstract android.content.Intent createIntent();
        public abstract String[] getAcceptTypes();
        public abstract boolean isCaptureEnabled();
    }
    public boolean onShowFileChooser(WebView view, ValueCallback<android.net.Uri[]> callback, FileChooserParams params) { return false; }
    public void onPermissionRequest(PermissionRequest request) {}
    public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {}
}
