package app.kwiq.shell;

import android.app.Activity;
import android.app.DownloadManager;
import android.content.ContentValues;
import android.content.Context;
import android.net.Uri;
import android.os.Build;
import android.os.Environment;
import android.provider.MediaStore;
import android.util.Base64;
import android.webkit.CookieManager;
import android.webkit.DownloadListener;
import android.webkit.URLUtil;
import android.webkit.WebView;
import android.widget.Toast;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Saves what a page offers for download into the device's downloads, without asking for the storage. */
final class Downloads implements DownloadListener {
    private final Activity activity;
    private final WebView web;

    Downloads(Activity activity, WebView web) {
        this.activity = activity;
        this.web = web;
    }

    @Override public void onDownloadStart(String address, String agent, String disposition, String type, long length) {
        String name = URLUtil.guessFileName(address.startsWith("data:") ? "file" : address, disposition, type);
        if (address.startsWith("blob:")) unwrapBlob(address);
        else if (address.startsWith("data:")) saveData(address, name, type);
        else if (LinkPolicy.isWeb(Uri.parse(address).getScheme())) fetch(address, agent, name, type);
    }

    private void fetch(String address, String agent, String name, String type) {
        DownloadManager.Request request = new DownloadManager.Request(Uri.parse(address));
        request.setMimeType(type);
        request.setTitle(name);
        request.addRequestHeader("User-Agent", agent);
        String cookies = CookieManager.getInstance().getCookie(address);
        if (cookies != null) request.addRequestHeader("Cookie", cookies);
        request.setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED);
        // Before Android 10 the shared folder needs a permission; the app's own one does not.
        if (Build.VERSION.SDK_INT >= 29) {
            request.setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name);
        } else {
            request.setDestinationInExternalFilesDir(activity, Environment.DIRECTORY_DOWNLOADS, name);
        }
        ((DownloadManager) activity.getSystemService(Context.DOWNLOAD_SERVICE)).enqueue(request);
        say("Downloading " + name);
    }

    /** Only the page can read its blob: it offers the same bytes again as a data: address. */
    private void unwrapBlob(String address) {
        String quoted = "'" + address.replace("\\", "\\\\").replace("'", "\\'") + "'";
        web.evaluateJavascript("fetch(" + quoted + ").then(function(r){return r.blob()}).then(function(b){"
            + "var f=new FileReader();f.onload=function(){var a=document.createElement('a');a.href=f.result;"
            + "a.download='';a.click()};f.readAsDataURL(b)})", null);
    }

    private void saveData(String address, String name, String type) {
        int comma = address.indexOf(',');
        if (comma < 0) return;
        String content = address.substring(comma + 1);
        boolean isBase64 = address.substring(0, comma).endsWith(";base64");
        try {
            byte[] bytes = isBase64 ? Base64.decode(content, Base64.DEFAULT) : Uri.decode(content).getBytes("UTF-8");
            OutputStream out = create(name, type);
            try {
                out.write(bytes);
            } finally {
                out.close();
            }
            say("Saved " + name);
        } catch (IOException e) {
            say("Could not save " + name);
        } catch (IllegalArgumentException e) {
            say("Could not save " + name);
        }
    }

    private OutputStream create(String name, String type) throws IOException {
        if (Build.VERSION.SDK_INT < 29) {
            return new FileOutputStream(new File(activity.getExternalFilesDir(Environment.DIRECTORY_DOWNLOADS), name));
        }
        ContentValues values = new ContentValues();
        values.put(MediaStore.MediaColumns.DISPLAY_NAME, name);
        values.put(MediaStore.MediaColumns.MIME_TYPE, type);
        Uri file = activity.getContentResolver().insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, values);
        if (file == null) throw new IOException("no place in the downloads");
        OutputStream out = activity.getContentResolver().openOutputStream(file);
        if (out == null) throw new IOException("no place in the downloads");
        return out;
    }

    private void say(String words) {
        Toast.makeText(activity, words, Toast.LENGTH_SHORT).show();
    }
}
