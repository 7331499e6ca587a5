package android.os;

public class BaseBundle {
    public final java.util.Map<String, Object> values = new java.util.HashMap<String, Object>();
    public String getString(String key) { return (String) values.get(key); }
    public int getInt(String key, int otherwise) { return values.containsKey(key) ? (Integer) values.get(key) : otherwise; }
    public void putInt(String key, int value) { values.put(key, value); }
    public void putString(String key, String value) { values.put(key, value); }
}
