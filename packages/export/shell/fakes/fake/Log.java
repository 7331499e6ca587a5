package fake;

/** What the shell asked of the device, in order. */
public class Log {
    public static String folder = ".";
    public static final java.util.List<String> lines = new java.util.ArrayList<String>();
    public static void add(String line) { lines.add(line); }
}
