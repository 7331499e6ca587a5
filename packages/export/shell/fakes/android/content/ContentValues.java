package android.content;

public final class ContentValues {
    public final java.util.Map<String, String> values = new java.util.TreeMap<String, String>();
    public void put(String key, String value) { values.put(key, value); }
}
