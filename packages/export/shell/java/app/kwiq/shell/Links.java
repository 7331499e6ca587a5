package app.kwiq.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;

/** Opens what does not belong inside. */
final class Links {
    private Links() {}

    static void open(Activity activity, Uri address, LinkPolicy.Target target, int toolbarColor) {
        String scheme = address.getScheme();
        // Pages may not start arbitrary components, read files or run scripts through a link.
        if (scheme == null || scheme.equals("intent") || scheme.equals("file") || scheme.equals("content")
            || scheme.equals("javascript") || scheme.equals("data") || scheme.equals("blob")) return;
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
