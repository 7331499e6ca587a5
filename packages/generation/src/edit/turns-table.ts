/** Ways to say the same, as the rules understand it: in order, each at most once. */
export const turnsTable = `
  (instead of|rather than) (a|an|the) (list|table|grid|carousel),? (show|display) [the|my|our] J as R -> show the J as R
  (put|add|show|have) [the|my|our] J (in|into) the bar -> put J in the tab bar
  [the|our|my] J costs O now -> change the price of J to O
  [the|our|my] J <must> be the I(first|second|third|fourth|fifth|last) tab -> make J the I tab
  add [a|an] J filter P(to|on|in) [the] R -> add a filter by J to the R
  show N(two|three|four|2|3|4) columns of X (on|in) [the] R -> show N columns in X on R
  (write|put|add|show) \x22Z\x22 (under|below|beneath) the (title|header|heading) (of|on) [the] R -> change the subtitle of R to "Z"
  make it (possible|able) (that|for) <people> [to|can] R -> let people R
  make it possible to R -> let people R
  make it so [that] <people> can R -> let people R
  make it so [that] R -> R
  make [the] currency [to|in|into] R -> change the currency to R
  (turn|switch) [the] M(dark|light) (mode|theme) on -> use M mode
  (turn|switch) on [the] M(dark|light) (mode|theme) -> use M mode
  V(add|put) (a|an) J (on|at) [the] top of Q (saying|that says|which says|with the text|reading) Z -> V a J "Z" at the top of Q
  V(add|put) (a|an) J P(on|to|in) Q (saying|that says|which says|with the text|reading) Z -> V a J "Z" P Q
  (put|move|place) the J (on|at) [the] top (in|of|on) [the] R -> move the J to the top of R
  (move|put) [the] J to the E(start|end|beginning) of the (bar|menu|navigation|nav|tabs) -> move J to the E of the tab bar
  make [the] J [tab] icon (a|an|the) R -> change the icon of the J tab to R
  make [the] J [the] first (in|of|on) [the] R -> move J to the top of the R
  make [the] J [the] last (in|of|on) [the] R -> move J to the bottom of the R
  add X (to|on|in) [the] J (for|at) N([$€£]?\\s?\\d[\\d.,]*\\s?(?:euros?|dollars?|pounds?|eur|usd|[$€£])) -> add X for N to the J
  add (a|an) J section (on|to|in) [the] Q with R -> add a J section with R to the Q
  add [a|an|the] [new] K(category|tag|filter) O (to|for|in) [the] R -> add "O" to the filter on R
  add (a|an) [new] S(screen|page) \\x22Z\\x22 -> add a "Z" S
  add J links (at the bottom of|to|on|in) [the] X -> add some buttons: J to the X page
  (show|display) [the|my|our] J as K(cards|tiles|a grid|big cards) with [a] (pictures|images|photos|picture|image|photo) -> show the J as K
  (dark|night) mode off -> make it light
  make [the] (product|item|list|card) K(images|photos|pictures) N(larger|bigger|smaller) -> make the K N
  add (a|an) confirmation [question|dialog|step|message|prompt] before R -> ask for confirmation before R
  (write|put) \\x22Z\\x22 (in|into) the header -> change the subtitle to "Z"
  [the|our|my] J field <must> be (a|an) (big|large|long|multi-line|multiline|bigger) text (box|area|field) -> make the J field multiline
  make [the] J field (a|an) (big|large|long|multi-line|multiline|bigger) text (box|area|field) -> make the J field multiline
  copy [the] J list (to|onto) [the] X S(screen|page) -> copy the J to the X S
  add (a|an) K(delivery address|shipping address|billing address|promo code|coupon code|discount code|gift message|phone number|company name|zip code|postcode) P(above|below|before|after|under) [the] R -> add a K field P the R
  add (a|an) K(banner|notice|note|message|announcement) (that says|saying|which says|with the text) Z (on|at|to) [the] S(first screen|home screen|start screen|first page|home page|start page) -> add a "Z" K on the S
  add (a|an|another) [new] K(category|type|kind|status|unit|size) Z (to|in|into) [the] J form -> add the K "Z" to the J form
  [the|our|my] X S(page|screen|tab|button|list|chart|section|field|map|banner) (is|are) (not|no longer) (needed|necessary|required|used) [any more|anymore] -> remove the X S
  make [the] J [the] (most|more) (prominent|important|visible|noticeable) [button|one] -> make the J button primary
  [the] X list (needs|need|should have|should get|must have) (a|an) K(picture|photo|image) (for|of|in) (each|every) [one|item|entry|row] -> add a K to each X
  [the] J button <must> open (a|an) [new|separate] X S(page|screen) with R -> link the J button to a X S with R
  add (a|an) filter N([a-z]+\\s?/\\s?[a-z]+) P(above|on|to|in) [the] R -> add a filter by status: N P the R
  add J to [the|our] (categories|category chips|category filters) -> add J to the filter
  <i want> (fewer|less) (items|things|stuff|elements|content|parts) (on|in) [the] R -> simplify the R
  <i want> (fewer|less) W -> less W
  (put|write|add|show) [our|the|my] (slogan|motto|tagline|claim) \\x22Z\\x22 (under|below|beneath) the (title|name|header|heading|app name|logo) -> change the subtitle to "Z"
  [the|our|a|an] J icon <must> be in the header -> put a J icon in the header
  (turn|switch) off [the] K(banner|carousel|chart|map|stories|filter|slider) -> remove the K
  V(remove|delete|hide) J and (everything|all) (in|on) (it|them|there) -> V J
  add J as (a|an) (extra|add-on|addon|topping|upgrade) (for|at|of) R -> add a checkbox "J, R" to the details screen
  make [the|our|my] J P(above|below|under|after|before|next to|beneath) [the] R -> put the J P R
  (open|show|go to) [the] X when [the|a] Y is (pressed|tapped|clicked) -> link Y to X
  turn [the|our|my] J into (a|an) grid of (photos|pictures|images|cards) -> show the J as a grid
  (write|put|show) \\x22Z\\x22 P(above|before|after) [the] R -> add a text "Z" P the R
  add (a|an|the) [O] K(verse|poem|saying|proverb|thought|greeting|tip|quote) P(at the top|at the bottom)\\s?: \\x22R\\x22 -> add a text "R" P
  use K(euros?|dollars?|pounds?|francs?|yen|chf|eur|usd) -> change the currency to K
  change [the] (name|text|title|words|writing) (at|on) the top (to|into) R -> change the title to R
  (show|display|draw) [the|my|our] J N(bigger|larger|smaller) -> make the J N
  make (it|everything|the app|the design) [a bit|more|much] greener -> make it green
  make (it|everything|the app|the design) [a bit|more|much] bluer -> make it blue
  make (it|everything|the app|the design) [a bit|more|much] redder -> make it red
  make (it|everything|the app|the design) [a bit|more|much] pinker -> make it pink
  add (a|an) K(photo|picture|image|file|document) upload P(to|on|in) R -> add a button "Upload K" P R
  [add] [a|an] (text|line|sentence) (under|below|beneath) the (title|header|heading)\\s?: R -> change the subtitle to R
  make [the] J (take|fill|cover|use) [up] the (whole|full|entire) (screen|page) -> make the J bigger
  (show|put|have) [the|our|a|an] J (on|at) [the] top of (every|each|all) [the] (pages|page|screens|screen) -> add a J at the top on all screens
  add (a|an) form to N(register|book|order|request|report|submit|apply|contact|send|create|enter|log|suggest|sign up|rent|reserve|invite) R -> add a screen where people can N R
  make the I(first|second|third|fourth|fifth|last) tab [be] [the] W -> make W the I tab
  add (a|an) [new] K(day|week|level|chapter|round|part|lesson|stage|unit|module) N(\\d+) (to|in) [the] X\\s?: R -> add a K "K N", R to the X
  add (a|an) [new] K(day|week|level|chapter|round|part|lesson|stage|unit|module) N(\\d+) (called|named) R -> add a K called "K N: R"
  use N(bigger|larger|smaller) K(photos|pictures|images) (for|of|in|on) [the] R -> make the R K N
  make [the] J (horizontal|swipeable|scroll sideways|scroll horizontally|a horizontal list) -> show the J as a carousel
  make [the] J (vertical|scroll vertically|a vertical list) -> show the J as rows
  (when|if) (clicking|tapping|pressing) [on] [a|an|the|each|one] X,? [the|a] Y <must> (open|appear|show|come up|be shown) -> link X to Y
  (when|if|whenever) <people> <taps> [on] [a|an|the|each|one] X,? [the|a] Y <must> (open|appear|show|come up|be shown) -> link X to Y
  add filters for J\\s?: R -> add a filter by J: R
  [show] [a|the|in] K(list|grid|card) view instead of [the|a] Y(list|grid|cards|carousel|tiles) [view] -> show the Y as K
  (use|take|set) [a|an|the] Y as [the|our|my] app (icon|logo) -> change the app icon to Y
  add (a|an) (floating action|floating|fab|plus) button (for|to add|to create|to write) [a|an|the] R -> add a button called "R" at the bottom
  add [social] links to L (on|to|in) [the] X (page|screen) -> add some buttons: L to the X page
  [the] X S(screen|page) <must> (have|get|contain|show) (a|an) R -> add a R to the X S
  add (a|an) J section (on|to|in) [the] X S(page|screen) with R -> add a J section with R to the X S
  add [the|our|an|a] O number N(\\+?\\d[\\d /-]{1,18}) P(to|on|at) R -> add a text "O number: N" P R
  make (everything|all|all texts|it) [in] G(english|german|french|spanish|italian|portuguese|arabic) -> translate everything to G
  D(pastel|bright|warm|cold|earthy|neutral|dark|light) colou?rs -> make it D
  add [a|an|the|another] O W with N([$€£]?\\s?\\d[\\d.,]*\\s?(?:euros?|dollars?|pounds?|[$€£])?) -> add a O: W, N
  [the|our|my] L (should|must|has to|can) go [away] -> remove the L
  (every|each) X (needs|need|gets|get|should have|must have) (a|an) K(photo|picture|image) -> add a K to each X
  <don't> (show|display) [any|the] K(prices?|ratings?|subtitles|badges|icons|times|dates|pictures|photos) (on|in|for) R -> remove the K from the R
  <don't> (show|display) [any] [the] R -> hide the R
  X <must> lead back to R -> link X to R
  (show|group|list|split|divide) [the] J (in|into|by|as) (sections|categories|groups|chapters)\\s?: R -> add a filter by category: R to the J
  add (a|an) [short|small|nice|little] K(text|note|sentence|line|paragraph|message) [about J] P(on|to|in|at) R\\s?: \\x22Z\\x22 -> add a text "Z" P R
  (put|add|show|write) (our|my|the) address N([^"“”:]{3,60}?\\d[^"“”:]{0,40}?) P(on|to|in|at) [the] R -> add a text "N" P the R
  (replace|change) [the] (greeting|headline) (with|by) R -> change the headline to R
  (move|put) J to the I(first|second|third|fourth|fifth|last) (position|place|spot) [in|of] [the] [tab bar|menu|navigation|tabs] -> make J the I tab
  add (a|an) [small|short] (note|remark|comment|line|sentence|hint) \\x22X\\x22 P(under|below|above|beneath) R -> add a text "X" P R
  add (a|an|the) (second|third|fourth|fifth|sixth|seventh|eighth|last|final|next) O\\s?: R -> add a O: R
  add [some|a few] N(bigger|larger|smaller|rounder|wider|taller) R -> make the R N
  add J as (a|an) [extra|paid|further] option (for|at|of) R -> add a checkbox "J, R" to the details screen
  add (a|an|the) [new] J entry (from|at|for|on) R -> add an entry: J, R
  add (a|an|the) J upload (when|while|during|for|at) [<people>] K(booking|ordering|paying|registering|reserving|book|order|pay|register|reserve) -> add a button "Upload J" to the K form
  (welcome|greet) J\\s?: R -> change the title of the start screen to R
  [the|our|my] O [phone|telephone|mobile] number is N([+\\d][\\d /-]{5,20}) -> change the phone number to N
  show N(two|three|four|2|3|4) X (per|a|in a|in each) row (in|on) [the] R -> show N columns in X on R
  (replace|change) X (by|with|to|into) (our|my|the|its) (shop|store|app|company|business|brand|restaurant|club|new|real) [name|title|slogan|motto] \\x22R\\x22 -> replace X with "R"
  (replace|change) X (by|with|to|into) (our|my|the|its) [new|real] (name|title|slogan|motto) \\x22R\\x22 -> replace X with "R"
  <i want> Q(the|my|our) X to be (at|on|to) the [very] E(top|bottom|end|start) [of] [the] R -> move Q X to the E on R
  <i want> Q(the|my|our) X to be P(above|below|under|after|before|next to) R -> move Q X P R
  make [the|my|our] J (at|on|to) the [very] E(top|bottom|end|start) of [the] R -> move the J to the E on R
  add (a|an|the|our|some) K(faqs?|about us|imprint|privacy policy|terms|terms and conditions|help) (to|on|in) [the] R -> add a K page from R
  add (a|an|the) K(photo|picture|image)s? of (each|every) R -> add a K to each R
  add [some|quick] buttons (for|with|saying|labelled|labeled) R -> add buttons side by side: R
  [the|our|my] J(\\S+s) <must> (show|display|mention|have) [also] [the|their|its] N((?:number|amount|count) of R) -> make the J list also show the N
  no [the|more] R (needed|required|necessary|wanted) -> remove R
  (show|display|draw|present|plot) [the|my|our] J as (a|an) K(line|bar|pie|donut|area) (chart|graph|diagram) -> make the J chart a K chart
  <i want> [<people>] [to] [be able to] (log|track|record|note|rate|enter|choose|pick|select|say|tell) J\\s?: R -> add a J question: R
  add [my|our|the] [phone|telephone|mobile|cell] number N([+\\d][\\d /-]{5,20}) P(to|on|at|in) R -> add a text "N" P R
  add (a|an|the) [star] rating (of|with) N(\\d(?:[.,]\\d)?) [stars|star] R -> add a text "★ N" R
  add (a|an|the) N(\\d(?:[.,]\\d)?)[-\\s]stars? [rating] R -> add a text "★ N" R
  add (a|an|the) (columns?|fields?) (for|with|showing|of) [the|a] R to [the] X list -> make the X list also show R
  make [the] J (into a|into an|a|an) K(button|switch|toggle|checkbox|dropdown|slider|text field|banner) -> replace the J with a K
  add (a|an) [new] K(page|screen) (with|for|about|showing|of) [the|our|my] L(terms|terms and conditions|terms of service|terms of use|privacy policy|imprint|legal notice|faqs?|frequently asked questions|contact details),? [and] (linked|linked to|reachable|accessible|link it) (from|in|on) [the|our|my] R -> add a L K from R
  add (a|an) L K(page|screen),? [and] (linked|linked to|reachable|accessible|link it) (from|in|on) [the|our|my] R -> add a L K from R
  add (a|an) [new] K(page|screen) (with|for|about|showing|of) [the|our|my] L(terms|terms and conditions|terms of service|terms of use|privacy policy|imprint|legal notice|faqs?|contact details) -> add a L K
  [the] N(first|second|third|fourth|fifth|sixth|last) J <must> be K(["“][^"”]+["”].{0,80}|[^"“,]{2,40},\\s.{2,80}) -> change the N J to K
  <i want> (a|an) M(dark|light) (mode|theme|look|version|design) (with|and) R -> use M mode with R
  add (a|an) M(dark|light) (mode|theme|look|version|design) (with|and) R -> use M mode with R
  add (a|an|the|another) (second|third|fourth|fifth|extra|additional|further|separate) tab R -> add a tab R
  (people|guests|users|customers|members|visitors|one|clients|students|patients) <must> (choose|pick|select) [between] X (and|or) R (when|while) (they|he|she|you|one) K(books?|orders?|pays?|reserves?|checks? out|registers?|signs? up) -> add a X or R choice to the K form
  [the|our|my] K(phone number|telephone number|number|phone|e-mail|email|email address|mail address|website|address) is O([^ ]*[\\d@.][^"“,]*) -> change the K to O
  [the|our|my] J as (a|the) map -> add a map of J
  [the|our|my] O with (photo|photos|pictures|picture|a photo|a picture) and R -> O should have a photo and R
  add L (button|icon) [at|on|in] [the] bottom (right|left) [corner] -> add L button at the bottom
  J instead of Q everywhere -> replace Q with J everywhere
  (remove|hide|delete) [the] price everywhere [Q] -> remove the prices from the lists
  (people|users|customers|guests|members|visitors|parents|students) can R -> let people R
  put [the|my|our] J (in|on|into) (a|the) calendar -> add a calendar of J
  [the|our] K(booking|order|registration|checkout|request) needs J and R -> add a J and R field to the K form
  put (a|an) R in there -> add a R
  add (a|an) K(check in|check out|log in|sign in|sign up|log out|clock in|clock out) button -> add a button called "K"
  add (a|an) K(check in|check out|log in|sign in|sign up|log out|clock in|clock out) button P(to|on) R -> add a button called "K" P R
  list [the|my|our] J by R -> sort the J by R
  (let|allow|enable) [the|our|my] O [to] (write|talk|speak|text) (to|with) [the|a|their|each] R -> add a button "Message R"
  make (a|an) K(chart|map|calendar|timer|graph) (with|of|for|about|showing) R -> add a K of R
  [the] (color|colour|colors|colours) <must> be like [the] (water|sea|ocean|sky|lake|river) -> make it blue
  [the] (color|colour|colors|colours) <must> be like [the] (grass|forest|leaves|wood|trees) -> make it green
  [the] (start|home|first|main) (page|screen) <must> say R -> change the title of the start screen to R
  [the|our|my] J needs (a|an) R -> add a R to the J
  show [the|my|our] J as [big|large] (pictures|photos|images|cards) (you can swipe|to swipe|one can swipe|to swipe through|you can swipe through) -> show the J as a carousel
  [the|our|my] opening (hours|times) are R -> add opening hours R
  turn the list of J into R -> show the J as R
  show [the] J as cards with faces -> show the J as cards
  [the|all|our|my] J <must> be in (swiss) francs -> change the currency to francs
  [the|all|our|my] J <must> be in K(euros?|dollars?|pounds?|francs?|chf|usd|eur|yen) -> change the currency to K
  one (big|large) button L (on|in) [the] R -> add a button called "L" to the R
  show [the] J (of|for) (every|each) R -> add J to each R
  [the|our|my] O <must> say (if|whether) R -> add two buttons: Yes and No
  [add] (one|a) (big|large) button (to|for|called|saying) L (on|in) [the] R -> add a button called "L" to the R
  (the|our|my) K(checklist|packing list|shopping list|to-do list|programme|program|agenda|schedule|timetable|rules|steps)\\s?: R -> add a K: R
  new J form please\\s?: R -> add a J form with R
  new J form\\s?: R -> add a J form with R
  add (a|an) K(wishlist|wish list|guest list|playlist|waiting list) for [the|our|my] R -> add a section called "K for R"
  make (a|an) button R -> add a button R
  add (a|an) button ["“]Y["”] (on|to|for) (each|every) R -> add a Y button to each R
  (let|allow|enable) <people> [to] search [for|by|in] R -> add a search field
  (let|allow|enable) <people> [to] search -> add a search field
  show (whether|if) (a|an|the|each|every) O is J or R -> add a status (J, R) to each O
  (put|show|write) [the] number of J (under|below) [the] (title|header|name) -> change the subtitle to "24 J"
  [the|our|my] J <must> be (summed|added|totalled) up [Q] -> show the total J
  (remove|hide|delete) [all] [the] descriptions -> remove the subtitles
  add (a|an) progress (bar|ring|circle) to (each|every) R -> add a progress to each R
  who L <must> be (seen|shown|visible|displayed|written) (on|in|at) (each|every) R -> add who L to each R
  make [the] list shorter -> show only the first 3 entries in the list
  make [the] J list shorter -> show only the first 3 entries in the J
  <don't> (need|want) (a|an) R -> remove the R
  add [some] N((?!an?\\s)[^"“”,:;]{2,24}?) K(questions|tips|facts|ideas|instructions) for R -> add a section called "N K for R"
  add (a|an) (message|info|note) (when|if|for when|as soon as) R -> add a "R" banner
  (a|an) L for (each|every) R -> add a L to each R
  (put|move|show) [the] J (screen|page) (in|to|at|into) [the] top [right|left] [corner] [instead] -> put a J icon in the header
  [add] [a|an|the] J (icon|button) (on|at|in) [the] top (right|left) [corner] -> put a J icon in the header
  add (a|an) X (scale|slider) from (0|1|one|zero) to N(\\d{1,2}) -> add a X slider from 1 till N
  make (a|an) K(weekly|week) (plan|planner|schedule|timetable) [Q] -> add a section called "K plan"
  <i want> [the|my|our] O to V(tick off|check off|see|book|choose|order|rate|share|upload|cancel|write|pick|vote) R -> let O V R
  (let|allow|enable) [the|my|our] Q(\\S+) [to] (tick off|check off) [the|their] O [they Z] -> show the O as a checklist
  (reminder|notification) P(every|each|at|on|for|to|about) R -> add a reminder P R
  [the|our|my] J as (a|an) K(line|bar|pie|donut) [chart|graph] [not Q] -> make the J chart a K chart
  make sure [that] L can read (it|everything|the text|this) -> make the text bigger
  (can|could|should) [the|my|our] J be (shown|listed|displayed) (as|in|on) R -> show the J as R
  show [the|my|our] J (in|on) (a|the) calendar -> show the J as a calendar
  L and how to (get here|get there|find us|reach us) -> L and directions
  filter by R -> add a filter by R
  put (a|an) (heart|star|bookmark) (on|to) (each|every) R -> add a save button to each R
  add (a|an) X button (in|to|into) the (middle|center|centre) of the tab bar -> add a X screen to the tab bar
  show [the|my|our] J with [their|the] K(ratings|prices|photos|pictures|faces|phone numbers|distance) -> add K to each J
  show [the|my|our] J with stars -> add ratings to each J
  (let|allow|enable) [the|our|my] O [to] (choose|pick|select) J or R -> add a J or R choice
  (add|make) (a|an) [new] K(page|screen) where L can (see|view|find|read|look at) [the|all|their|all the] (photos|pictures|images) of [the|their] R -> add a gallery of R
  add [some|the] before and after (photos|pictures|images|photo|picture|image) -> add two images side by side: Before and After
  (the app|it|everything) <must> (start|open|begin) with R -> start with R
  make (a|an) [new] K(page|screen|tab|section|button|form) (where|with|for|that|which|about) R -> add a K where R
  make (a|an) [new] J K(list|section|banner|button|chart|form|calendar|gallery|page|screen|tab) P(on|in|at|under|above) R -> add a J K P R
  add (a|an) X (with the name|by the name of) R -> add a X called R
  show [the] J on (a|the) map (during|while|when|for) R -> add a map of J
  add (a|an) Y icon to [the] X tab -> change the icon of the X tab to Y
  <i want> to V(filter|sort|search|group|hide|show|use|put|replace|swap) R -> V R
  filter [the|my|our] J by K([a-z]+):? Q(\\S+,.{2,60}) -> add a filter by K: Q to the J
  filter [the|my|our] J by R -> add a filter by R to the J
  show [the] J as (a|an) (floor plan|site plan|room plan|plan of the rooms) -> add a map of J
  make [the|my|our] J look like K(cards|tiles|rows) Q -> show the J as K
  make [the|my|our] J look like K(cards|tiles|rows) -> show the J as K
  [the|our|my] J <must> have [the] (categories|filters|tags|groups) R -> add a filter by category: R to the J
  K(who|what) L <must> be (seen|shown|visible|displayed) (on|in) [the] R -> add a section called "K L" to the R
  add (a|an) button (that|which) K(share|save|print|export|delete|scan|start|stop|reset|record|book|order|like|report|download|upload|play|sort|mark|pick|draw|repeat|refresh)s [my|the|a|an|our|their|your] R -> add a button called "K R"
  [the|our|my] J <must> be (shown|listed|displayed) with [their|the|its] R -> add R to each J
  [the|our] O <must> confirm before [they|he|she|you|one] R -> ask for confirmation before R
  add before/after R -> add before and after R
  (show|put) N(two|three|four|2|3|4) J (next to each other|side by side|beside each other) (on|in) [the] R -> show N columns in R
  (show|put) N(two|three|four|2|3|4) J (next to each other|side by side|beside each other) -> show N columns in the list
  [the|our|my] O <must> V(pick|choose|select|rate|like|save|share|book|order|upload|download|vote|comment|write|leave|cancel|pay) R -> let O V R
  add [my|our|the] K(instagram|facebook|tiktok|twitter|website|email|e-mail|mail|youtube|telegram|whatsapp) [account|address|link|page|handle|number] O([^ ]*[@+.][^ ]*) -> add a text "K: O"
  add (a|an) form\\s?: R -> add a form with R
  add (a|an) J form\\s?: R -> add a J form with R
  add (a|an) (review|testimonial|quote|comment) (from|by|of) X\\s?: R -> add a quote "R – X"
  V(remove|delete|hide) J, [the|our|my] O (should|must|can|will|are|is|do|don't|have|need|want|never|always|call|would|use) Q -> V J
  (let|allow|enable) <people> [to] add (a|an|the|their|some) K(photo|picture|photos|pictures|note|notes|comment|comments|tag|tags|video|rating|file) to (each|every|the|a|an|their|his) R -> add a add K button to each R
  <don't> like [the|our|my] K(start|home|first|main) (page|screen) -> the K page looks wrong
  add (a|an) K(banner|notice|note|message|announcement|text) that L V(is|are|has|have|will|opens|closes|starts|ends|was|were) R -> add a "L V R" K
  add (a|an) (warning|alert|hint|notice) (when|if|that|for when|as soon as) R -> add a "R" banner
  make [the] X N(two|three|four|2|3|4) (per|a|in a|in each) row -> show N columns in X
  show [the|all] (covers|photos|pictures|images|cards|items|entries) (in|as|with) N(two|three|four|2|3|4) columns -> show N columns in the list
  add (a|an) K(deposit|fee|surcharge|service fee|booking fee|delivery fee|cleaning fee|cancellation fee) of N([$€£]?\\s?\\d[\\d.,]*\\s?[$€£%a-z]*) (when|while|on|for|to|at) [the|a|an] R -> add a text "K: N" to the R form
  add (a|an) K(deposit|fee|surcharge|service fee|booking fee|delivery fee|cleaning fee|cancellation fee) of N([$€£]?\\s?\\d[\\d.,]*\\s?[$€£%a-z]*) -> add a text "K: N"
  K(call us|contact us|book now|order now|call|contact|whatsapp|donate) button P(at the top|at the bottom|on the first screen|on the first page) R -> add a K button P R
  K(call us|contact us|book now|order now|call|contact|whatsapp|donate) button P(at the top|at the bottom|on the first screen|on the first page) -> add a K button P
  add (a|an) X button P(at the top|at the bottom|on the first screen|on the first page) with [our|the|my] [phone] number N([+\\d][\\d /-]{4,20}) -> add a button called "X N" P
  add it in R -> translate everything to R
  (let|allow|enable) <people> [to] (see|view|show) (my|the|our|their) J as (a|an) X or [as] (a|an) R -> add a X or R choice
  add K(button|chart|map|filter|list|banner|page|screen|tab|calendar|section|field|carousel|gallery|timer|counter|checkbox|switch) P(to|for|with|on|of|called|named) R -> add a K P R
  make [the] (start|home|first|main) (screen|page) say <quote>R<quote> -> change the title of the start screen to R
  [the] X <must> be N(newest|latest|oldest) first -> sort the X by date N
  add [some|the] (statistics|stats|analytics) (for|with|about|of|on) R -> add a chart of R
  add [some|the] (statistics|stats|analytics)\\s?: R -> add a chart of R
  add [the|our|my] J (somewhere|anywhere)\\s?: R -> add a text "J: R"
  add (a|an) K(page|screen) (with|for|about|on) (the|our|my) house rules -> add a house rules K
  add [the|our] opening hours of the O R -> add opening hours R
  (let|allow|enable) <people> [to] (choose|pick|select) [between|from|a|an|the|their|which] J\\s?: R -> add a J choice: R
  (let|allow|enable) <people> [to] (choose|pick|select) between X (and|or) R -> add a X or R choice
  (put|add|show) [the|our|my] K(phone|phone number|telephone number|mobile number) (of|for) [the|our|my] Y P(on|to|in|at) R -> add a text "Y: +1 555 0100" P R
  (put|add|show) [the|our|my] K(phone|phone number|telephone number|mobile number) (of|for) [the|our|my] R -> add a text "R: +1 555 0100"
  (put|add|show) [the|our|my] K(email|email address|e-mail|mail) (of|for) [the|our|my] R -> add a text "R: hello@post.example"
  (put|show|have) [a|an|the] K(calendar|map|chart|graph|list|timeline|photo|picture|image|video|button|search) instead of [the|a|an] R -> replace the R with a K
  make (a|an) list (of|with|for) [people|those] (who|what|where) R -> make a list who R
  make (a|an) list [of] K(who|what|where|when) X\\s?: R -> add a "K X" section with R
  (show|keep) [the] J only -> show only J
  (sort|order) by [the] N(newest|latest|oldest) O -> sort the list by date N
  (when|before|if|whenever) <people> V(delete|remove|cancel|leave|save|send|submit|buy|pay|order|close) L,? [please] ask [<people>] [first|again|before] -> ask before V
  (when|before|if|whenever) <people> V(delete|remove|cancel|leave|save|send|submit|buy|pay|order|close),? [please] ask [<people>] [first|again|before] -> ask before V
  [the] X <must> show how many R -> show how many R on the X screen
  add (a|an) tip [for Q] -> add a tip option: 5 %, 10 %, 15 %
  add (a|an) discount (for|on) [the] W,? [of] N(\\d{1,2}\\s?%|\\d{1,2}\\s?percent) -> add a "N discount for W" banner
  add (a|an) [discount of] N(\\d{1,2}\\s?%|\\d{1,2}\\s?percent) [discount|off] (for|on) [the] W -> add a "N discount for W" banner
  add [a|an|the] W option [for|at] N([+]?\\s?[$€£]?\\s?\\d[\\d.,]*\\s?[$€£a-z]*) [extra|more] -> add a checkbox "W, N"
  add (a|an) [digital] K(stamp|loyalty|punch|bonus) card[,:]? N(\\d{1,2}) L -> add a progress ring for K card 4 of N
  (can|could) [the] W (say|tell us|tell|answer|vote) (if|whether) R -> add two buttons: Yes and No
  [the|our|my] W <must> be V(play|share|edit|print|rat|lik|download)able -> add a V button to each W
  add [some|more] (pictures|photos|images) -> add photos to each entry
  add W as (a|an) option for R -> add a checkbox "W, R" to the details screen
  add [a|the] K(pickup|pick-up|delivery|arrival|departure|start|end|collection) (time|date|day) [picker|field] -> add a K time field to the order form
  new K(tab|screen|page|section|list) (called|named) R -> add a K called R
  new K(tab|screen|page|section|list) (for|with) R -> add a K for R
  add (a|an) button to (make|create|add|write) (a|an) [new] O R -> add a button called "New O"
  add (a|an) button to (make|create|add|write) (a|an) [new] O -> add a button called "New O"
  (only|just) (two|three|four|five|six|\\d) J\\s?: R -> change the J to R
  (show|put|write) J on the N(first|second|third|fourth|last) I -> add a "J" badge to the N I
  add J filter\\s?: R -> add a filter by J: R
  show [the] K(price|prices|rating|ratings|name|names) from (low|cheap|a|lowest|cheapest|small) to R -> sort the list by K
  add (a|an) J list to the X (page|screen) with R -> add a list of J to the X page
  add (a|an|the) K(price|cost|fee|rate|rent) per O (to|for|on) (each|every) R -> make the R list also show the K per O
  add [the|a] K(price|cost|fee|rate|rent) per J -> make the entries list also show the K per J
  (write|put) "Z" (on|in) (a|an) K(banner|button|card|notice) -> add a "Z" K
  add (a|an) section L with (one|two|three|four|five|2|3|4|5) (steps|points|items|lines|entries) -> add a section called "L"
  add (a|an) K(message|note|notice|announcement) from L\\s?: R -> add a "R" banner
  show similar L at the (bottom|end) -> add a section with similar L to the details screen
  show (which|what) L are K(available|free|open|taken|sold|done|new|reserved) -> add K labels to the L
  add [the|our|some] O K(picks|recommendations|bestsellers|highlights|deals|specials) -> add a section with O K
  (sort|order) by N(newest|latest|oldest) -> sort the list by date N
  add [a|an|the|some] (star rating|star ratings|ratings) -> add reviews
  add (a|an) (rating|stars) -> add a text "★ 4.8 (128)"
  add [some] (tasks|to-dos|todos|chores) -> add a to-do list
  add (a|an) [photo|picture|image] gallery -> add a gallery of photos
  add [a] (check-in|checkin|check in) [function|option] -> add a button called "Check in"
  (remove|hide|delete) [all] the K(pictures|photos|images) [please] -> remove all K
  add (a|an) J box P(at the top|at the bottom) -> add a J banner P
  make (a|an) K(list|page|screen|chart|map|calendar|grid) of R -> add a K of R
  add (a|an|our|the) (photo|picture) album -> add a gallery of photos
  add (photos|pictures|images) of [the] R -> add a gallery of R
  add (a|an) before and after (photo|picture|image) -> add two images side by side: Before and After
  add [a|an|some] K(comments|reviews|ratings|tags) (under|below|beneath) the R -> add K to each R
  (let|allow) <people> [to] see [the] L of [the|their] R -> add L to each R
  show [the] K(reading time|reading times|price|prices|date|dates|distance|author|duration|length|size|year|calories|weight|phone number|address|status) -> make the entries list also show the K
  make [the] background [a bit|much|a little|more] (darker|dark|black) -> use dark mode
  make [the] background [a bit|much|a little|more] (lighter|light|white|brighter) -> use light mode
  add (a|an) K(quote|line|sentence|text|headline|slogan|motto) P(at the top|at the bottom)\\s?: R -> add a K "R" P
  (put|give) [the] J [in|into] (its|their) own tab -> add J to the tab bar
  assign [the] X to (people|members|persons|someone|team members) -> add the responsible person to each X
  add (a|an) [short|full] L report with R -> add a L report screen with R
  (change|set|switch) [the] (start|first|home|main|opening) (screen|page) (to|into) [the] R -> make R the first screen
  add (a|an) (big|large|bold|huge) (number|figure) (with|of|for|showing) [the] X P(at the top|at the bottom) -> add a X figure P
  add (a|an) (big|large|bold|huge) (number|figure) (with|of|for|showing) [the] R -> add a R figure
  add (a|an) V(cancel|delete|share|edit|save|copy|print|download|report|block|undo) (option|function|feature|possibility) -> add a V button
  <i want> (a|an|some) N(softer|darker|lighter|brighter|deeper|warmer|cooler|bolder|calmer|friendlier|cleaner) R -> make it N R
  add (a|an) profile K(photo|picture|image) upload -> add a button "Upload photo" to the profile
  add (a|an) K(photo|picture|image|file|document) upload -> add a button "Upload K"
  use [this|the|my|our] (phone|telephone|mobile) number N([+\\d][\\d /-]{5,20}) [for R] -> add a text "Phone: N"
  show when (each|every) J (was|is|has been|were) [last] R -> make the J list also show when it was last R
  add "Z" as (a|an) X -> add a X called "Z"
  make [the] X (a|an|into a) N(two|three|four|2|3|4) columns? (grid|layout|list) -> show N columns in X
  add (a|an) K(map|button|link) to (find|reach|locate) (us|me|the R) -> add a K
  (write|put|say|show|add) "Z" (under|below|beneath) the (title|header|name|headline|heading) -> change the subtitle to "Z"
  show [the] X as (a|an) (path|road|journey) -> show the X as a timeline
  (put|write|show|say) "Z" (on|in) [the] X (screen|page) -> add a text "Z" to the X screen
  V(add|show|include|put) (the|their|each) Y's K(age|name|breed|size|price|photo|picture|number|phone|address|email|birthday|weight|height|date|time|status|rating|owner) R -> V the K R
  add (a|an) [the] K(history|log|list|record|overview) of (who|which|what) R -> add a K screen
  show [the] K(total cost|cost|price|distance|rating|date|time|status|length|duration|age|size|weight|author|address|phone number|deadline|number of \\S+) of (each|every) R -> add K to each R
  add (a|an) <quote>Z<quote> K(banner|card|notice) with (a|an) (link|button) (to|for|that) R -> add a "Z" K
  V(remove|hide|delete) the K(subtitle|caption|line) (under|below|beneath) the (title|header|heading|headline) -> V the subtitle
  take Q([^"“”,]{2,30}?) away [again] -> remove Q
  (put|show|write) [the] (name of the app|app name|app's name|name of my app|name of our app) (at|on|to) [the] top [of|on] [the] [first|start|home|main] [screen|page] -> show the app name in the header
  (add|show|put) [the|our|an] (emergency|hotline|support) (number|phone|phone number|call) N([+\\d][\\d -]{1,16}) P(at the top|at the bottom|on the first screen|on the home screen) -> add a button called "Emergency call N" P
  make [all] [the] (text|texts|letters|font|writing|type) [much|a bit|a lot] (larger|bigger) (for|so that) R -> make the text bigger
  add (a|an) G(english|german|french|spanish|italian|portuguese|arabic|chinese|japanese|dutch|polish|turkish) (version|translation|language) -> translate everything to G
  (remove|delete|hide) everything (about|related to|to do with|around|concerning) [the] R -> remove the R
  show [the] L K(length|duration|prices?|rating|author|size|weight|distance|address|phone number|date) -> add K to each L
  add [a] N(two|three|four|2|3|4) buttons (next to each other|beside each other|in a row|in one row)\\s?: R -> add N buttons side by side: R
  <i want> Q(the|a|my|our) X (button|icon) to be (a|an) Y -> change the icon of the X button to Y
  [the|our|my] logo <must> (be|go|stand|come|sit) (at|on) [the] top [of] [the] [first|start|home|every] [screen|page] -> add our logo at the top
  add X as (a|an) [small|big] K(banner|notice|card|button|headline|caption) -> add a K "X"
  show N(two|three|four|2|3|4) X (per|a|in a|in each) row [in|on] [the] [list|grid] -> show N columns in X
  <i want> [the] X [also] to [also] ask for [a|an|the|their|his|her] R -> add a R field to the X form
  [the] X <must> ask for [a|an|the|their|his|her] R -> add a R field to the X form
  (change|convert|switch|turn) [the|all] [prices|amounts|everything] [from] (euros?|dollars?|pounds?|francs?|yen|rupees?|[$€£]) (to|into|with) R -> change the currency to R
  add (a|an) X for (a|an|the|my|our) Y of N([$€£]?\\s?\\d[\\d.,]*) -> add a X called Y, N
  (let|allow) Q(my|our) X [to] (see|use|open|edit|view|share) [the|this] [same|my] R -> add a button "Share with Q X"
  add (a|another) (category|tag|kind|type) for [the|my|our] R -> add R to the filter
  add (a|an) [app] K(PIN|PIN code|passcode|pin|pin code|fingerprint|face id) [lock|login|code|unlock|protection|screen] -> add an unlock screen before everything
  (protect|lock|secure) [the|my|our|this] [whole] (app|everything|it|data) (with|by|behind) (a|an|my) R -> add an unlock screen before everything
  [the|all] (photos|pictures|images) <must> be [much|a bit|a lot] (bigger|larger) -> make the photos bigger
  [the|our|my] J <must> (be|go|come|stand|sit|move) (at|on|to) [the] [very] E(top|bottom) of (the|its|this|that) (screen|page) -> move the J to the E
  V(put|add|have|show|place|require) (a|an|the) K(login|log-in|log in|sign-in|sign in|signin|registration) [screen|page|form] (in front|first|at the start|at the beginning|up front|upfront|before anything else) [of everything|of it all|of the app] -> add a login before everything
  <i want> X,? (not|instead of|rather than) R -> use X instead of R
  (show|keep|leave) only [the] top N(two|three|four|five|six|seven|eight|2|3|4|5|6|7|8|10|ten) (in|on|of|from) [the] R -> show only the first N entries in R
  (say|write|put|show) X instead of [the] (app name|name of the app|app title|title|headline|greeting|heading) (on|in) [the] (first|start|home|main) (page|screen) -> change the title of the start screen to X
  (say|write|put|show) X instead of [the] (app name|name of the app|app title|headline|greeting|heading) -> change the title of the start screen to X
  add [a|some] (tags|labels|categories|filters|filter tags|filter chips)\\s?:? (like|such as|for|called|named) R -> add R to the filter
  add (a|an) button (on|to|for|in) (every|each) Y to V(join|book|buy|order|share|like|save|call|delete|edit|remove|reserve|rent|watch|play|download|follow|vote|accept|decline|finish|start|cancel|repeat|copy|skip|rate|review) [it|them|this|that|one] -> add a V button to each Y
  add (a|an|our|the|some) (photo|picture|image) gallery (of|with|for|from|showing) R -> add a gallery of R
  (add|show) (photos|pictures|images) of [the|our|my] past R -> add a gallery of past R
  add (a|an) L field (when|while|for) [you are|people are|they are|one is] K(booking|ordering|paying|reserving) -> add a L field to the K form
  [the] J (screen|page) <must> be [the] (first|home|start|main|landing) [one|screen|page] -> make J the first screen
  V(put|move|make) [the] J I(first|second|third|fourth|fifth|last) in [the] tab bar -> make the J the I tab
  use [a|an|the] Y as [the] icon (for|of|on) [the] X tab -> change the icon of the X tab to Y
  use [a|an|the] Y as [the] icon (for|of|on) [the] R -> change the icon of R to Y
  (instead of|rather than) Y,? say Z,? with (a|an) X -> replace Y with Z
  (instead of|rather than) <quote>Y<quote>,? [it <must>] (say|write|put|show|use|have) R -> replace Y with R
  [the|our|my] J <must> (be|go|come|stand|sit|move) (at|on|to) [the] [very] E(top|bottom|end|start) of R -> move the J to the E of R
  [the|our|my] J <must> (be|go|come|stand|sit|move) (at|on|to) [the] [very] E(top|bottom) -> move the J to the E
  add (a|an) button P(on|to|in|at) [the] X S(screen|page) (that|which) adds [a|an|the] R -> add a button "Add R" P the X S
  add (a|an) button P(on|to|in|at) [the] X S(screen|page) (that|which) saves [a|an|the] R -> add a button "Save R" P the X S
  add (a|an) button P(on|to|in|at) [the] X S(screen|page) (that|which) sends [a|an|the] R -> add a button "Send R" P the X S
  (log|enter|note) (a|an) W -> add a W
  (log|track|record|monitor|keep track of) [also] [the|my|our|their] [also] W -> add a screen where people can log W
  (i|we) (hate|dislike|can't stand|cannot stand|do not like|don't like) (the|this|that|these) (fonts?|typeface|lettering) -> use another font
  (remove|hide|delete) [all] [the] P(price|prices|rating|ratings|badge|badges|subtitle|subtitles) from (everything|all|all of them|every entry|everywhere|the app|the whole app) -> remove the P from the lists
  add (a|an) X filter (with|for|of) [the] [options] M -> add a filter by X: M
  add (a|an) X filter\\s?: M -> add a filter by X: M
  [add] [a] new (category|tag|kind|type) [called|named] <quote>Z<quote> -> add "Z" to the filter
  add (a|another) (category|tag|kind|type) [called|named] <quote>Z<quote> -> add "Z" to the filter
  add (a|an) X (scale|slider) (from|of) (1|0|one|zero) (to|-) (5|10|100|five|ten) P(to|on|in) R -> add a X slider field P R
  V(remove|delete|hide) X and (everything|anything|all) (else|about|with|around|to do with) Q -> V X
  L on top -> L at the top
  V(rename|change|call) R,? (on|in) (every|all) [the] (screens?|pages?) -> V R everywhere
  V(sort|order) [the] X by date,? N(newest|latest|oldest) first -> sort the X by date N
  [i|we] <i want> that [the] app <must> be R -> make it R
  [the] X <must> (say|read) <quote>Y<quote>,? [and] (not|instead of|rather than) <quote>Z<quote> -> change "Z" to "Y"
  [the] J (is|are|looks?|seems?) [much|way|a bit|a little|far] too (small|tiny|little) [for R] -> make the J bigger
  [the] J (is|are|looks?|seems?) [much|way|a bit|a little|far] too (big|large|huge) [for R] -> make the J smaller
  (it|everything|the app|the whole app|the design|the look) (is|looks?|feels?|seems?) [much|way|a bit|a little|far] too (dark|gloomy) -> use light mode
  (it|everything|the app|the whole app|the design|the look) (is|looks?|feels?|seems?) [much|way|a bit|a little|far] too (bright|light|glaring) -> use dark mode
  (it|everything|the app|the whole app|the design|the look) (is|looks?|feels?|seems?) [much|way|a bit|a little|far] too (boring|plain|dull|dry|grey|serious|cold) -> make it playful
  (it|everything|the app|the whole app|the design|the look) (is|looks?|feels?|seems?) [much|way|a bit|a little|far] too (childish|colou?rful|loud|playful|busy) -> make it clean
  (make it|it <must>|make it look|make everything|it <must> look) [look|be] less W (and|but) [make it] more R -> make it more R
  add [a|an] [more] J (look|feel|style|design),? [with|in|using] M -> make it J and use M
  V(start|begin|open) with X instead of R -> V with X
  (when|if|whenever) <people> <taps> [on] [a|an|the|one|any|each] X,? [then] (it|they|you|one|this|that|the app) <must> [open|show|lead to|go to|see|get to|be taken to] [the|its|their|his|her] R -> link X to R
  (when|if|whenever) <people> <taps> [on] [a|an|the|one|any|each] X,? [then] (open|show|go to|take <people> to|it opens|it shows|it goes to) [the|its|their|his|her] R -> link X to R
  <taps> [on] [a|an|the|one|any|each] X <must> (open|show|lead to|go to) [the|its|their|his|her] R -> link X to R
  (tapping|clicking|pressing) [on] [a|an|the|one|any|each] X <must> (open|show|lead to|go to) [the|its|their|his|her] R -> link X to R
  <don't> (show|use|have|want|need) [any] [more] K(pictures|photos|images) [at all|anywhere|everywhere|in the app] -> remove all K
  no [more] K(pictures|photos|images) [at all|anywhere|in the app] -> remove all K
  [the] J <must> be (sorted|ordered|listed|arranged) by R -> sort the J by R
  V(sort|order) [the] [L] by [the] (nearest|closest|what is nearest|proximity|how far they are) [first] -> V L by distance
  show [the] J on (a|the) map P(above|below|under|on|in) R -> add a map of J P R
  show [the] J on (a|the) map -> add a map of J
  V(move|bring) L (to|at) the [very] E(top|bottom|end|start) of [the] J S(screen|page|form) -> V L to the E on the J S
  put Q(the|my|our) L (to|at) the [very] E(top|bottom|end|start) of [the] J S(screen|page|form) -> put Q L to the E on the J S
  add (a|an) button (that|which) V(calls|phones|emails|mails|rings) R -> add a button to V R
  add (a|an) X button (that|which) V(calls|phones|emails|mails|rings) R -> add a X button to V R
  [the] (nearest|closest) J first -> sort the J by distance
  (nearest|closest) [ones] first -> sort the list by distance
  show [the] X N(two|three|four|2|3|4) (per|a|in a|in each) row (with|and) Q -> show N columns in X
  V(add|put|show|insert) (a|an) [nice|small|big|little|short] K(banner|notice|message|note|announcement|box|headline|line|sentence|hint) P(on|to|in|at|above|below) J\\s?: <quote>Z<quote> -> V a "Z" K P J
  V(add|put|show|insert) (a|an) [nice|small|big|little|short] K(banner|notice|announcement|hint)\\s?: <quote>Z<quote> -> V a "Z" K
  (swap|switch|exchange|change|reverse) [the] (order|places|positions) of [the] X and R -> swap X and R
  add (a|an) X filter P(to|on|for|in) [the] Y\\s?: R -> add a filter by X: R to the Y
  add (a|an) X filter P(to|on|for|in) [the] R -> add a filter by X to the R
  [the] button (to|for) W <must> R -> the W button must R
  make it so [that] <don't> need (an account|to log in|to sign in|to register|to sign up|a login) Q -> remove the login screen
  make it so [that] <people> (don't|do not|never) (need|have) (an account|to log in|to sign in|to register|to sign up|a login) Q -> remove the login screen
  [the] J <must> be (shown|displayed|listed|drawn) (as|in) R -> show the J as R
  where it says X,? (write|put|say|use|show) R -> replace X with R
  (it|the app|everything|all) <must> be [in] M(dark|light) [mode|theme] -> use M mode
  (show|keep|leave) only [the] (next|upcoming|coming) N(two|three|four|five|six|seven|eight|2|3|4|5|6|7|8) R -> show only the first N R
  ask [<people>] for (a|an|the|their|your) X (when|while|before|during|on|at) [the] R -> add a X field to the R screen
  (let|allow|enable) <people> [to] L without (an account|signing in|logging in|registering|registration|a login|signing up) -> remove the login screen
  (remove|hide|delete|get rid of) [all] [the] P(prices|ratings|badges|subtitles) (everywhere|in the whole app|throughout the app|on all screens|on every screen) -> remove the P from the lists
  make [the] (cards|entries|items|rows) (bigger|larger) with [large|larger|big|bigger] (photos|pictures|images) -> show the list as cards
  add (a|an) K(calendar|map|list|grid|timeline) view -> add a K
  add (a|an) K(calendar|map|list|grid|timeline) view (of|for|with) [my|the|our|all] R -> add a K of R
  add (a|an) view of [my|the|our|all] R -> add a list of R
  add (a|an) (second|third|new|further|extra) K(chart|graph|line chart|bar chart|pie chart) (with|showing|about|for|of) [the|my] R -> add another K of R
  add (a|an) K(chart|graph|line chart|bar chart|pie chart) (with|showing|about) [the|my] R -> add a K of R
  add (a|an) [new] W tab with R -> add a W screen with R to the tab bar
  add (a|an) K(map|chart|photo|picture|image|video|calendar|timer) of [the|its|their] W to (each|every) R -> add a K to each R
  add (a|an) R to (each|every) X,? so [that] <people> can Q -> add a R to each X
  add (a|an) R to (each|every) X,? so [that] (they|it|one) can Q -> add a R to each X
  add (a|an) (heart|star|bookmark) to (each|every) R -> add a save button to each R
  add (a|an) K(share|like|save) to (each|every) R -> add a K button to each R
  put (a|an) filter R -> add a filter R
  (show|put|display) [the] W (under|below|beneath|next to|beside) (each|every) Y -> make the Y list also show the W
  (turn|make|change) [the] X into N(two|three|2|3) columns -> show N columns in X
  make [the] X (stick out|stand out|pop|pop out|jump out) [more] -> make X bigger
  (set|change|switch) [the] [app] language (to|into) G(english|german|french|spanish|italian|portuguese|arabic) -> translate everything to G
  V(add|put|show) (a|an|the) K(badge|label|tag|sticker) [called|saying|that says|with] <quote>Z<quote> P(to|on) R -> V a "Z" K P R
  (show|display) how many W (are|is) P(left|free|available) (on|for|in|at) (each|every) X -> make the X list also show how many W P
  (swap|switch|exchange) [the] (order|places|positions) of [the] tabs X and R -> swap the X and R tabs
  (let|allow|enable) <people> [to] (pick|choose|select|enter|set) (a|an|their|the|his) X (when checking out|at checkout|at the checkout|during checkout|when paying|when ordering) -> add a X field to the checkout screen
  add (a|an|our|the) (photo|picture|image) gallery P(to|on) R -> add a gallery of photos P R
  add (a|an|our|the) (photo|picture|image) gallery -> add a gallery of photos
  [the] J (belongs?|should live|should be moved|must be moved) (on|to|in|into) R -> move J to R
  [the] J <must> be (called|named) R,? on the (tab|screen|page|header|title) and [on] [the] (tab|screen|page|header|title) -> rename J to R everywhere
  put [the] X tab I(first|second|third|fourth|fifth|last) -> make X the I tab
  make [the] X tab [the] I(first|second|third|fourth|fifth|last) [one] -> make X the I tab
  <i want> Q(the|my|our) J P(above|below|under|after|before|next to|beneath) [the] R -> put Q J P R
  use [the] P(title|headline|heading|subtitle|greeting) X instead of R -> change the P to X
  [the] (start|start screen|first screen|first page|start page|opening screen) <must> be [the] R -> make R the start screen
  add W to the X in the Y form -> add W to the X choices on the Y screen
  (make|set) [the] X (choices|options) [to|be] R -> the X must have R options
  add a new tab for [the] X with (a|an) Y icon -> add a X screen to the tab bar
  N(darker|lighter|brighter) L and [the] corners R -> make it N L and make the corners R
  add a (second|2nd) column to [the] R -> show 2 columns in R
  add a (third|3rd) column to [the] R -> show 3 columns in R
  add a (fourth|4th) column to [the] R -> show 4 columns in R
  (show|keep|leave) only [the] N(two|three|four|five|six|seven|eight|2|3|4|5|6|7|8) W (under|of) R -> show only the first N entries in R
  (show|keep|leave) only [the] N(two|three|four|five|six|seven|eight|2|3|4|5|6|7|8) W (in|on) R -> show only the first N W on R
  V(change|rename|replace) J everywhere (to|into|with|by) R -> V J to R everywhere
  [the] J everywhere <must> be (called|named) R -> replace J with R everywhere
  make [the] L (a|an|into a) (simple|plain|normal|regular|ordinary|usual) (list|rows) -> show the L as rows
  <i want> [the] J (shown|listed) (on|in) [the] X as (a|an) list\\s?:? R -> add a J section with R to the X
  [the] J <must> (be|have|get|become) [in] (its|their|his) own tab -> add J to the tab bar
  [the] J <must> (be|become|get) a tab [of] [its|their] [own] -> add J to the tab bar
  [the] J <must> be in [the] (tab bar|navigation|bottom bar|menu) -> add J to the tab bar
  make [the] J (its|their) own tab -> add J to the tab bar
  make [the] J a tab [of] [its|their] [own] -> add J to the tab bar
  add W to the X (<people>|one|we|i) can (filter|choose|pick|select|search) [by|from|on|in|with] -> add W to the X filter
  (show|put|list|have|display) [the] N(newest|latest|oldest) [ones|entries|items] first (on|in|of|for) [the] R -> sort the R by date N
  (show|put|list|have|display) [the] N(newest|latest|oldest) X first -> sort the X by date N
  N(newest|latest|oldest) X first -> sort the X by date N
  (order|sort|list|show) [the] X [from|by] N(newest|latest|oldest) first -> sort the X by date N
  (order|sort|list|show) [the] X (from|by) N(newest|latest|oldest) [to] [newest|latest|oldest] -> sort the X by date N
  [the] N(newest|latest|oldest) X <must> (be|come|stand) (first|on top|at the top) -> sort the X by date N
  show X as [a] grid of (portraits|faces|pictures|photos|images|tiles|covers)[.!]? -> show X as a grid
  (in|on) [the] X P(form|screen|page|tab),? [the] J <must> be (called|named) R -> rename the J on the X P to R
  [the] X <must> be (written|shown|displayed|mentioned) (on|in|at) [the] R -> add a text "X" to R
  (make|let|have) [the] X P(form|screen|page) [also] ask for [the|a|an|their] R -> add a R field to the X P
  (parents|members|customers|users|people|everyone|<people>) <must> see [the|a|an] R on (every|each) (card|entry|item|row) -> make the entries list also show R
  (every|each) [list] X (needs|need|gets|get) R -> add R to each X
  make [the] X list (a|an) table with R -> make the X list show R
  add (a|an) button to V(export|download|print|share|send|call|open|delete|save|edit|order|book|buy|reset|start|stop|reload|refresh|pay|scan|upload|contact|invite) (it|them|these|this|that|everything) P(to|on) R -> add a button called V P R
  add (a|an) button to V(export|download|print|share|send|call|open|delete|save|edit|order|book|buy|reset|start|stop|reload|refresh|pay|scan|upload|contact|invite) [it|them|these|this|that] -> add a button called V
  [the] P(header|headline|title|heading|greeting|subtitle) (says|is|reads) X,? (but|and) [<i want>] R -> change the P to R
  [the] P(header|headline|title|heading|greeting|subtitle) (says|is|reads) X,? (<i want>|it <must> be|make it|should be) [to] [have|be] R -> change the P to R
  make X B(bigger|larger) with (large|larger|big|bigger) (photos|pictures|images) -> make X B
  show [the] X N(two|three|four|2|3|4) (per|a|in a|in each) row -> show N columns in X
  use [more] (bright|vivid|happy|cheerful|lively|colourful|colorful) colou?rs -> make it playful
  it <must> (go to|lead to|open) a new (page|screen) with R -> link it to a new page with R
  add (a|an) button to X (on|to|for) (every|each) Y -> add a X button to each Y
  <i want> [the] colou?rs [of our logo|of our brand|of our company|of our school]\\s?: R -> use R
  <i want> [the] colou?rs of (our|my|the) (logo|brand|company|school|club)\\s?:? R -> use R
  <don't> want <people> to (have to|need to) (log in|login|sign in|sign up|register) -> remove the login screen
  add (a|an) tab for [the] X with (a|an) Y icon -> add X to the tab bar
  make X (cheaper|more expensive|dearer),? [only|just|to|at] R -> change the price of X to R
  add (a|an) L field when (someone|somebody|people|users|you|i) (adds?|creates?|makes?|posts?|lists?) (a|an|the) Y -> add a L field to the add Y screen
  [the] J button (on|in) [the] X <must> (open|go to|lead to) [the] R -> link the J button on X to R
  use (a|an) Y icon [for it] -> change the icon of it to Y
  V(remove|hide|delete) (everything|all) (on|from|in) X (except|but|apart from|other than) [for] R -> V everything except R on X
  [the] J first,? then R -> reorder the tabs: J first, then R
  [the] J (list|rows|cards) <must> [also] (show|display|mention) R -> make the J list also show R
  add [my|our|the] (e-?mail|mail|phone|telephone|mobile|website|site|instagram) [address|number] O([^ ]*[@+][^ ]*|www[.][^ ]+) P(to|on|at) R -> add a text "O" P R
  add W P(filters|categories|options|choices) to [the] X -> add W to the filter on the X screen
  duplicate [the] X S(screen|page) for [the|our|my] R -> duplicate the X S as R
  [the] W <must> be able to (say|tell us|tell|answer) (if|whether) R -> add two buttons: Yes and No
  [the|our] prices (in|into) O -> change the currency to O
  [the] J <must> be (shown|sorted|ordered|listed) N(newest|oldest|latest) first -> sort the J by date N
  (customers|<people>) <must> be able to R -> let people R
  [the|our|my] W <must> be able to R -> let W R
  (change|convert|turn|switch) [all] [the] [W] prices [from Y] (to|into) R -> change the currency to R
  <don't> like (the|this|that|these) (fonts?|typeface|lettering)[,:;]? [use|make it|try|i'd like|rather] [something] [more] R -> make it R
  give X (a|an) [new] Y icon -> change the icon of X to Y
  (add|use|show|support|offer|have) [a] (night|dark) (mode|theme|version) -> use dark mode
  (add|use|show|offer|have) [a] (day|light) (mode|theme|version) -> use light mode
  it <must> (open|lead to|go to|take <people> to) [the] R -> link it to R
  add [a|the] (columns?|fields?) for R to the X list -> make the X list also show R
  R,? (we|i|they|nobody|people) (don['’]t|do not|never|no longer) (need|want|use|like) (it|them|this|that|these|those)( anymore| any more)? -> R
  (every|each) [list] X <must> have (a|an) [small] D(delete|remove|edit|share|save|like|buy|favou?rite|bookmark|download|call|message|play|add to cart) button -> add a D button to each X
  (every|each) X <must> (have|show|get) (a|an) Y button -> add a Y button to each X
  (every|each) X <must> (have|show|get) (a|an) R -> add R to each X
  [the] Q(list|lists) X <must> (have|contain|include) R in (it|them|there) -> add R to the X list
  [the] X <must> (have|contain|include) R in (it|them|there) -> add R to the X
  (make|set) [the] (app name|name of the app|app title|title of the app) [to|as|be] R -> rename the app to R
  (shorten|cut|abbreviate) [the] X (to|into) R -> rename X to R
  show X (as|in) [a] grid of (photos|pictures|images)[,]? with (its|their|the) (name|names|title|titles) (underneath|below|under it|under them|beneath) -> show X as a grid
  show X (as|in) [a] grid of (photos|pictures|images) -> show X as a grid with pictures
  (let|allow|enable) <people> [to] filter [the] X by R -> add a filter by R to the X
  V(add|put|insert|show) (a|an) W P(at the top of|at the bottom of|on|to|in) X (that|which) (says|reads) R -> V a W "R" P X
  make [the] L (a|an) K(grid|carousel|timeline|checklist|gallery) with N(two|three|four|2|3|4) columns? -> show the L as a K with N columns
  add (a|an|another) [new] tab (called|named) X with R -> add a X screen with R to the tab bar
  add (a|an|another) [new] tab (called|named) X -> add a X screen to the tab bar
  <i want> [the] X to (open|lead to|go to) [the] R -> link X to R
  [the] X button <must> (open|go to|lead to) [the] R -> link the X button to R
  (can|could|should) [the] X (come|go|be|stand) (first|before everything else|before everything|at the top|on top) on R -> put the X first on R
  (can|could|should) [the] X (come|go|be|stand) (first|before everything else|before everything|at the top|on top) -> put the X first
  [the] X P(title|heading) <must> be R -> change the P of X to R
  V(add|insert|put) L (to|on|in|into) [the] X form,? P(above|below|under|after|before|next to) R -> V L P R on the X form
  V(show|place|bring) [the] X tab P(before|after|next to|behind) R -> put the X tab P R
  <i want> <people> to be able to R -> let people R
  <i want> <people> to R -> let people R
  R by default -> R
  <i want> Q(the|my|our) X to (be|show|cost|have) R -> make Q X R
  <i want> Q(the|my|our) X to (say|read) R -> make Q X say R
  [the] P(headline|title|heading|subtitle|greeting|slogan|tagline) O(on|of|in) L <must> (be|say|read)\\s?:? R -> change the P O L to R
  [the] P(headline|title|heading|subtitle|greeting|slogan|tagline) <must> (be|say|read)\\s?:? R -> change the P to R
  <i want> [to] (have|see|get) Q(the|my|our) X P(above|below|under|after|before|next to|beneath) R -> put Q X P R
  <i want> [to] (have|see|get) Q(the|my|our) X P(at the top|at the bottom|first|last) -> put Q X P
  <i want> (a|an) L app with R -> make it L with R
  <i want> (a|an) L app -> make it L
  (can|could) (the|my|our) L be R -> make the L R
  X <must> [also|too] ask for [the|a|an|their] R -> add a R field to X
  X <must> also (have|contain|include|show) R -> add R to X
  V(remove|hide|delete|make|change|move) X at the [very] (top|bottom|end|start) of R -> V X on R
  V(remove|hide|delete) X,? but (keep|leave|don['’]t|not|do not) R -> V X
  <off> [the] dark (mode|theme) -> use light mode
  <off> [the] light (mode|theme) -> use dark mode
  take X (out of|off) Y -> remove X from Y
  call [the] X S(screen|page|tab) W -> rename X S to W
  use B(bigger|smaller|larger) T -> make the T B
  V(change|set|make) [the] X (screen|page)['’]s? P(title|header|subtitle) (to|into) R -> V the P of the X screen to R
  make (the whole thing|the whole app|everything|the app|it) (feel|look) R -> make it R
  L between the X and the R -> L above the R
  L on top of the R -> L at the top of the R
  (make|create|use|give it|give me|give) (a|an) M(dark|light) (version|variant|look) -> use M mode
  [the] X (should|must) (have|use|show) N(one|two|three|four|1|2|3|4) columns? -> show N columns in X
  make [the] L (a|an) R(grid|carousel|timeline|checklist|gallery) -> show the L as a R
  V(add|put) L (to|in|into|on) the X (screen|page) header -> V L in the header of X
  make the L N(two|three|four|2|3|4) columns -> show N columns in the L
  make X the first (one|thing|element|component|field|item) (on|in) R -> move X to the top of R
  (change|set) [the] (clinic|shop|store|company|business|restaurant|club|brand|project|school|studio) name (to|as|into) R -> rename the app to R
  make L [very|really] (large|big|huge) -> make L bigger
  make L [very|really] (small|tiny) -> make L smaller
  V(add|move|put|insert) L (on|to|in|into) [the] X (screen|page) P(above|below|under|after|before|next to) R -> V L P R on the X screen
  (put|move) L (in|into|to) the (middle|center|centre) -> center L
  show X in N(two|three|four|2|3|4) columns -> show N columns in X
  [the|this] X (screen|page) <must> show [the] J (as|in) [a] R -> show the J on the X screen as R
  V(remove|delete) X and (everything|all|anything) (that|which) R -> V X
  make X the first (one|thing|element|component|field|item) -> move X to the top
  <i want> (the app|it|everything) to (feel|look|be) R -> make it R
  show [the] (price|prices|amount|amounts) in O -> change the currency to O
  (show|use) [only|just] N(two|three|four|2|3|4) columns -> show N columns in the list
  add [a|an] [W] (message|text|note|sentence|line|greeting)\\s?: <quote>Z<quote> -> add a text "Z" at the top
  V(add|put|insert|show) W (that|which) (says|reads) Z -> V W "Z"
  (let|allow|enable) <people> [to] filter R -> add a filter R
  [L] (cosier|cozier) [R] -> L cosy R
  (change|set) [the] (app name|name of the app|app title) (to|as) R -> rename the app to R
  (remove|hide) [all] [the] P(prices|ratings|badges|subtitles) -> remove the P from the lists
  (rename|change|put) (everything|all|all text|all texts) (to|into|in) G(english|german|french|spanish|italian|portuguese|arabic) -> translate everything to G
  (hey|hi|hello|thanks|thank you|great|perfect|nice|cool)[,!]? M -> M
  (hey|hi|ok|okay|now|so|also|then|next|finally|oh|and),? R -> R
  (please|kindly) R -> R
  (can|could|would|will) you [please|maybe] R -> R
  (can|could|may) (i|we) [please] (have|get|see) R -> add R
  R,? (please|thanks|thank you|for me|again|instead|too|as well|if possible|anymore|any more|any longer|at all|asap|right now|completely|entirely)[.!?]* -> R
  R[?!]+ -> R
  <i want> to (have|see) R -> add R
  <i want> to V(add|remove|rename|change|make|move) R -> V R
  <i want> R -> add R
  (let's|lets|let us) (have|add) R -> add R
  there should be R -> add R
  [the] J <must> (open|go to|lead to) [the] R -> link J to R
  add [a|an|it] D(darker|lighter|rounder|sharper|more [a-z]+|dark|light) [look|style|theme|design|mode|feel|version] -> make it D
  add [a|an] L (theme|look|style|design|colou?r scheme) with R -> make it L and R
  add [a|an] L (theme|colou?r scheme) -> make it L
  add [a|an] R (look|feel|vibe|mood) [and feel|& feel] -> make it R
  (let|make) <people> (log in|sign in|login|signin) [first] -> add a login before everything
  (the app|it) <must> (start|open|begin) with R -> start with R
  start with (a|an) S(welcome|login|onboarding|splash|sign-in|sign in|signin) [screen|page] -> add a S before everything
  show [me] A(a|an|some|another) R -> add A R
  show [the] X at the E(top|bottom) of R -> move X to the E of R
  no more R -> remove the R
  (get rid of|take away|take out|throw out|throw away|kill|erase|drop|lose|ditch|scrap|zap|nuke|axe|bin|toss|wipe|dump|trash|chuck out|chuck) R -> remove R
  <don't> like (the|these|those) (colou?rs?|look|style|theme|design)[,:;]? [make|use|try|i'd like|rather] [it|something] R -> make it R
  <don't> (want|need|like) [the] R -> remove the R
  V(change|set) [the] X['’]s? P(name|price|title|subtitle|rating|time|amount) (to|into) R -> V the P of the X to R
  make X (show|have|with) N(one|two|three|four|1|2|3|4) columns? -> show N columns in X
  B(bigger|smaller|larger) T -> make the T B
  make (it|the app) look [more] [like] [a|an] X [app] -> make it X
  L S(make|give|look|feel|more|very|it|app|design|style|everything|a) (premium|expensive|high-end|high end|posh|fancy) [look|app] -> L S elegant
  S(make|give|use|more|very) (premium|expensive|high-end|high end|posh|fancy) [look|app] -> S elegant
  (change|turn|set) [all] [the] buttons (into|to) R -> make all buttons R
  (open|go to|show) X when <people> <taps> [on] Y -> link Y to X
  when <people> <taps> [on] X,? [then] (go to|open|show|it opens|it should open|lead to) Y -> link X to Y
  use [a|an] [more] D([a-z]{4,20}) (look|style|design|feel) -> make it D
  make it [more] (modern|serious|businesslike|tidy|tidier) -> make it clean
  make it [more] (happy|happier|cheerful|lively) -> make it playful
  <on> [the] M(dark|light) (mode|theme) -> use M mode
  (enlarge|increase) [the size of] R -> make R bigger
  (shrink|reduce) [the size of] R -> make R smaller
  [the] X button (should|must) (say|read) R -> rename the X button to R
  make [the] X button (say|read) R -> rename the X button to R
  [the] name of (the|our|my) (app|clinic|shop|store|company|business|restaurant|club|brand|project|school|studio|bakery|team) (is|<must> be) R -> rename the app to R
  (the|our|my) (app|clinic|shop|store|company|business|restaurant|club|brand|project|school|studio|bakery|team) (is|<must> be) (called|named) R -> rename the app to R
  [the] L <must> be (called|named) R -> rename L to R
  add X as (a|an) K(line|bar|pie|area|donut) (chart|graph) R -> add a K chart of X R
  add X as (a|an) K(line|bar|pie|area|donut) (chart|graph) -> add a K chart of X
  R,? (because|since) (we|they|it|i|nobody|people|that|there) Q -> R
  the L <must> be R -> make the L R
  the J (should|must|has to) (go|come|stand|sit) R -> put the J R
  J (should|must|has to|have to|need to|needs to) (go|come|stand) P(before|after|above|below|under|behind) R -> put the J P R
  give (it|the app) [a|an|some] R -> make it R
  (exchange|switch) L and R -> swap L and R
  say X instead of [the] P(greeting|title|headline|heading|subtitle) -> change the P to X
  say X instead of R -> replace R with X
  make X at the [very] E(top|bottom) -> move X to the E
  make it darker -> make it dark
  make it (lighter|brighter|bright) -> make it light
  (new|another) R S(screen|page) -> add a R S
  A(rounder|sharper|darker|lighter) (corners|edges|look) -> make it A
  no [more] [the] Q([^"“”,]{3,30}?) -> remove the Q
  add (a|an) J filter -> add a filter by J
  add (a|an) button to V(play|pause|shuffle|roll|draw|pick|spin|try|check|mark|finish|count|measure|log|track|rate|follow|request|report|see|view|skip|confirm|accept|decline|reject|approve|pay|donate|register|join|leave|mute) [a|an|the|my|our] R -> add a button called "V R"
`
