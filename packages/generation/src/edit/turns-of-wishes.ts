/** Wishes as people say them who use the app in their thoughts, in the words the rules know: lines as in `turns-table.ts`. */
export const turnsOfWishes = `
  (make|put|write|add) (a|an) (heading|headline|title|line|subheading) P(above|below|under|over) [the] R \x22Z\x22 -> add a text "Z" P the R
  (write|put|show|say|display) \x22Z\x22 P(at|on|in|to) R -> add a text "Z" P R
  make [the] J the first (page|screen) [that] <people> (see|sees) [W] -> make J the start screen
  make [the] J the first thing [that] <people> (see|sees) [W] -> make J the first tab
  make [the] J the first (page|screen) [that] [is] (seen|shown|opened) [W] -> make J the start screen
  make [the] J the first thing [that] [is] (seen|shown|opened) [W] -> make J the first tab
  call [the|our|my] N([\\p{L}-]+) M([\\p{L}-]+) (everywhere|in the whole app|throughout the app|on all screens) -> replace "N" with "M" everywhere
  call [the|our|my] N([\\p{L}-]+s) M([\\p{L}-]+s) -> replace "N" with "M" everywhere
  (show|have) [the|our|a] N([^"“”,:;]{2,40}?) P(before|above|ahead of) [the] M([^"“”,:;]+(?<!tab)) -> put the N above the M
  (show|have) [the|our|a] N([^"“”,:;]{2,40}?) P(after|below|underneath|behind) [the] M([^"“”,:;]+(?<!tab)) -> put the N below the M
  add (a|an) N(export|download|print|share|import|send) (to|as) [an|a] O(excel|csv|pdf|whatsapp|email|e-mail|calendar|google calendar) [button|option|function] -> add a button "N to O"
  (switch|swap|exchange) [the] [first] (two|2) tabs -> swap the first and the second tab
  (switch|swap|exchange) [the] first two tabs -> swap the first and the second tab
  (ask|require|force|make) <people> to (log in|login|sign in|register|sign up) R -> add a login
  (make|create) (a|an) filter for N([\\p{L}-]+) [J] -> add "N" to the filter
  add N([\\p{L}-]+|[\\p{L}-]+\\s[\\p{L}-]+) as a (filter|category|tag) -> add "N" to the filter
  (every|each) X <must> (show|say|have|tell) how long it takes [W] -> add the duration to each X
  V(remove|delete|hide) [the|our|my] J,? (because nobody|nobody) (needs|uses|wants|likes|reads) (it|them|that) -> V the J
  V(remove|delete|hide) [the|our|my] J,? (because we|because i|because they|we|i|they) (don['’]?t|do not|never) (need|use|want|like|read) (it|them|that) -> V the J
  V(remove|delete|hide) [the|our|my] J,? (because it is|it is|it['’]s|they are|they['’]re) not (needed|used) -> V the J
  [the|our|my] J is (too|very|so) (full|crowded|busy|cluttered|much),? [so|please] keep only [the] R -> remove everything but R from the J
  keep only [the] J (on|in) [the] X -> remove everything but J from the X
  <people> <must> be able to (write|leave|add|send|attach) (a|an|some) N(note|message|comment|wish|remark|special wish) (to|for|with|on|about) [their|the|an|a|every|each] O -> add a field called N to the O
  add [our|my|the] (phone|telephone) number so [that] W (call|ring|phone) [us|me] [W] -> add a button "Call us"
  (sell|offer) R (too|as well|also) -> add R
  let (me|us|people|users|customers|members|everyone) (pick|choose|select|set|give) (a|an|the|an own) N([\\p{L} ]{2,20}) (for|to) (each|every|a|an|the) J -> add a N field to the J form
  <people> <must> be able to (pick|choose|select|set) (a|an|the) N([\\p{L} ]{2,20}) (for|of) (each|every|a|an|the|their) J -> add a N field to the J form
  (when|if) [i|we|people|users|somebody|someone] <taps> [on] (a|an|the|each|one) X,? [i|we|they] (want|wants|would like|should be able) to (edit|change) it -> link the X list to the X form
  (when|if) (i|we|people|users|somebody|someone) <taps> [on] (a|an|the|each|one) X,? (i|we|they) (want|wants|would like|should be able) to (edit|change) it -> link the X list to the X form
  add (a|an) J goal with [a] (progress|progress bar|bar|progress ring) -> add a J goal of 1000 with a bar
  (on|at) the N(home screen|home page|start page|start screen|first page|first screen) (show|put|have|display) M([\\w]+ .+?) as (big|large|huge) (pictures|photos|images|cards) -> add a big carousel of M to the N
  (could|can) [the|our|my] J have a badge [that|which] (says|saying|with) N([^?“”"]{2,20})(\\?|) -> add a badge "N" to each J
  add (a|an) button (on|to|in) (a|an|the|each|every) X (that|which) N(start|open|show|play|call|share|save|print|copy)s [a|an|the] R -> add a button "N R" to the X
  add (a|an) button (on|to|in) (a|an|the|each|every) X to N(start|open|show|play|call|share|save|print|copy) [a|an|the] R -> add a button "N R" to the X
  let <people> rate [the|our] J (from|with|by|between) R -> add a star rating to the J screen
  [the|our|my] list <must> (show|have) [the|a|an] N(poster|photo|picture|cover|image)s -> add a photo to each entry
  [the|our|my] J list <must> (show|have) [the|a|an] N(poster|photo|picture|cover|image)s -> add a photo to each entry of J
  (make|create|build) (a|an) [new|separate] (page|screen) with (our|my|all our) N([\\p{L}]+s) -> add a N screen
  add (a|an) link to (our|my|the) N(discord|instagram|facebook|twitter|telegram|whatsapp|tiktok|youtube|website|blog|newsletter|linkedin|slack|github|online shop|webshop) [page|group|channel|account|profile|server] -> add a button "N"
  add (a|an) filter for N([\\p{L}-]+), M([^:]+) -> add a filter by kind: N, M
  (put|give|move|show|open) [the|our] J (on|in|to|as) (its|their) own P(tab|page|screen) -> add a J P
  (put|write|add|show) [our|the|my] (slogan|motto|tagline|claim) (under|below|beneath) the (title|name|header|heading|app name|logo)\\s?: R -> change the subtitle to "R"
  add (a|an) N(heart|bookmark|star) [icon|button] to (save|keep|remember|bookmark) (a|an|the|each) J -> add a button "Save" to the J screen
  [the] N(title|header|heading) <must> be (in the middle|in the center|in the centre|centered|centred) -> center the N
  what about (a|an) N(dark|light) (version|mode|theme|look)(\\?|) -> make it N
  how about (a|an) N(dark|light) (version|mode|theme|look)(\\?|) -> make it N
  [the|our|an|a] J button <must> (be|stand|appear) (on|at) (every|each|all|all the) (page|pages|screen|screens) -> add an J button on all screens
  put [our|my] N(instagram|facebook|discord|tiktok|youtube|website|whatsapp|linkedin) [link] (in|on|at|to) the (footer|bottom|end|foot) -> add a button "N" at the bottom
  (take|cut) K(it|this|that|them|those) (out|away|off) -> remove K
  V(put|move|have) [the|our|my] J first (on|in|at) [the] X S(screen|page) -> move the J to the top on the X S
  [the] K(tab|screen|page|button|field|list|section|chart|box|card) (called|named|labelled|labeled|titled) N([^"“”,:;]{1,30}?) <must> (say|be|read|show|be called|be named|have) R -> rename the N K to R
  V(remove|delete|hide) [the] one (called|named|labelled|labeled|titled) R -> V R
  Q([\\p{L}' -]{2,30}?) (is|are) the wrong (word|name|term|expression)[,:;]? (we say|we call it|we call them|we use|it <must> be|they <must> be|<must> be|say|use|better) R -> replace "Q" with "R" everywhere
  (i|we) (don't|do not|never) say Q([\\p{L}' -]{2,30}?)[,:;]? (we say|but|we call it|we call them|it's|say|use) R -> replace "Q" with "R" everywhere
  (it|the app) says X (everywhere|all over|on every screen|on all screens),? (but|and|that|it)? [it|that] <must> (be|say|read) R -> replace "X" with "R" everywhere
  [the] X <must> be (called|named) R (everywhere|in the whole app|throughout) -> replace "X" with "R" everywhere
  Q([\\p{Lu}][\\p{L}'.-]+) (doesn't|does not|doesnt|no longer) works? (here|here anymore|here any more|here any longer|with us|with us anymore|anymore),? (it's|it is|now it's|we have|its|but|replaced by) R([\\p{Lu}][\\p{L}'.-]+) [now|instead] -> replace "Q" with "R" everywhere
  Q([\\p{Lu}][\\p{L}'.-]+) (left|has left|is gone|quit|retired|left us),? (it's|it is|now it's|we have|its|replaced by|and) R([\\p{Lu}][\\p{L}'.-]+) [now|instead|is here now|took over|does it now] -> replace "Q" with "R" everywhere
  (i|we) (use|pay in|take|charge in|have|count in|calculate in) K(dollars|euros|pounds|francs|yen|rupees|us dollars|swiss francs) [here] -> change the currency to K
  (open|start|begin) [the|this|my|our] app (with|on|at|in) [the] R -> start with R
  [the] app (opens|starts|begins) (with|on|at|in) [the] R -> start with R
  [the|our|my] J (is|are) not (needed|necessary|required|used) (on|in|at|when|while|for|during) [the] R -> remove the J on the R screen
  [the|our|my] J (isn't|aren't|isnt|arent) (needed|necessary|required|used) (on|in|at|when|while|for|during) [the] R -> remove the J on the R screen
  [the|our|my] J (is|are) not (needed|necessary|required|wanted) -> remove the J
  <don't> (need|want) [a|an|the] J (when|while|for|during) [the] R -> remove the J on the R screen
  [the|our|my|all] J <must> (show|say|tell|display) (whether|if) (they are|it is|they're|it's|one is) R -> add "R" badges to the J
  (every|each) X <must> (show|say|tell|display) (whether|if) (they are|it is|they're|it's|one is) R -> add "R" badges to every X
  add (a|an) K(red|big|green|blue|orange) button for [the|an|a] X (that|which) V(calls|phones|rings|dials) R -> add a K X button that V R
  add "Z" (at|for|on|with) N([^"“”,]{1,24}) (to|in|into) [the|my|our] R -> add "Z" to the R, N
  add (a|an) J K(info|note|hint|notice|line|remark|information)\\s?: W,? (on|to|in) [the] X -> add a text "J: W" on the X
  (change|set|raise|lower|update) [the] (monthly|yearly|annual|weekly|daily|hourly) price (of|for) [the] X to R -> change the price of X to R
  [the] X S(page|screen) <must> be (a|an) K(grid|carousel|timeline|checklist) [with N] [columns] -> show the list on the X screen as a K
  add (a|an) list (with|of) [the|our] W (like|such as|for example|:) R,? with how many [of them] (we|you|they) [still] (need|want|look for) [of each] -> add a list of W: R
  add (a|an) list (with|of) [the|our] W (like|such as) R -> add a list of W: R
  add (a|an) [new] K(form|page|screen|place) (where|so that|that lets|on which) <people> [can] R -> add a screen where people can R
  add [a|the] (login|log in|log-in|sign in|sign-in|signin) with K(google|apple|facebook|microsoft|instagram) [button|option] -> add a button "Continue with K"
  V(add|put) [a|an|the] forgot [your|my|the] password [link|button|option] -> V a button "Forgot password?"
  (move|bring|put) [the|our|my] J (up|forward|to the top),? (so|so that) (it|it's|they|they're|that) [is|are] [the] [very] first thing W -> move the J to the top of the home screen
  V(show|put|write) [the] J on the right [instead of W] -> V the J on the right
  ask [<people>] for (a|an|the|their|your) X (when|while|before|during|on|at) [the] W\\s?: R -> add a X field to the W form: R
  (use|put|show|have) (a|an) [big|large|nice|full] K(picture|photo|image) of [the|our] X at the E(top|bottom) of [the] R -> add a K of X at the E of the R
  (swap|switch|exchange) [the] (position|place|positions|places) of [the] X and R -> swap X and R
  (put|add|show) (a|an|our|the) [phone|telephone] number to call [us|me] P(on|at) R -> add a button "Call us" P R
  (put|add|show) (a|an|our|the) [phone|telephone] number to call [us|me] -> add a button "Call us"
  <people> <must> (get|have|see|receive) (a|an) R to (enter|get in|check in|pay|show|scan) [W] -> add a R
  (make|have|let) [the|our] J (show up|appear|be shown|be) (on|in) [the] R -> show the J on the R
  add (a|another) (second|third|extra|separate) W tab (called|named) R -> add a R screen to the tab bar
  [the] X S(page|screen) [also] (needs|need|lacks|is missing) A(a|an) R -> add A R to the X S
  add (a|an) W field with K(kg|km|cm|g|m|min|euros?|dollars?|%) (to|on|in) [the] R -> add a W field in K to the R
  (let|allow) <people> [to] (schedule|plan|arrange|book in) R with J -> add a screen where people can book R with J
  V(print|share|export|download|scan|call|save) button for [the|our|my] R -> add a V button to the R screen
  add V(print|share|export|download|scan|save) button for [the|our|my] R -> add a V button to the R screen
  (show|put|have) N(one|two|three|four|five|\\d) J only (on|in) [the] R -> show only N J on the R
  replace [the] X icon (with|by) (a|an|the) R -> change the icon of X to R
  (put|show|have) N(two|three|four|2|3|4) J (per|a|in a|in each) row (on|in) [the] R -> show N columns in J on R
  (swap|change|replace|exchange) [the|our|my|all] [the] (colors|colours) (for|to|with|into|by) something W, R -> make it R
  [the|our|my] W (name is|is called|is named) R([\\p{Lu}][\\p{L}'.-]+),? (not|and not|instead of) Q([\\p{Lu}][\\p{L}'.-]+) -> replace "Q" with "R" everywhere
`
