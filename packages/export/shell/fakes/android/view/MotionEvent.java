package android.view;

public final class MotionEvent {
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int ACTION_MOVE = 2;
    private final int action;
    private final float x, y;
    public MotionEvent(int action, float x, float y) { this.action = action; this.x = x; this.y = y; }
    public final int getActionMasked() { return action; }
    public final float getX() { return x; }
    public final float getY() { return y; }
    public final int getPointerCount() { return 1; }
}
