package android.widget;

public class Toast {
    public static final int LENGTH_SHORT = 0;
    public static Toast makeText(android.content.Context context, CharSequence words, int length) { fake.Log.add("toast " + words); return new Toast(); }
    public void show() {}
}
