package android.view;

public abstract class ViewGroup extends View {
    public final java.util.List<View> children = new java.util.ArrayList<View>();
    public ViewGroup(android.content.Context context) { super(context); }
    public void addView(View view, LayoutParams params) { children.add(view); }
    public void removeAllViews() { children.clear(); }
    public boolean onInterceptTouchEvent(MotionEvent event) { return false; }
    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public LayoutParams(int width, int height) {}
    }
    public static class MarginLayoutParams extends LayoutParams {
        public MarginLayoutParams(int width, int height) { super(width, height); }
    }
}
