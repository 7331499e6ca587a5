package android.content;

public class Intent implements android.os.Parcelable {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String EXTRA_INITIAL_INTENTS = "android.intent.extra.INITIAL_INTENTS";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;
    public static final int FLAG_GRANT_WRITE_URI_PERMISSION = 2;
    public String action;
    public android.net.Uri data;
    public final java.util.Map<String, Object> extras = new java.util.HashMap<String, Object>();
    public Intent() {}
    public Intent(String action) { this.action = action; }
    public Intent(String action, android.net.Uri data) { this.action = action; this.data = data; }
    public static Intent createChooser(Intent target, CharSequence title) { return new Intent("chooser"); }
    public android.net.Uri getData() { return data; }
    public Intent putExtra(String key, android.os.Parcelable value) { extras.put(key, value); return this; }
    public Intent putExtra(String key, android.os.Parcelable[] value) { extras.put(key, value); return this; }
    public Intent putExtras(android.os.Bundle bundle) { extras.putAll(bundle.values); return this; }
    public void setClipData(ClipData clip) {}
    public Intent addFlags(int flags) { return this; }
}
