package app.kwiq.shell;

import android.content.Context;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Bundle;

/** What the build wrote into the manifest's meta-data (manifest.ts). */
final class ShellSettings {
    final String start;
    private final LinkPolicy links;
    final boolean pullsToRefresh;
    /** Colour of the window, of the day or the night it is. */
    final int ground;
    /** Colour behind the status bar. */
    final int bar;

    ShellSettings(Context context) {
        Bundle data = metaData(context);
        start = text(data, "kwiq.start", AssetPath.ORIGIN + "/");
        String host = Uri.parse(start).getHost();
        links = new LinkPolicy(text(data, "kwiq.rules", "inside " + host), text(data, "kwiq.otherLinks", "external"));
        pullsToRefresh = "yes".equals(text(data, "kwiq.pullToRefresh", "no"));
        ground = color(context, data, "kwiq.ground", 0xffffffff);
        bar = color(context, data, "kwiq.bar", ground);
    }

    boolean isInside(Uri address) {
        return targetOf(address) == LinkPolicy.Target.INSIDE;
    }

    LinkPolicy.Target targetOf(Uri address) {
        if (!LinkPolicy.isWeb(address.getScheme())) return LinkPolicy.Target.EXTERNAL;
        String path = address.getEncodedPath();
        String query = address.getEncodedQuery();
        String whole = (path == null || path.isEmpty() ? "/" : path) + (query == null ? "" : "?" + query);
        return links.decide(address.getScheme(), address.getHost(), address.getPort(), whole);
    }

    private static int color(Context context, Bundle data, String key, int otherwise) {
        int id = data.getInt(key, 0);
        return id == 0 ? otherwise : context.getColor(id);
    }

    private static Bundle metaData(Context context) {
        try {
            Bundle data = context.getPackageManager()
                .getApplicationInfo(context.getPackageName(), PackageManager.GET_META_DATA).metaData;
            return data == null ? new Bundle() : data;
        } catch (PackageManager.NameNotFoundException e) {
            return new Bundle();
        }
    }

    private static String text(Bundle data, String key, String otherwise) {
        String value = data.getString(key);
        return value == null || value.isEmpty() ? otherwise : value;
    }
}
