package app.kwiq.shell;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.view.Gravity;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.ProgressBar;

/**
 * Around the page: colours what lies behind the status bar, and a pull down from the very top loads the page anew,
 * unless that is switched off.
 */
final class PullToRefresh extends FrameLayout {
    private static final int DISTANCE_DP = 96;
    private static final int SIZE_DP = 40;
    private final WebView web;
    private final boolean isEnabled;
    private final ProgressBar wheel;
    private final Paint bar = new Paint();
    private final float density;
    private float startX;
    private float startY;
    private boolean isPulling;

    PullToRefresh(Context context, WebView web, boolean isEnabled, int barColor) {
        super(context);
        this.web = web;
        this.isEnabled = isEnabled;
        bar.setColor(barColor);
        density = context.getResources().getDisplayMetrics().density;
        addView(web, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT));
        wheel = new ProgressBar(context);
        int size = Math.round(SIZE_DP * density);
        addView(wheel, new LayoutParams(size, size, Gravity.TOP | Gravity.CENTER_HORIZONTAL));
        wheel.setVisibility(View.GONE);
    }

    /** Since Android 15 the system leaves the bar clear: what is drawn here is its colour. */
    @Override protected void dispatchDraw(Canvas canvas) {
        canvas.drawRect(0, 0, getWidth(), getPaddingTop(), bar);
        super.dispatchDraw(canvas);
    }

    void onPageShown() {
        wheel.setVisibility(View.GONE);
    }

    @Override public boolean onInterceptTouchEvent(MotionEvent event) {
        if (!isEnabled) return false;
        if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
            startX = event.getX();
            startY = event.getY();
            isPulling = false;
        } else if (event.getActionMasked() == MotionEvent.ACTION_MOVE && event.getPointerCount() == 1) {
            float down = event.getY() - startY;
            float across = Math.abs(event.getX() - startX);
            int slop = ViewConfiguration.get(getContext()).getScaledTouchSlop();
            isPulling = web.getScrollY() == 0 && !web.canScrollVertically(-1) && down > 2 * slop && down > 2 * across;
        }
        return isPulling;
    }

    @Override public boolean onTouchEvent(MotionEvent event) {
        if (!isPulling) return false;
        float pulled = Math.min(1, (event.getY() - startY) / (DISTANCE_DP * density));
        if (event.getActionMasked() == MotionEvent.ACTION_MOVE) {
            wheel.setVisibility(View.VISIBLE);
            wheel.setAlpha(Math.max(0, pulled));
            wheel.setTranslationY(Math.max(0, pulled) * SIZE_DP * density / 2);
        } else if (event.getActionMasked() == MotionEvent.ACTION_UP && pulled >= 1) {
            isPulling = false;
            web.reload();
        } else {
            isPulling = false;
            wheel.setVisibility(View.GONE);
        }
        return true;
    }
}
