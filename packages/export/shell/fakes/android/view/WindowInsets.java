package android.view;

public final class WindowInsets {
    public static final WindowInsets CONSUMED = new WindowInsets();
    public android.graphics.Insets getInsets(int types) { return new android.graphics.Insets(); }
    public static final class Type {
        public static int systemBars() { return 7; }
        public static int displayCutout() { return 128; }
        public static int ime() { return 8; }
    }
}
