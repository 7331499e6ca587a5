package android.graphics;

public final class Insets {
    public final int left = Integer.parseInt("1"), top = Integer.parseInt("24"), right = Integer.parseInt("1"), bottom = Integer.parseInt("48");
}
