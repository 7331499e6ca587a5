package android.content;

public abstract class ContentProvider {
    public final Context getContext() { return new ContextWrapper(); }
    public abstract boolean onCreate();
    public android.os.ParcelFileDescriptor openFile(android.net.Uri uri, String mode) throws java.io.FileNotFoundException { throw new java.io.FileNotFoundException(); }
    public abstract String getType(android.net.Uri uri);
    public abstract android.database.Cursor query(android.net.Uri uri, String[] columns, String where, String[] values, String order);
    public abstract android.net.Uri insert(android.net.Uri uri, ContentValues values);
    public abstract int update(android.net.Uri uri, ContentValues values, String where, String[] arguments);
    public abstract int delete(android.net.Uri uri, String where, String[] arguments);
}
