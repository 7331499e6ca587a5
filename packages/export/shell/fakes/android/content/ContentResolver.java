package android.content;

public class ContentResolver {
    public static final java.io.ByteArrayOutputStream written = new java.io.ByteArrayOutputStream();
    public final android.net.Uri insert(android.net.Uri table, ContentValues values) {
        fake.Log.add("insert " + values.values);
        return android.net.Uri.parse("content://media/1");
    }
    public final java.io.OutputStream openOutputStream(android.net.Uri file) throws java.io.FileNotFoundException { return written; }
}
