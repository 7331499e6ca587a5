package android.content;

public abstract class Context {
    public static final String DOWNLOAD_SERVICE = "download";
    public static final java.util.Set<String> granted = new java.util.HashSet<String>();
    public android.content.res.AssetManager getAssets() { return new android.content.res.AssetManager(); }
    public android.content.res.Resources getResources() { return new android.content.res.Resources(); }
    public android.content.pm.PackageManager getPackageManager() { return new android.content.pm.PackageManager(); }
    public String getPackageName() { return "com.acme.app"; }
    public ContentResolver getContentResolver() { return new ContentResolver(); }
    public java.io.File getCacheDir() { return new java.io.File(fake.Log.folder, "cache"); }
    public java.io.File getExternalFilesDir(String type) { return new java.io.File(fake.Log.folder); }
    public Object getSystemService(String name) { return new android.app.DownloadManager(); }
    public final int getColor(int id) { return 0xff000000 | id; }
    public int checkSelfPermission(String permission) { return granted.contains(permission) ? 0 : -1; }
    public void startActivity(Intent intent) {
        if (intent.data != null && "nobody".equals(intent.data.getScheme())) throw new ActivityNotFoundException();
        boolean isTab = intent.extras.containsKey("android.support.customtabs.extra.SESSION");
        fake.Log.add("startActivity " + intent.action + " " + intent.data + (isTab ? " tab" : ""));
    }
}
