package android.net;

public abstract class Uri implements android.os.Parcelable {
    public static Uri parse(String text) { return new fake.JavaUri(text); }
    public static String encode(String text) {
        try { return java.net.URLEncoder.encode(text, "UTF-8"); } catch (java.io.UnsupportedEncodingException e) { throw new RuntimeException(e); }
    }
    public static String decode(String text) {
        try { return java.net.URLDecoder.decode(text, "UTF-8"); } catch (java.io.UnsupportedEncodingException e) { throw new RuntimeException(e); }
    }
    public abstract String getHost();
    public abstract String getScheme();
    public abstract int getPort();
    public abstract String getEncodedPath();
    public abstract String getEncodedQuery();
    public abstract String getPath();
    public abstract String getLastPathSegment();
    public abstract String toString();
}
