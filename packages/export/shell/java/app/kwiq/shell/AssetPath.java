package app.kwiq.shell;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Addresses of the app's own files. No Android types. */
final class AssetPath {
    static final String HOST = "appassets.androidplatform.net";
    static final String ORIGIN = "https://" + HOST;
    static final String INDEX = "www/index.html";

    private static final String[][] TYPES = {
        {"html", "text/html"}, {"htm", "text/html"}, {"js", "text/javascript"}, {"mjs", "text/javascript"},
        {"css", "text/css"}, {"json", "application/json"}, {"map", "application/json"}, {"txt", "text/plain"},
        {"svg", "image/svg+xml"}, {"png", "image/png"}, {"jpg", "image/jpeg"}, {"jpeg", "image/jpeg"},
        {"webp", "image/webp"}, {"gif", "image/gif"}, {"avif", "image/avif"}, {"ico", "image/x-icon"},
        {"woff2", "font/woff2"}, {"woff", "font/woff"}, {"ttf", "font/ttf"}, {"mp4", "video/mp4"},
        {"webm", "video/webm"}, {"mp3", "audio/mpeg"}, {"m4a", "audio/mp4"}, {"ogg", "audio/ogg"},
        {"wav", "audio/wav"}, {"pdf", "application/pdf"}, {"wasm", "application/wasm"},
        {"webmanifest", "application/manifest+json"},
    };
    private static final Map<String, String> BY_ENDING = new HashMap<String, String>();

    static {
        for (String[] type : TYPES) BY_ENDING.put(type[0], type[1]);
    }

    private AssetPath() {}

    /** Name of the asset a decoded URL path stands for; null where it would leave the web root. */
    static String toAsset(String path) {
        if (path == null || path.isEmpty() || path.equals("/")) return INDEX;
        String name = path.startsWith("/") ? path.substring(1) : path;
        if (name.indexOf('\\') >= 0 || name.indexOf('\0') >= 0) return null;
        for (String part : name.split("/", -1)) {
            if (part.equals("..") || part.equals(".")) return null;
        }
        return "www/" + (name.endsWith("/") ? name + "index.html" : name);
    }

    /** Whether a path means a file: one without an ending is a screen of the app, drawn by index.html. */
    static boolean isFile(String asset) {
        return asset.indexOf('.', asset.lastIndexOf('/') + 1) >= 0;
    }

    static String mediaType(String asset) {
        String ending = asset.substring(asset.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        String type = BY_ENDING.get(ending);
        return type == null ? "application/octet-stream" : type;
    }
}
