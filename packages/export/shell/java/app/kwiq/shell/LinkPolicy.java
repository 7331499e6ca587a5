package app.kwiq.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Decides where a link opens, as findLinkRule of the app model does. No Android types. A pattern is
 * [scheme://]host[:port][/path] with * for any characters; one without a path holds for all of its host, *.host for
 * the host itself too, and a path counts with its query.
 */
final class LinkPolicy {
    enum Target { INSIDE, IN_APP, EXTERNAL }

    private static final class Rule {
        final Target target;
        final String scheme;
        final String host;
        final String path;

        Rule(Target target, String pattern) {
            this.target = target;
            int colon = pattern.indexOf("://");
            scheme = colon < 0 ? "*" : pattern.substring(0, colon).toLowerCase(Locale.ROOT);
            String rest = colon < 0 ? pattern : pattern.substring(colon + 3);
            int slash = rest.indexOf('/');
            host = (slash < 0 ? rest : rest.substring(0, slash)).toLowerCase(Locale.ROOT);
            path = slash < 0 ? "*" : rest.substring(slash);
        }

        boolean fits(String ofScheme, String ofHost, String withPort, String ofPath) {
            String name = host.indexOf(':') < 0 ? ofHost : withPort;
            boolean isHost = matches(host, name) || (host.startsWith("*.") && host.substring(2).equals(name));
            return isHost && matches(scheme, ofScheme) && matches(path, ofPath);
        }
    }

    private final List<Rule> rules = new ArrayList<Rule>();
    private final Target otherwise;

    /** `lines` are "target pattern" each; the first that fits decides, `otherwise` where none does. */
    LinkPolicy(String lines, String otherwise) {
        for (String line : lines.split("\n")) {
            int space = line.indexOf(' ');
            if (space > 0) rules.add(new Rule(target(line.substring(0, space)), line.substring(space + 1).trim()));
        }
        this.otherwise = target(otherwise);
    }

    private static Target target(String word) {
        if (word.equals("inside")) return Target.INSIDE;
        return word.equals("in-app") ? Target.IN_APP : Target.EXTERNAL;
    }

    /** Links that are not of the web (tel, mailto, geo ...) always leave the app. `port` is -1 where none is named. */
    Target decide(String scheme, String host, int port, String path) {
        if (!isWeb(scheme) || host == null) return Target.EXTERNAL;
        String kind = scheme.toLowerCase(Locale.ROOT);
        String name = host.toLowerCase(Locale.ROOT);
        boolean isUsual = port < 0 || port == (kind.equals("https") ? 443 : 80);
        String withPort = isUsual ? name : name + ":" + port;
        for (Rule rule : rules) {
            if (rule.fits(kind, name, withPort, path == null || path.isEmpty() ? "/" : path)) return rule.target;
        }
        return otherwise;
    }

    static boolean isWeb(String scheme) {
        return "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
    }

    /** Whether all of `text` fits `pattern`, in which * stands for any characters. In time of pattern times text. */
    private static boolean matches(String pattern, String text) {
        int inPattern = 0;
        int inText = 0;
        int star = -1;
        int starText = 0;
        while (inText < text.length()) {
            if (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') {
                star = inPattern++;
                starText = inText;
            } else if (inPattern < pattern.length() && pattern.charAt(inPattern) == text.charAt(inText)) {
                inPattern++;
                inText++;
            } else if (star >= 0) {
                // The last star takes one character more.
                inPattern = star + 1;
                inText = ++starText;
            } else {
                return false;
            }
        }
        while (inPattern < pattern.length() && pattern.charAt(inPattern) == '*') inPattern++;
        return inPattern == pattern.length();
    }
}
