package app.kwiq.shell;

import android.Manifest;
import android.net.Uri;
import android.webkit.GeolocationPermissions;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;
import java.util.ArrayList;
import java.util.List;

/** What a page may ask for: files, camera, microphone, location. Only pages inside the app may. */
final class PageChrome extends WebChromeClient {
    private final MainActivity activity;
    private final ShellSettings settings;

    PageChrome(MainActivity activity, ShellSettings settings) {
        this.activity = activity;
        this.settings = settings;
    }

    @Override public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> answer, FileChooserParams wanted) {
        return activity.files.choose(answer, wanted);
    }

    @Override public void onPermissionRequest(final PermissionRequest request) {
        final List<String> resources = new ArrayList<String>();
        List<String> permissions = new ArrayList<String>();
        for (String resource : request.getResources()) {
            String permission = permissionFor(resource);
            if (permission == null) continue;
            resources.add(resource);
            permissions.add(permission);
        }
        if (resources.isEmpty() || !settings.isInside(request.getOrigin())) {
            request.deny();
            return;
        }
        activity.permissions.ask(permissions, new Permissions.Answer() {
            @Override public void onAnswer(int granted, int asked) {
                if (granted == asked) request.grant(resources.toArray(new String[0]));
                else request.deny();
            }
        });
    }

    private static String permissionFor(String resource) {
        if (PermissionRequest.RESOURCE_VIDEO_CAPTURE.equals(resource)) return Manifest.permission.CAMERA;
        if (PermissionRequest.RESOURCE_AUDIO_CAPTURE.equals(resource)) return Manifest.permission.RECORD_AUDIO;
        return null;
    }

    @Override public void onGeolocationPermissionsShowPrompt(
        final String origin, final GeolocationPermissions.Callback answer) {
        if (!settings.isInside(Uri.parse(origin))) {
            answer.invoke(origin, false, false);
            return;
        }
        List<String> permissions = new ArrayList<String>();
        permissions.add(Manifest.permission.ACCESS_FINE_LOCATION);
        permissions.add(Manifest.permission.ACCESS_COARSE_LOCATION);
        activity.permissions.ask(permissions, new Permissions.Answer() {
            @Override public void onAnswer(int granted, int asked) {
                // Since Android 12 people may allow the approximate place only: that is a place, too.
                answer.invoke(origin, granted > 0, false);
            }
        });
    }
}
