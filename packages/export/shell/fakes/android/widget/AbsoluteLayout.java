package android.widget;

public class AbsoluteLayout extends android.view.ViewGroup {
    public AbsoluteLayout(android.content.Context context) { super(context); }
}
