package android.webkit;

public class WebResourceResponse {
    public final String type;
    public final int code;
    public final java.io.InputStream content;
    public WebResourceResponse(String type, String encoding, int code, String reason, java.util.Map<String, String> headers, java.io.InputStream content) {
        this.type = type;
        this.code = code;
        this.content = content;
    }
}
