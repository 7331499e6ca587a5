package android.webkit;

public final class URLUtil {
    public static final String guessFileName(String url, String disposition, String type) { return url.substring(url.lastIndexOf('/') + 1); }
}
