package android.view;

public class ViewConfiguration {
    public static ViewConfiguration get(android.content.Context context) { return new ViewConfiguration(); }
    public int getScaledTouchSlop() { return 16; }
}
