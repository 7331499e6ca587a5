package fake;

public class Settings extends android.webkit.WebSettings {
    public void setJavaScriptEnabled(boolean is) {}
    public void setDomStorageEnabled(boolean is) {}
    public void setGeolocationEnabled(boolean is) {}
    public void setMediaPlaybackRequiresUserGesture(boolean is) {}
    public void setAllowFileAccess(boolean is) { Log.add("fileAccess " + is); }
    public void setAllowContentAccess(boolean is) {}
    public void setSupportMultipleWindows(boolean is) {}
}
