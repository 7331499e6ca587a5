package android.os;

public final class Bundle extends BaseBundle {
    public void putBinder(String key, IBinder value) { values.put(key, value); }
}
