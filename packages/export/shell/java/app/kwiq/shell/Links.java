package app.kwiq.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Opens what does not belong inside. */
final class Links {
    /** Pages may not start components of other apps, read files or run scripts through a link. */
    private static final List<String> REFUSED =
        Arrays.asList("intent", "android-app", "file", "content", "javascript", "data", "blob", "about");

    private Links() {}

    static void open(Activity activity, Uri address, LinkPolicy.Target target, int toolbarColor) {
        String scheme = address.getScheme();
        if (scheme == null || REFUSED.contains(scheme.toLowerCase(Locale.ROOT))) return;
        Intent view = new Intent(Intent.ACTION_VIEW, address);
        if (target == LinkPolicy.Target.IN_APP) {
            // A Custom Tab without its library: an empty session is what asks for one.
            Bundle extras = new Bundle();
            extras.putBinder("android.support.customtabs.extra.SESSION", null);
            extras.putInt("android.support.customtabs.extra.TOOLBAR_COLOR", toolbarColor);
            view.putExtras(extras);
        }
        try {
            activity.startActivity(view);
        } catch (ActivityNotFoundException e) {
            // Nothing on the device opens such links; staying on the page is all that is left.
        }
    }
}
