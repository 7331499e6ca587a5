package android.view;

public class Gravity {
    public static final int TOP = 0x30;
    public static final int CENTER_HORIZONTAL = 0x01;
}
