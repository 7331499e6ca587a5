package app.kwiq.shell;

import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/**
 * Back on Android 13 and later. A class of its own, so that older devices never load the callback's type. It is
 * registered only while there is a page to go back to: otherwise the system leaves the app, and shows so while
 * the finger still moves.
 */
final class BackCallback implements OnBackInvokedCallback {
    private final MainActivity activity;
    private boolean isRegistered;

    BackCallback(MainActivity activity) {
        this.activity = activity;
    }

    void setEnabled(boolean isEnabled) {
        if (isEnabled == isRegistered) return;
        isRegistered = isEnabled;
        OnBackInvokedDispatcher dispatcher = activity.getOnBackInvokedDispatcher();
        if (isEnabled) dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this);
        else dispatcher.unregisterOnBackInvokedCallback(this);
    }

    @Override public void onBackInvoked() {
        activity.goBack();
    }
}
