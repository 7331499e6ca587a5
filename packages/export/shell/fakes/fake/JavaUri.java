package fake;

public class JavaUri extends android.net.Uri {
    final java.net.URI uri;
    public JavaUri(String text) { uri = java.net.URI.create(text); }
    public String getHost() { return uri.getHost(); }
    public String getScheme() { return uri.getScheme(); }
    public int getPort() { return uri.getPort(); }
    public String getEncodedPath() { return uri.getRawPath(); }
    public String getEncodedQuery() { return uri.getRawQuery(); }
    public String getPath() { return uri.getPath(); }
    public String getLastPathSegment() { String path = uri.getPath(); return path.substring(path.lastIndexOf('/') + 1); }
    public String toString() { return uri.toString(); }
}
