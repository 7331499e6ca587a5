package android.app;

public class Activity extends android.view.ContextThemeWrapper {
    public static final int RESULT_OK = -1;
    public static final int RESULT_CANCELED = 0;
    public static android.content.Intent intent = new android.content.Intent();
    public android.view.View content;
    public android.window.OnBackInvokedCallback invoked;
    public android.content.Intent started;
    protected void onCreate(android.os.Bundle state) {}
    protected void onNewIntent(android.content.Intent intent) {}
    protected void onSaveInstanceState(android.os.Bundle out) {}
    protected void onPause() {}
    protected void onResume() {}
    protected void onDestroy() {}
    public void onBackPressed() { fake.Log.add("super.onBackPressed"); }
    protected void onActivityResult(int request, int result, android.content.Intent data) {}
    public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {}
    public final void requestPermissions(String[] permissions, int request) {
        fake.Log.add("requestPermissions " + java.util.Arrays.toString(permissions) + " " + request);
    }
    public void startActivityForResult(android.content.Intent intent, int request) {
        started = intent;
        fake.Log.add("startActivityForResult " + intent.action + " " + request);
    }
    public void finish() { fake.Log.add("finish"); }
    public final android.window.OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
        return new android.window.OnBackInvokedDispatcher() {
            public void registerOnBackInvokedCallback(int priority, android.window.OnBackInvokedCallback callback) { invoked = callback; }
            public void unregisterOnBackInvokedCallback(android.window.OnBackInvokedCallback callback) { invoked = null; }
        };
    }
    public android.content.Intent getIntent() { return intent; }
    public void setContentView(android.view.View view) { content = view; }
}
