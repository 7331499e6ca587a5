package android.widget;

public class ProgressBar extends android.view.View {
    public ProgressBar(android.content.Context context) { super(context); }
}
