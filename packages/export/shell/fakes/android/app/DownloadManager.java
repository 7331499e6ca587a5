package android.app;

public class DownloadManager {
    public static class Request {
        public static final int VISIBILITY_VISIBLE_NOTIFY_COMPLETED = 1;
        private final StringBuilder said = new StringBuilder();
        public Request(android.net.Uri address) { said.append(address); }
        public Request setMimeType(String type) { said.append(" ").append(type); return this; }
        public Request setTitle(CharSequence title) { return this; }
        public Request addRequestHeader(String name, String value) { said.append(" ").append(name).append("=").append(value); return this; }
        public Request setNotificationVisibility(int visibility) { return this; }
        public Request setDestinationInExternalPublicDir(String folder, String name) { said.append(" to ").append(folder).append("/").append(name); return this; }
        public Request setDestinationInExternalFilesDir(android.content.Context context, String folder, String name) { said.append(" to own ").append(name); return this; }
    }
    public long enqueue(Request request) { fake.Log.add("download " + request.said); return 1; }
}
