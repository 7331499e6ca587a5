package android.view;

public class View {
    public static final int VISIBLE = 0;
    public static final int GONE = 8;
    public OnApplyWindowInsetsListener insetsListener;
    public int[] padding;
    public int visibility;
    public int scrollY;
    private final android.content.Context context;
    public View(android.content.Context context) { this.context = context; }
    public interface OnApplyWindowInsetsListener { WindowInsets onApplyWindowInsets(View view, WindowInsets insets); }
    public final android.content.Context getContext() { return context; }
    public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) { insetsListener = listener; }
    public void setPadding(int left, int top, int right, int bottom) { padding = new int[] {left, top, right, bottom}; }
    public final int getWidth() { return 400; }
    public int getPaddingTop() { return padding == null ? 0 : padding[1]; }
    protected void dispatchDraw(android.graphics.Canvas canvas) {}
    public void setBackgroundColor(int color) {}
    public void setVisibility(int to) { visibility = to; }
    public void setAlpha(float to) {}
    public void setTranslationY(float to) {}
    public final int getScrollY() { return scrollY; }
    public boolean canScrollVertically(int direction) { return scrollY > 0; }
    public boolean onTouchEvent(MotionEvent event) { return false; }
}
