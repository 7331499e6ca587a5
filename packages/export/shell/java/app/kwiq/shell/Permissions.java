package app.kwiq.shell;

import android.app.Activity;
import android.content.pm.PackageManager;
import android.util.SparseArray;
import java.util.ArrayList;
import java.util.List;

/** Asks the person, one question after another answered each by its own number. */
final class Permissions {
    interface Answer {
        void onAnswer(int granted, int asked);
    }

    private static final int FIRST = 100;
    private final Activity activity;
    private final SparseArray<Answer> open = new SparseArray<Answer>();
    private int next = FIRST;

    Permissions(Activity activity) {
        this.activity = activity;
    }

    /** Answers at once, without a question, where everything has been granted before. */
    void ask(List<String> permissions, Answer answer) {
        if (countGranted(permissions) == permissions.size()) {
            answer.onAnswer(permissions.size(), permissions.size());
            return;
        }
        int number = next++;
        open.put(number, answer);
        activity.requestPermissions(permissions.toArray(new String[0]), number);
    }

    /** Counts anew what is granted: the result lists only what was asked, and is empty when interrupted. */
    void onResult(int number, String[] permissions) {
        Answer answer = open.get(number);
        if (answer == null) return;
        open.remove(number);
        List<String> asked = new ArrayList<String>();
        for (String permission : permissions) asked.add(permission);
        answer.onAnswer(countGranted(asked), Math.max(1, asked.size()));
    }

    private int countGranted(List<String> permissions) {
        int granted = 0;
        for (String permission : permissions) {
            if (activity.checkSelfPermission(permission) == PackageManager.PERMISSION_GRANTED) granted++;
        }
        return granted;
    }
}
