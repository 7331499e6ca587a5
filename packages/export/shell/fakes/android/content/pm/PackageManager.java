package android.content.pm;

public class PackageManager {
    public static final int GET_META_DATA = 0x80;
    public static final int GET_PERMISSIONS = 0x1000;
    public static final int PERMISSION_GRANTED = 0;
    public static android.os.Bundle metaData;
    public static String[] requested;
    public static class NameNotFoundException extends Exception {}
    public ApplicationInfo getApplicationInfo(String name, int flags) throws NameNotFoundException {
        ApplicationInfo info = new ApplicationInfo();
        info.metaData = metaData;
        return info;
    }
    public PackageInfo getPackageInfo(String name, int flags) throws NameNotFoundException {
        PackageInfo info = new PackageInfo();
        info.requestedPermissions = requested;
        return info;
    }
}
