import android.app.Activity;
import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.view.MotionEvent;
import android.view.ViewGroup;
import android.view.WindowInsets;
import android.webkit.GeolocationPermissions;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import app.kwiq.shell.CaptureProvider;
import app.kwiq.shell.MainActivity;
import java.io.File;
import java.io.FileNotFoundException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** What the shell does, checked one behaviour at a time. Exits 1 where one is wrong. */
public class Harness {
    private static final String OWN = "https://appassets.androidplatform.net";
    private static int checks;
    private static int failures;

    private static void check(String what, boolean isRight) {
        checks++;
        if (isRight) return;
        failures++;
        System.out.println("FAIL shell: " + what + "; log " + fake.Log.lines);
    }

    private static String last() {
        return fake.Log.lines.isEmpty() ? "" : fake.Log.lines.get(fake.Log.lines.size() - 1);
    }

    private static boolean isLast(String line) {
        return last().equals(line);
    }

    private static Object call(MainActivity activity, String name, Class<?>[] types, Object... values) throws Exception {
        Method method = MainActivity.class.getDeclaredMethod(name, types);
        method.setAccessible(true);
        return method.invoke(activity, values);
    }

    private static Bundle settings(String start, String rules, String otherLinks) {
        Bundle data = new Bundle();
        data.putString("kwiq.start", start);
        data.putString("kwiq.rules", rules);
        data.putString("kwiq.otherLinks", otherLinks);
        data.putString("kwiq.pullToRefresh", "yes");
        data.putInt("kwiq.ground", 0x123456);
        data.putInt("kwiq.bar", 0x654321);
        return data;
    }

    private static MainActivity start(Bundle settings, Bundle state, String link) throws Exception {
        fake.Log.lines.clear();
        Context.granted.clear();
        PackageManager.metaData = settings;
        Activity.intent = new Intent(Intent.ACTION_VIEW, link == null ? null : Uri.parse(link));
        MainActivity activity = new MainActivity();
        call(activity, "onCreate", new Class<?>[] {Bundle.class}, state);
        return activity;
    }

    private static WebView web(MainActivity activity) {
        return (WebView) ((ViewGroup) activity.content).children.get(0);
    }

    private static WebResourceRequest request(final String address, final boolean isMain) {
        return new WebResourceRequest() {
            public Uri getUrl() { return Uri.parse(address); }
            public boolean isForMainFrame() { return isMain; }
        };
    }

    public static void main(String[] arguments) throws Exception {
        fake.Log.folder = arguments[0];
        Build.VERSION.SDK_INT = 36;
        ownFiles();
        links();
        linkPatterns();
        back();
        offline();
        permissions();
        files();
        downloads();
        windows();
        System.out.println("shell: " + checks + " behaviours, " + failures + " wrong");
        System.exit(failures == 0 ? 0 : 1);
    }

    private static void ownFiles() throws Exception {
        MainActivity activity = start(null, null, null);
        check("starts with its own files where the manifest says nothing", isLast("loadUrl " + OWN + "/"));
        check("keeps pages away from the device's files", fake.Log.lines.contains("fileAccess false"));
        WebView web = web(activity);
        WebResourceResponse index = web.client.shouldInterceptRequest(web, request(OWN + "/", true));
        check("serves index.html", index.code == 200 && index.type.equals("text/html") && index.content.read() == '<');
        WebResourceResponse script = web.client.shouldInterceptRequest(web, request(OWN + "/app.js?v=1", false));
        check("serves a script as one", script.code == 200 && script.type.equals("text/javascript"));
        WebResourceResponse screen = web.client.shouldInterceptRequest(web, request(OWN + "/screen/2", true));
        check("serves a screen's address by index.html", screen.code == 200 && screen.type.equals("text/html"));
        check("answers 404 for a file that is not there",
            web.client.shouldInterceptRequest(web, request(OWN + "/x.js", false)).code == 404);
        for (String path : new String[] {"/../../etc/passwd", "/..%2f..%2fclasses.dex", "/a/%2e%2e/x", "/..%5cx", "/a%00.js"}) {
            check("refuses " + path, web.client.shouldInterceptRequest(web, request(OWN + path, false)).code == 404);
        }
        check("leaves other hosts to the net",
            web.client.shouldInterceptRequest(web, request("https://cdn.example/x.js", false)) == null);
    }

    private static void links() throws Exception {
        String rules = "inside shop.example\ninside *.shop.example\nin-app pay.example";
        MainActivity activity = start(settings("https://shop.example/start", rules, "external"), null, null);
        check("starts with the site", isLast("loadUrl https://shop.example/start"));
        WebView web = web(activity);
        check("stays inside its host", !web.client.shouldOverrideUrlLoading(web, request("https://shop.example/a", true)));
        check("takes hosts in any case", !web.client.shouldOverrideUrlLoading(web, request("https://SHOP.example/a", true)));
        check("stays inside below it", !web.client.shouldOverrideUrlLoading(web, request("https://a.b.shop.example/", true)));
        check("is not fooled by an ending", web.client.shouldOverrideUrlLoading(web, request("https://evilshop.example/", true))
            && isLast("startActivity android.intent.action.VIEW https://evilshop.example/"));
        check("opens in a tab what the rules say", web.client.shouldOverrideUrlLoading(web, request("https://pay.example/1", true))
            && isLast("startActivity android.intent.action.VIEW https://pay.example/1 tab"));
        check("hands on the telephone", web.client.shouldOverrideUrlLoading(web, request("tel:123", true))
            && isLast("startActivity android.intent.action.VIEW tel:123"));
        check("leaves frames of other sites alone",
            !web.client.shouldOverrideUrlLoading(web, request("https://www.youtube.com/embed/1", false)));
        int before = fake.Log.lines.size();
        for (String bad : new String[] {"intent://x#Intent;end", "INTENT://x#Intent;end", "file:///etc/passwd", "content://a/b", "javascript:1", "nobody:1"}) {
            check("does not follow " + bad, web.client.shouldOverrideUrlLoading(web, request(bad, true)));
        }
        check("starts nothing for those", fake.Log.lines.size() == before);
        activity = start(settings("https://shop.example/", rules, "inside"), null, "https://shop.example/item/7");
        check("begins at an app link", isLast("loadUrl https://shop.example/item/7"));
        check("keeps other links inside where so set",
            !web(activity).client.shouldOverrideUrlLoading(web(activity), request("https://other.example/", true)));
        Intent link = new Intent(Intent.ACTION_VIEW, Uri.parse("https://shop.example/item/8"));
        call(activity, "onNewIntent", new Class<?>[] {Intent.class}, link);
        check("goes to an app link while running", isLast("loadUrl https://shop.example/item/8"));
        start(settings("https://shop.example/", rules, "external"), null, "https://evil.example/");
        check("begins at no other site's link", isLast("loadUrl https://shop.example/"));
    }

    /** The same cases as find-link-rule.test.ts has of the app model. */
    private static void linkPatterns() throws Exception {
        String[][] cases = {
            {"https://pay.example", "http://pay.example/", "other"},
            {"https://pay.example", "https://pay.example/any?x=1", "fits"},
            {"*://pay.example/ok", "http://pay.example/ok", "fits"},
            {"pay.example/ok", "https://pay.example/ok/more", "other"},
            {"pay.example/ok", "https://pay.example/ok?x=1", "other"},
            {"pay.example/ok*", "https://pay.example/ok?x=1", "fits"},
            {"pay.example/*.pdf", "https://pay.example/files/a.pdf", "fits"},
            {"pay.example/%C3%A9*", "https://pay.example/%C3%A9t%C3%A9", "fits"},
            {"PAY.example", "https://pay.EXAMPLE", "fits"},
            {"pay.example:8080", "https://pay.example:8080/", "fits"},
            {"pay.example:8080", "https://pay.example/", "other"},
            {"pay.example", "https://pay.example:8080/", "fits"},
            {"*.pay.example", "https://pay.example/", "fits"},
            {"*.pay.example", "https://a.b.pay.example/", "fits"},
            {"*.pay.example", "https://notpay.example/", "other"},
            {"*", "https://anything.example/", "fits"},
        };
        for (String[] one : cases) {
            MainActivity activity = start(settings("https://shop.example/", "in-app " + one[0], "external"), null, null);
            web(activity).client.shouldOverrideUrlLoading(web(activity), request(one[1], true));
            check(one[1] + " by " + one[0], last().endsWith(" tab") == one[2].equals("fits"));
        }
        String rules = "external shop.example/blog/*\ninside shop.example";
        MainActivity activity = start(settings("https://shop.example/", rules, "external"), null, null);
        WebView web = web(activity);
        check("leaves by the rule of a path", web.client.shouldOverrideUrlLoading(web, request("https://shop.example/blog/1", true)));
        check("stays where the path is another", !web.client.shouldOverrideUrlLoading(web, request("https://shop.example/cart", true)));
        StringBuilder stars = new StringBuilder("https://a.example/");
        for (int i = 0; i < 1900; i++) stars.append('a');
        StringBuilder trap = new StringBuilder("in-app a.example/");
        for (int i = 0; i < 90; i++) trap.append("*a");
        activity = start(settings("https://shop.example/", trap + "b", "external"), null, null);
        web(activity).client.shouldOverrideUrlLoading(web(activity), request(stars.toString(), true));
        check("is not held up by a pattern of stars", !last().endsWith(" tab"));
    }

    private static void back() throws Exception {
        MainActivity activity = start(null, null, null);
        WebView web = web(activity);
        web.client.doUpdateVisitedHistory(web, OWN, false);
        check("leaves the first page's back to the system", ((Activity) activity).invoked == null);
        web.history = 1;
        web.client.doUpdateVisitedHistory(web, OWN, false);
        check("takes back where there is a page behind", ((Activity) activity).invoked != null);
        ((Activity) activity).invoked.onBackInvoked();
        check("goes back", isLast("go -1"));
        web.history = 0;
        web.client.doUpdateVisitedHistory(web, OWN, false);
        check("gives back to the system again", ((Activity) activity).invoked == null);
        Build.VERSION.SDK_INT = 28;
        activity = start(null, null, null);
        activity.onBackPressed();
        check("leaves on old devices", isLast("finish"));
        web(activity).history = 2;
        activity.onBackPressed();
        check("goes back on old devices", isLast("go -1"));
        Build.VERSION.SDK_INT = 36;
    }

    private static void offline() throws Exception {
        MainActivity activity = start(settings("https://shop.example/", "inside shop.example", "external"), null, null);
        WebView web = web(activity);
        web.client.onReceivedError(web, request("https://shop.example/logo.png", false), null);
        check("bears a missing picture", isLast("loadUrl https://shop.example/"));
        web.client.onReceivedError(web, request("https://shop.example/a?b=1&c=2", true), null);
        check("shows the offline page", isLast("loadUrl " + OWN + "/offline.html?u=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D2"));
        web.history = 1;
        activity.onBackPressed();
        check("does not go back to what failed", isLast("finish"));
        web.history = 3;
        activity.onBackPressed();
        check("goes back over what failed", isLast("go -2"));
    }

    private static PermissionRequest media(final String[] wanted, final String origin, final String[] outcome) {
        return new PermissionRequest() {
            public Uri getOrigin() { return Uri.parse(origin); }
            public String[] getResources() { return wanted; }
            public void grant(String[] resources) { outcome[0] = "grant " + Arrays.toString(resources); }
            public void deny() { outcome[0] = "deny"; }
        };
    }

    private static void permissions() throws Exception {
        MainActivity activity = start(null, null, null);
        WebView web = web(activity);
        String[] outcome = new String[1];
        String[] camera = {PermissionRequest.RESOURCE_VIDEO_CAPTURE};
        web.chrome.onPermissionRequest(media(camera, OWN, outcome));
        check("asks for the camera", isLast("requestPermissions [android.permission.CAMERA] 100") && outcome[0] == null);
        Context.granted.add("android.permission.CAMERA");
        activity.onRequestPermissionsResult(100, new String[] {"android.permission.CAMERA"}, new int[] {0});
        check("grants the camera", ("grant " + Arrays.toString(camera)).equals(outcome[0]));
        outcome[0] = null;
        web.chrome.onPermissionRequest(media(camera, OWN, outcome));
        check("asks once only", outcome[0] != null && isLast("requestPermissions [android.permission.CAMERA] 100"));
        String[] both = {PermissionRequest.RESOURCE_VIDEO_CAPTURE, PermissionRequest.RESOURCE_AUDIO_CAPTURE};
        web.chrome.onPermissionRequest(media(both, OWN, outcome));
        activity.onRequestPermissionsResult(101,
            new String[] {"android.permission.CAMERA", "android.permission.RECORD_AUDIO"}, new int[] {0, -1});
        check("denies both where one is denied", "deny".equals(outcome[0]));
        outcome[0] = null;
        web.chrome.onPermissionRequest(media(both, OWN, outcome));
        activity.onRequestPermissionsResult(102, new String[0], new int[0]);
        check("denies where the question was interrupted", "deny".equals(outcome[0]));
        web.chrome.onPermissionRequest(media(camera, "https://evil.example/", outcome));
        check("denies other sites", "deny".equals(outcome[0]));
        web.chrome.onPermissionRequest(media(new String[] {"android.webkit.resource.MIDI_SYSEX"}, OWN, outcome));
        check("denies what it does not know", "deny".equals(outcome[0]));

        final String[] place = new String[1];
        GeolocationPermissions.Callback answer = new GeolocationPermissions.Callback() {
            public void invoke(String origin, boolean allow, boolean retain) { place[0] = origin + " " + allow; }
        };
        String[] asked = {"android.permission.ACCESS_FINE_LOCATION", "android.permission.ACCESS_COARSE_LOCATION"};
        web.chrome.onGeolocationPermissionsShowPrompt(OWN, answer);
        activity.onRequestPermissionsResult(103, asked, new int[] {-1, -1});
        check("denies the place", (OWN + " false").equals(place[0]));
        web.chrome.onGeolocationPermissionsShowPrompt(OWN, answer);
        Context.granted.add("android.permission.ACCESS_COARSE_LOCATION");
        activity.onRequestPermissionsResult(104, asked, new int[] {-1, 0});
        check("grants the approximate place", (OWN + " true").equals(place[0]));
        web.chrome.onGeolocationPermissionsShowPrompt("https://evil.example/", answer);
        check("denies the place to other sites", "https://evil.example/ false".equals(place[0]));
    }

    private static WebChromeClient.FileChooserParams wanted(final String type, final boolean isCapture) {
        return new WebChromeClient.FileChooserParams() {
            public Intent createIntent() { return new Intent("choose"); }
            public String[] getAcceptTypes() { return new String[] {type}; }
            public boolean isCaptureEnabled() { return isCapture; }
        };
    }

    private static void files() throws Exception {
        PackageManager.requested = new String[] {"android.permission.INTERNET"};
        MainActivity activity = start(null, null, null);
        WebView web = web(activity);
        final Uri[][] chosen = new Uri[1][];
        ValueCallback<Uri[]> answer = new ValueCallback<Uri[]>() {
            public void onReceiveValue(Uri[] value) { chosen[0] = value; }
        };
        Class<?>[] result = {int.class, int.class, Intent.class};
        web.chrome.onShowFileChooser(web, answer, wanted("application/pdf", false));
        check("chooses a file", isLast("startActivityForResult choose 1"));
        call(activity, "onActivityResult", result, 1, -1, new Intent(null, Uri.parse("content://docs/1")));
        check("hands over the file", chosen[0] != null && chosen[0][0].toString().equals("content://docs/1"));
        web.chrome.onShowFileChooser(web, answer, wanted("image/*", false));
        check("offers the camera for pictures", isLast("startActivityForResult chooser 1")
            && activity.started.extras.containsKey(Intent.EXTRA_INITIAL_INTENTS));
        call(activity, "onActivityResult", result, 1, -1, null);
        check("hands over the photo", chosen[0] != null && chosen[0][0].toString().startsWith("content://com.acme.app.capture/photo-"));
        web.chrome.onShowFileChooser(web, answer, wanted("image/*", true));
        check("goes to the camera at once where the page wants that",
            isLast("startActivityForResult android.media.action.IMAGE_CAPTURE 1"));
        call(activity, "onActivityResult", result, 1, 0, null);
        check("hands over nothing when cancelled", chosen[0] == null);
        PackageManager.requested = new String[] {"android.permission.CAMERA"};
        web.chrome.onShowFileChooser(web, answer, wanted("image/*", true));
        check("asks first where the app declares the camera", isLast("requestPermissions [android.permission.CAMERA] 100"));
        activity.onRequestPermissionsResult(100, new String[] {"android.permission.CAMERA"}, new int[] {-1});
        check("still offers files where it is denied", isLast("startActivityForResult choose 1"));

        android.content.ContentProvider provider = new CaptureProvider();
        provider.openFile(Uri.parse("content://com.acme.app.capture/photo-12.jpg"), "w");
        check("lends a file to write", isLast("open photo-12.jpg 2"));
        for (String name : new String[] {"..%2f..%2fsecret", "secret.txt", "photo-1.jpg%2f..%2fx"}) {
            try {
                provider.openFile(Uri.parse("content://com.acme.app.capture/" + name), "r");
                check("lends nothing called " + name, false);
            } catch (FileNotFoundException e) {
                check("lends nothing called " + name, true);
            }
        }
    }

    private static void downloads() throws Exception {
        MainActivity activity = start(null, null, null);
        WebView web = web(activity);
        web.downloads.onDownloadStart("https://shop.example/a.pdf", "UA", "", "application/pdf", 9);
        check("downloads with the page's cookies", fake.Log.lines.contains(
            "download https://shop.example/a.pdf application/pdf User-Agent=UA Cookie=id=1 to Download/a.pdf"));
        web.downloads.onDownloadStart("data:text/plain;base64,aGVsbG8=", "UA", "", "text/plain", 5);
        check("saves a data: address", ContentResolver.written.toString().equals("hello") && isLast("toast Saved file"));
        web.downloads.onDownloadStart("blob:https://shop.example/1'2", "UA", "", "text/plain", 5);
        check("has the page unwrap its blob", last().startsWith("script fetch('blob:https://shop.example/1\\'2')"));
        int before = fake.Log.lines.size();
        web.downloads.onDownloadStart("file:///data/secret", "UA", "", "text/plain", 5);
        check("downloads no file of the device", fake.Log.lines.size() == before);
        Build.VERSION.SDK_INT = 26;
        web.downloads.onDownloadStart("https://shop.example/a.pdf", "UA", "", "application/pdf", 9);
        check("needs no permission on old devices", fake.Log.lines.get(fake.Log.lines.size() - 2).endsWith("to own a.pdf"));
        Build.VERSION.SDK_INT = 36;
    }

    private static void windows() throws Exception {
        MainActivity activity = start(settings("https://shop.example/", "inside shop.example", "external"), null, null);
        ViewGroup frame = (ViewGroup) activity.content;
        frame.insetsListener.onApplyWindowInsets(frame, new WindowInsets());
        Method draw = frame.getClass().getDeclaredMethod("dispatchDraw", android.graphics.Canvas.class);
        draw.setAccessible(true);
        draw.invoke(frame, new android.graphics.Canvas());
        check("colours what lies behind the status bar", isLast("drawRect 0.0 0.0 400.0 24.0 ff654321"));
        check("keeps clear of the bars", Arrays.equals(frame.padding, new int[] {1, 24, 1, 48}));
        Bundle state = new Bundle();
        call(activity, "onSaveInstanceState", new Class<?>[] {Bundle.class}, state);
        start(null, state, null);
        check("comes back to where it was", isLast("restore https://shop.example/"));
        start(null, new Bundle(), null);
        check("starts anew from an empty state", isLast("loadUrl " + OWN + "/"));

        activity = start(settings("https://shop.example/", "inside shop.example", "external"), null, null);
        frame = (ViewGroup) activity.content;
        WebView web = web(activity);
        frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_DOWN, 100, 100));
        check("leaves taps alone", !frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 100, 110)));
        check("leaves swipes across alone", !frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 400, 160)));
        check("takes a pull down", frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 102, 180)));
        frame.onTouchEvent(new MotionEvent(MotionEvent.ACTION_UP, 102, 200));
        check("lets a short pull go", isLast("loadUrl https://shop.example/"));
        frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_DOWN, 100, 100));
        frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 100, 200));
        frame.onTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 100, 350));
        frame.onTouchEvent(new MotionEvent(MotionEvent.ACTION_UP, 100, 350));
        check("loads anew after a long pull", isLast("reload"));
        web.scrollY = 300;
        frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_DOWN, 100, 100));
        check("leaves scrolling alone", !frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 100, 300)));
        activity = start(null, null, null);
        frame = (ViewGroup) activity.content;
        frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_DOWN, 100, 100));
        check("pulls nothing where switched off",
            !frame.onInterceptTouchEvent(new MotionEvent(MotionEvent.ACTION_MOVE, 100, 300)));
        web = web(activity);
        call(activity, "onDestroy", new Class<?>[0]);
        check("ends the page with the window", isLast("destroy"));
    }
}
