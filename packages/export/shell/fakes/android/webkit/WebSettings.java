package android.webkit;

public abstract class WebSettings {
    public abstract void setJavaScriptEnabled(boolean is);
    public abstract void setDomStorageEnabled(boolean is);
    public abstract void setGeolocationEnabled(boolean is);
    public abstract void setMediaPlaybackRequiresUserGesture(boolean is);
    public abstract void setAllowFileAccess(boolean is);
    public abstract void setAllowContentAccess(boolean is);
    public abstract void setSupportMultipleWindows(boolean is);
}
