package android.content.res;

public final class AssetManager {
    public java.io.InputStream open(String name) throws java.io.IOException {
        return new java.io.FileInputStream(new java.io.File(fake.Log.folder, "assets/" + name));
    }
}
