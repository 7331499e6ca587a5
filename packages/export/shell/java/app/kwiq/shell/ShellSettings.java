package app.kwiq.shell;

import android.content.Context;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Bundle;

/** What the build wrote into the manifest's meta-data (manifest.ts). */
final class ShellSettings {
    final String start;
    final LinkPolicy links;
    final boolean pullsToRefresh;
    /** Colour of the window, of the day or the night it is. */
    final int ground;

    ShellSettings(Context context) {
        Bundle data = metaData(context);
        start = text(data, "kwiq.start", AssetPath.ORIGIN + "/");
        String host = Uri.parse(start).getHost();
        links = new LinkPolicy(text(data, "kwiq.rules", "inside " + host), text(data, "kwiq.otherLinks", "external"));
        pullsToRefresh = "yes".equals(text(data, "kwiq.pullToRefresh", "no"));
        int groundId = data.getInt("kwiq.ground", 0);
        ground = groundId == 0 ? 0xffffffff : context.getColor(groundId);
    }

    boolean isInside(Uri address) {
        return LinkPolicy.isWeb(address.getScheme())
            && links.decide(address.getScheme(), address.getHost()) == LinkPolicy.Target.INSIDE;
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
