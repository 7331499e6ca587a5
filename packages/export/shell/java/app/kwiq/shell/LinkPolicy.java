package app.kwiq.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Decides where a link opens. No Android types. */
final class LinkPolicy {
    enum Target { INSIDE, IN_APP, EXTERNAL }

    private final List<String> hosts = new ArrayList<String>();
    private final List<Target> targets = new ArrayList<Target>();
    private final Target otherwise;

    /** `rules` are lines of "target host"; the first that fits decides, `otherwise` where none does. */
    LinkPolicy(String rules, String otherwise) {
        for (String rule : rules.split("\n")) {
            int space = rule.indexOf(' ');
            if (space <= 0) continue;
            targets.add(target(rule.substring(0, space)));
            hosts.add(rule.substring(space + 1).trim().toLowerCase(Locale.ROOT));
        }
        this.otherwise = target(otherwise);
    }

    private static Target target(String word) {
        if (word.equals("inside")) return Target.INSIDE;
        return word.equals("in-app") ? Target.IN_APP : Target.EXTERNAL;
    }

    /** Links that are not of the web (tel, mailto, geo ...) always leave the app. */
    Target decide(String scheme, String host) {
        if (!isWeb(scheme) || host == null) return Target.EXTERNAL;
        String name = host.toLowerCase(Locale.ROOT);
        for (int i = 0; i < hosts.size(); i++) {
            if (fits(hosts.get(i), name)) return targets.get(i);
        }
        return otherwise;
    }

    static boolean isWeb(String scheme) {
        return "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
    }

    private static boolean fits(String rule, String host) {
        if (!rule.startsWith("*.")) return rule.equals(host);
        return host.equals(rule.substring(2)) || host.endsWith(rule.substring(1));
    }
}
