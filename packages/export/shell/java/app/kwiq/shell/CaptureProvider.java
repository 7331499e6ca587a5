package app.kwiq.shell;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;

/** Lends the camera app one file at a time to write a photo into. Not exported: each file is granted by itself. */
public final class CaptureProvider extends ContentProvider {
    /** A fresh address for a photo; photos of earlier days are cleared away. */
    static Uri newPhoto(Context context) {
        File folder = folder(context);
        folder.mkdirs();
        long now = System.currentTimeMillis();
        File[] old = folder.listFiles();
        if (old != null) {
            for (File file : old) {
                if (now - file.lastModified() > 24L * 60 * 60 * 1000) file.delete();
            }
        }
        return Uri.parse("content://" + context.getPackageName() + ".capture/photo-" + now + ".jpg");
    }

    private static File folder(Context context) {
        return new File(context.getCacheDir(), "capture");
    }

    private File file(Uri address) throws FileNotFoundException {
        String name = address.getLastPathSegment();
        if (name == null || !name.matches("photo-[0-9]+\\.jpg")) throw new FileNotFoundException(String.valueOf(name));
        return new File(folder(getContext()), name);
    }

    @Override public boolean onCreate() {
        return true;
    }

    @Override public ParcelFileDescriptor openFile(Uri address, String mode) throws FileNotFoundException {
        return ParcelFileDescriptor.open(file(address), ParcelFileDescriptor.parseMode(mode));
    }

    @Override public String getType(Uri address) {
        return "image/jpeg";
    }

    @Override public Cursor query(Uri address, String[] columns, String where, String[] values, String order) {
        MatrixCursor cursor = new MatrixCursor(new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE});
        try {
            File file = file(address);
            cursor.addRow(new Object[] {file.getName(), file.length()});
        } catch (FileNotFoundException e) {
            // No such photo: no rows.
        }
        return cursor;
    }

    @Override public Uri insert(Uri address, ContentValues values) {
        throw new UnsupportedOperationException();
    }

    @Override public int update(Uri address, ContentValues values, String where, String[] arguments) {
        throw new UnsupportedOperationException();
    }

    @Override public int delete(Uri address, String where, String[] arguments) {
        throw new UnsupportedOperationException();
    }
}
