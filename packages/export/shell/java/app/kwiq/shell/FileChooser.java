package app.kwiq.shell;

import android.Manifest;
import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.provider.MediaStore;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import java.util.Collections;

/** Answers a page's file field: with files of the device, or with a photo taken for it. */
final class FileChooser {
    static final int REQUEST = 1;
    private final Activity activity;
    private final Permissions permissions;
    private ValueCallback<Uri[]> answer;
    private Uri photo;

    FileChooser(Activity activity, Permissions permissions) {
        this.activity = activity;
        this.permissions = permissions;
    }

    boolean choose(ValueCallback<Uri[]> callback, final WebChromeClient.FileChooserParams wanted) {
        // A page waits for an answer to every question; the earlier one is over.
        if (answer != null) answer.onReceiveValue(null);
        answer = callback;
        if (!acceptsPhotos(wanted.getAcceptTypes())) return start(wanted.createIntent());
        if (!declaresCamera()) return startWithCamera(wanted);
        // An app that declares the camera may hand on to the camera app only once the person allowed it.
        permissions.ask(Collections.singletonList(Manifest.permission.CAMERA), new Permissions.Answer() {
            @Override public void onAnswer(int granted, int asked) {
                if (granted == asked) startWithCamera(wanted);
                else start(wanted.createIntent());
            }
        });
        return true;
    }

    void onResult(int result, Intent data) {
        if (answer == null) return;
        Uri[] files = WebChromeClient.FileChooserParams.parseResult(result, data);
        boolean isPhoto = result == Activity.RESULT_OK && (files == null || files.length == 0) && photo != null;
        answer.onReceiveValue(isPhoto ? new Uri[] {photo} : files);
        answer = null;
        photo = null;
    }


    private boolean startWithCamera(WebChromeClient.FileChooserParams wanted) {
        photo = CaptureProvider.newPhoto(activity);
        Intent camera = new Intent(MediaStore.ACTION_IMAGE_CAPTURE);
        camera.putExtra(MediaStore.EXTRA_OUTPUT, photo);
        camera.setClipData(ClipData.newRawUri("photo", photo));
        camera.addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION | Intent.FLAG_GRANT_READ_URI_PERMISSION);
        if (wanted.isCaptureEnabled() && start(camera, false)) return true;
        Intent chooser = Intent.createChooser(wanted.createIntent(), null);
        chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, new Intent[] {camera});
        return start(chooser);
    }

    private boolean start(Intent intent) {
        return start(intent, true);
    }

    private boolean start(Intent intent, boolean isLast) {
        try {
            activity.startActivityForResult(intent, REQUEST);
            return true;
        } catch (ActivityNotFoundException e) {
            if (isLast) onResult(Activity.RESULT_CANCELED, null);
            return isLast;
        }
    }

    private static boolean acceptsPhotos(String[] types) {
        if (types == null) return false;
        for (String type : types) {
            if (type != null && (type.startsWith("image/") || type.equals(".jpg") || type.equals(".jpeg"))) return true;
        }
        return false;
    }

    private boolean declaresCamera() {
        try {
            PackageInfo info = activity.getPackageManager()
                .getPackageInfo(activity.getPackageName(), PackageManager.GET_PERMISSIONS);
            if (info.requestedPermissions == null) return false;
            for (String permission : info.requestedPermissions) {
                if (Manifest.permission.CAMERA.equals(permission)) return true;
            }
            return false;
        } catch (PackageManager.NameNotFoundException e) {
            return false;
        }
    }
}
