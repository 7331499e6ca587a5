package android.graphics;

public class Paint {
    public int color;
    public void setColor(int to) { color = to; }
}
