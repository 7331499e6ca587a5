package android.graphics;

public class Canvas {
    public void drawRect(float left, float top, float right, float bottom, Paint paint) {
        fake.Log.add("drawRect " + left + " " + top + " " + right + " " + bottom + " " + Integer.toHexString(paint.color));
    }
}
