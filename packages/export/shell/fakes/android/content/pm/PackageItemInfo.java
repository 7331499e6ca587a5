package android.content.pm;

public class PackageItemInfo {
    public android.os.Bundle metaData;
}
