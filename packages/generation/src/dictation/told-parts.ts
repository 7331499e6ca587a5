import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { reword, type Rewording } from '../understand/searched.ts'

/** What stands before an item of a sentence. */
const before = '(?<=^|[,;:.] |\\n|\\b(?:and|then|with|has|have|contains|shows|is|are) )'
/** What stands behind it. */
const ends = '(?=[,.;\\n]|$| and | with | then )'
const opened = '\\b(The (?:other )?([^.\\n]{2,30}?) (?:screen|tab) (?:contains|has) )'
const listed = (list: string) => list.replace(/,? (?:and|or) /, ', ')
const inCapitals = (list: string) => listed(list).split(', ').map(capitalise).join(', ')

/** What one chooses by: the noun of a component for a thing that is only named. */
function chosen(said: string, isFirst: boolean): string {
  const item = said.replace(/^(?:the|an?|your|their|its) /i, '').trim()
  if (/\([^()]*,[^()]*\)$/.test(item)) return `radio buttons for ${item}`
  if (/\b(?:time|hour|slot)s?$/i.test(item)) return 'time slots'
  if (/\b(?:date|day)s?$/i.test(item)) return `a date picker for the ${item}`
  if (/^(?:number|amount|count) of /i.test(item)) return `a stepper for the ${item}`
  if (isDeed.test(item) && /^\p{Lu}/u.test(item)) return `a button "${item}"`
  if (!/^(?:the|an?|your|their|its) /i.test(said) && !isFirst) return said.trim()
  if (/\b(?:picker|dropdown|slider|calendar|field|chips|list|button)s?\b/i.test(item)) return said.trim()
  return `a ${item} dropdown`
}
const chosenItems = (said: string) =>
  said
    .split(/(?:,? then |, (?:and )?| and (?=(?:an?|the|your) ))(?![^()]*\))/)
    .map((item, index) => chosen(item, index === 0))
    .join(', ')

/** Ways of telling of components that the readers of items do not know by themselves. */
const rewordings: readonly Rewording[] = [
  // "Where you choose the barber (Marco, Dino), then the service (Cut, Shave), then a day and a time".
  {
    form: /,? ?\b(?:where|on which|in which) (?:you|the user|users?|one|they|customers?|people) (?:can )?(?:first )?(?:choose|pick|select)s? (?!between|from|who\b)((?:[^.;()\n]|\([^()\n]*\)){3,160})(?=[.;\n]|$)/giu,
    becomes: (_, items = '') => ` with ${chosenItems(items)}`,
  },
  // "How did you hear about us? (Internet, Friends) multiple choice".
  {
    form: /(?<=^|[.:;,] |contains |shows )"?(\p{Lu}[^.?!:;()"\n]{6,58}\?)"? (?:with )?\(([^()\n]{3,110})\)(?:,? (?:as )?(?:(multiple|single)[- ]choice|(checkboxes|check boxes)|radio buttons))?/gu,
    becomes: (_, question = '', list = '', choice?: string, boxes?: string) =>
      `${/^multiple$/i.test(choice ?? '') || boxes !== undefined ? 'checkboxes' : 'radio buttons'} "${question}" (${listed(list)})`,
  },
  // "Rate your room with stars, cleanliness with stars": each in stars.
  {
    form: new RegExp(
      `${before}(?:rate |rating (?:for|of) )?(?:your |the |our )?(\\p{Ll}{3,}(?: \\p{Ll}+)?) (?:with|in|by|as) (?:(?:five|5|1 to 5) )?(?:stars|smileys|smilies|emojis|faces)${ends}`,
      'giu',
    ),
    becomes: (_, what = '') => `star rating "${capitalise(what)}"`,
  },
  {
    form: /\b(?:an? )?free[- ]text(?: field| box| input)? (?:for|with) (?:the |your )?(\p{Ll}+)/giu,
    becomes: 'a text area for $1',
  },
  // "Language choice (English, German)", "dog (Rex, Luna)": one of these.
  {
    form: /(?<!\b(?:multiple|single) )\b(\p{Ll}{3,})[- ](?:choice|selection|selector) \((?=[^()]*,)/giu,
    becomes: '$1 dropdown (',
  },
  {
    form: /(?<!\b(?:drop-?downs?|pickers?|selectors?|chips|radio buttons|tabs|checkboxes|toggles?|switch(?:es)?|control)\b[^.;()]{0,40})(?<=, |\bwith |\bfields for |\bcontains |\band )(?!(?:an? |the )?(?:list|grid|table|card|cards|form|tabs?|chips|buttons?|chart|graph|badge|menu|row|columns?|timeline|steps|options|dropdown|checkboxes|legend|stepper|slider|switch(?:es)?|toggles?|photos?|tiles)\b)(?:the |an? )?(\p{Ll}{2,}(?<![^s]s)(?: \p{Ll}{3,}(?<![^s]s))?) \(((?:[\p{Lu}\d][^,()\n]{0,24})(?:, (?:or |and )?[\p{Lu}\d][^,()\n]{0,24})+)\)(?=,| and |[.;\n]|$)/gu,
    becomes: (whole = '', name = '', list = '') =>
      ofComponent.test(name) || ofThings.test(list) ? whole : `${name} dropdown (${listed(list)})`,
  },
  {
    form: /(?<=, |\bwith |\bfor |\bcontains |\band )(unit|status|type|category|repeat|priority|frequency|gender|size|level|condition|unit of measure)s? \(((?:\p{Ll}[^,()\n]{0,16})(?:, (?:or |and )?\p{Ll}[^,()\n]{0,16})+)\)(?=,| and |[.;\n]|$)/gu,
    becomes: (_, name = '', list = '') => `${name} dropdown (${listed(list)})`,
  },
  // "Minimum power slider 11 to 350 kW".
  {
    form: /(?<=, |\bwith |\bcontains |\band |: )(?:an? |the )?(\p{Ll}{3,}(?: \p{Ll}{3,})?) slider (?:from )?(\d+) (?:to|-|–) (\d+)(?: ?[\p{L}%°€$]{1,4}(?= |,|[.;]|$))?/giu,
    becomes: (_, name = '', least = '', most = '') =>
      `a slider "${capitalise(name)}" from ${least} to ${most}`,
  },
  // "Tabs Menu / Reviews / Info".
  {
    form: /\b([Tt]abs|[Cc]hips|[Bb]uttons) ("?\p{Lu}[^,.;:()\n/]{1,20}(?: ?\/ ?"?\p{Lu}[^,.;:()\n/]{1,20})+)/gu,
    becomes: (_, noun = '', list = '') => `${noun} ${list.split(/ ?\/ ?/).join(', ')}`,
  },
  // "Progress steps Ordered, Cooking, Delivered".
  {
    form: /\b(?:progress|status|order|delivery|tracking) (?:steps|stages|timeline)(?::| with)? (?=\p{Lu})/gu,
    becomes: 'step indicator with ',
  },
  // "A timeline: 14:00 Ceremony, 15:30 Drinks".
  {
    form: /\b(?:an? )?(timeline|time ?table|schedule|program(?:me)?|agenda)(?::| with| of) (\d{1,2}[:.]\d{2} [^,.;:()\n]{2,30}(?:, (?:and )?\d{1,2}[:.]\d{2} [^,.;:()\n]{2,30})+)/giu,
    becomes: (_, noun = '', list = '') =>
      `a list of ${/^(?:time|schedule)/i.test(noun) ? 'events' : `${noun.toLowerCase()} items`} (${listed(list)})`,
  },
  // "Totals (subtotal, delivery, tip)".
  {
    form: /\b(?:the )?(?:totals|sums|price breakdown|cost breakdown|breakdown)(?: with| of|:)? \(?((?:\p{Ll}+(?: \p{Ll}+)?, )+(?:and )?\p{Ll}+(?: \p{Ll}+)?)\)?/gu,
    becomes: (_, list = '') => `a summary with ${listed(list)}`,
  },
  // "Four round icons: Transfer, Pay, Top up": one taps them.
  {
    form: /\b(?:two|three|four|five|six|\d)? ?(?:round |big |small |quick |shortcut |action )+(?:icons|buttons|actions)(?: for| with|:|,)? (?=\p{Lu}[\p{L} ]+, )/gu,
    becomes: ' buttons ',
  },
  // "A banner slider with offers".
  {
    form: /\b(?:an? )?(?:banners?|image|promo(?:tion)?s?) (?:slider|carousel|slideshow)s? (?:with|of|for|showing) (?:the |our |all )?(?:\p{Ll}+ )?(\p{Ll}{3,}s)\b/giu,
    becomes: 'a carousel of $1',
  },
  // "Accounts as cards with name and balance".
  {
    form: new RegExp(
      `${before}(?:the |all |my |all the )?(\\p{Ll}{3,}s) as (?:cards|tiles|rows|a list|a grid|list items) (?:with|showing) `,
      'giu',
    ),
    becomes: (_, things = '') => `a list of ${things.toLowerCase()} with `,
  },
  // "Lesson cards with title and number of words".
  {
    form: new RegExp(
      `${before}(?:the |all )?(?!(?:stats?|kpi|metrics?|numbers?|summary|info|plan|pricing|big|small|large|two|three|four|five|six|more|some|image|photo|flip|product|credit|bank)\\b)(\\p{Ll}{3,}) cards with (?=(?:the |an? )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  // "A section "New arrivals" with a horizontal scroll of covers".
  {
    form: /\b(?:an? )?(?:section|row) ("[^"\n]{2,40}") (?:with|as|containing|showing) an? (?:horizontal(?:ly)? )?(?:scroll(?:ing|able)?|row|list|carousel|slider)(?: list| row)? of (?:the )?(?=\p{Ll})/giu,
    becomes: 'a carousel titled $1 of ',
  },
  {
    form: /\b(?:an? )?(?:section|row) ("[^"\n]{2,40}") (?:as|with|containing|showing) an? (list|grid|table|carousel) (?:with|showing) /giu,
    becomes: 'a $2 titled $1 with ',
  },
  // "Rewards with the points they cost: Ice cream 50, Cinema 200, each with ...": what they are called.
  {
    form: /\b(?:a list of )?(?:the )?(\p{Ll}{3,}s) with (?:the |their )?(?:\p{Ll}+ )?(?:points|prices?|costs?|amounts?)(?: (?:they|it|each) costs?| needed)?: (\p{Lu}[^.;:()\n]{3,110}?)(?=[.;\n]|$|,? each with)/gu,
    becomes: (_, things = '', list = '') => `a list of ${things} (${listed(list)})`,
  },
  // "The fourth screen shows the profile of the child with name and class".
  {
    form: /(?<=^|[.;]\s+|\n)(?:the )?(?:\p{L}+ )?(?:screen|page|tab)(?: \d)?(?: (?:shows|contains|has|is)|:) (?:the |an? )?(profile|details?|page) of (?:the|an?|one|each) (\p{Ll}{3,}) with /giu,
    becomes: (_, noun = '', of = '') =>
      `The ${capitalise(of)}${/^profile/i.test(noun) ? ' profile' : ''} screen contains `,
  },
  // "Filter by muscle group (Chest, Back)".
  {
    form: /\b(?:an? )?filters? (?:by|for) (?:the )?\p{L}+(?: \p{L}+)? \((?=[^()]*,)/giu,
    becomes: 'filter chips (',
  },
  // "Card with today's workout (name, duration, Start button)".
  {
    form: /\b(?:an? )?card with (?:the )?(\p{L}+(?:'s|s')? \p{L}+|\p{L}+) \((?=[^()]*,)([^()\n]{5,90})\)/giu,
    becomes: (_, name = '', list = '') => `a card titled "${capitalise(name)}" with ${list}`,
  },
  {
    form: /\b(?:an? )?(\p{Ll}{3,}) counter with (?:an? )?plus and (?:an? )?minus(?: buttons?)?/giu,
    becomes: (_, name = '') => `a stepper "${capitalise(name)}"`,
  },
  {
    form: /(?<=[,;] (?:and )?|\band )(log out|sign out|log-out)(?=[.;\n]|$)/gi,
    becomes: (_, deed = '') => `a "${capitalise(deed.replace('-', ' '))}" button`,
  },
  { form: /\b(contains|has|shows) (?:with|has|shows|contains) (?=\p{L})/gu, becomes: '$1 ' },
  { form: /\bthere's (?=an? |the )/gi, becomes: 'there is ' },
  // "In the top right there is a bell": where it stands is no name of it.
  {
    form: /(?<=^|[.;]\s+)(?:in|on|at) the (?:top|upper)[ -](?:right|left)(?: corner)?,? (?:there (?:is|are)|is|are|you find|comes) (?=an? |the )/gi,
    becomes: 'At the top there is ',
  },
  // "A Message and a Book button": two.
  {
    form: /\b(an?) (\p{Lu}\p{L}+(?: \p{L}+)?) and (an?) (\p{Lu}\p{L}+(?: \p{L}+)?) button(?!s)/gu,
    becomes: 'buttons "$2" and "$4"',
  },
  // "Notifications with an empty state that says No news today".
  {
    form: /(?:(?:an? |the )?(?:list of )?\p{L}+ with )?an empty state,? (?:that (?:says|reads)|saying|which says|with(?: the)? text|reading|:) ?"?(\p{Lu}[^".;\n]{3,50})"?(?=[.;\n]|$)/giu,
    becomes: 'a text "$1"',
  },
  // "Progress bars for every category with spent and limit".
  {
    form: /\b(?:an? )?progress bars? for (?:every|each|all|the) (\p{Ll}{3,}?)(?:s|ies)? (?:with|showing) (?=\p{Ll})/giu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with a progress bar, `,
  },
  // "Its parts (chain, tyres) with a bar for the wear": a list of these.
  {
    form: /(?<=\bshows |\bwith |\bcontains |\bsees? )(?:its|the|their) (\p{Ll}{3,}s) \(((?:\p{Ll}[^,()\n]{1,20}, )+\p{Ll}[^,()\n]{1,20})\) with (?=an? |the )/gu,
    becomes: (_, things = '', list = '') => `a list of ${things} (${inCapitals(list)}) with `,
  },
  { form: /\ba bar for (?:the |its )?(\p{Ll}{3,})/giu, becomes: 'a progress bar' },
  // "With vitals: heart rate, blood pressure".
  {
    form: /(?<=\bwith |\bcontains )(?:the |some |his |her |their )?(\p{Ll}{4,}s): (?=\p{Ll}+(?: \p{Ll}+)?, (?!an? ))/gu,
    becomes: (whole = '', things = '') =>
      /^(?:fields|buttons|chips|tabs|options|cards|columns|tiles|checkboxes|switches|toggles|sliders|icons|sections|links|rows|inputs|menus|steps|filters|numbers|stats|charts)$/.test(
        things,
      )
        ? whole
        : '',
  },
  // "A photo feed", "photos in three columns".
  { form: /\b(?:an? |the )?(?:photo|picture|image) feed\b/gi, becomes: 'a photo grid' },
  {
    form: /\b(?:the |our )?(?:photos|pictures|images) in (?:two|three|four|\d|several) columns\b/gi,
    becomes: 'a photo grid',
  },
  // "Stories at the top in a row of round pictures".
  {
    form: /,? (?:and )?(\p{Ll}{3,}s)(?: (?:at the|on) top)? (?:in|as) a row of (?:round|circular) (?:pictures|photos|images|avatars)(?: (?:at the|on) top)?/gu,
    becomes: (_, things = '') => `. At the top there is a row of ${things} with avatar`,
  },
  { form: /(?<=\p{Ll}) counts(?=,| and |[.;\n]|$)/gu, becomes: '' },
  // "Search on top", "all stations as pins".
  {
    form: /(?<=\bcontains |, (?:and )?|\band )search(?: bar)?(?: (?:on|at the) top)?(?=[,.;\n]|$)/gi,
    becomes: 'a search bar',
  },
  {
    form: /(?<=\bcontains |, )(?:all |the |all the )?(\p{Ll}+(?: \p{Ll}+)?) as (?:pins|markers)(?: on (?:a|the) map)?/gu,
    becomes: 'a map with pins for the $1',
  },
  { form: /\bday tabs (?=\p{Lu})/gu, becomes: 'tabs ' },
  {
    form: /\ba flash ?card(?: that (?:flips|turns|can be turned))?(?=[,.;]|$)/gi,
    becomes: 'a card with the text "Tap the card to turn it"',
  },
  // "A list of pots and soil with prices": all of these.
  {
    form: /\ba list of (\p{Ll}{3,}s) and (\p{Ll}{3,}) with (?=\p{Ll})/gu,
    becomes: (_, one = '', other = '') => `a list titled "${capitalise(one)} and ${other}" of ${one} with `,
  },
  { form: /(?<=\bcontains |, (?:and )?|\band )(?:an? |the )?about text\b/gi, becomes: 'a description' },
  // "My loans has two tabs, Current and History; the current ones show due date": each of them.
  {
    form: /\b(The (?:My )?(\p{L}{3,}s) (?:screen|tab) (?:contains|has) [^.;\n]*\btabs\b[^.;\n]*)[.;] (?:the|each of the) \p{Ll}+ ones (?:show|have|with) /giu,
    becomes: (_, start = '', things = '') =>
      `${start}. Below it there is a list of ${things.toLowerCase()} with `,
  },
  // "A list of the upcoming and past games in two tabs".
  {
    form: /\ba list of (?:the )?(\p{Ll}{3,}) and (\p{Ll}{3,}) (\p{Ll}{3,}s) in two tabs/gu,
    becomes: (_, one = '', other = '', things = '') =>
      `tabs ${capitalise(one)} and ${capitalise(other)} and a list of ${things}`,
  },
  // "Every medicine with dose and times": a list of them.
  {
    form: /(?<=\b(?:contains|shows|has) )(?:every|each) (\p{Ll}{3,}) with (?=\p{Ll}+,| ?\p{Ll}+ and )/gu,
    becomes: (_, thing = '') => `a list of ${toPlural(toSingular(thing))} with `,
  },
  // "A grid of topics to select (Sport, Science)", "exercises to tick off".
  {
    form: /\b((?:list|grid|row) of \p{Ll}+s) to (?:select|choose|pick|choose from|select from)(?= \(|[,.;]|$)/gu,
    becomes: '$1',
  },
  {
    form: /\b(?:the |an? )?(?:current |today's |this )?(?:\p{Ll}+ with )?(\p{Ll}{3,}s) to (?:tick|check) (?:off)?/gu,
    becomes: (_, things = '') => `a checklist of ${things}`,
  },
  // "Author, text, share and bookmark icons": only these two are icons.
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(\p{Ll}{3,}) and (\p{Ll}{3,}) icons(?=[,.;]|$| and )/gu,
    becomes: 'a $1 icon, a $2 icon',
  },
  // "Temperature with plus and minus", "device tiles with name and switch".
  {
    form: new RegExp(
      `${before}(?:the )?(\\p{Ll}{3,}) with (?:an? )?(?:plus and minus|minus and plus)(?: buttons?)?${ends}`,
      'giu',
    ),
    becomes: (_, name = '') => `a stepper "${capitalise(name)}"`,
  },
  {
    form: new RegExp(
      `${before}(?:the )?(?!(?:stats?|kpi|metrics?|numbers?|summary|info)\\b)(\\p{Ll}{3,}) tiles with (?=(?:the |an? )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  // "A scene row: Good morning, Movie": one taps them.
  {
    form: /\b(?:an? )?(\p{Ll}{3,}) row: (?=\p{Lu}[\p{L} ]+, \p{Lu})/gu,
    becomes: 'buttons ',
  },
  // "Sound on/off", "theme light or dark".
  {
    form: /(?<=[,;] (?:and )?|\bcontains |\bwith )(\p{Ll}{3,}(?: \p{Ll}+)?) (?:on\/off|yes\/no|on or off|yes or no)(?=[,.;]|$| and )/gu,
    becomes: 'a "$1" switch',
  },
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(\p{Ll}{3,}) (\p{Ll}{3,}) or (\p{Ll}{3,})(?: mode)?(?=[,.;]|$)/gu,
    becomes: (_, name = '', one = '', other = '') =>
      `${name} dropdown (${capitalise(one)}, ${capitalise(other)})`,
  },
  // "Progress 3/10 on top", "a progress ring of 60%", "four answers as buttons".
  {
    form: /(?<=[,;:] (?:and )?|\bcontains |\bwith )progress (\d+ ?(?:\/|of) ?\d+)(?: (?:on|at the) top)?(?=[,.;]|$)/gi,
    becomes: 'a progress bar "$1"',
  },
  {
    form: /\ba progress (ring|circle|bar) (?:of|at|with|showing) (\d{1,3}) ?%/gi,
    becomes: 'a progress $1 at $2 %',
  },
  {
    form: /\b(two|three|four|five|six|[2-6]) answers as (?:big |large )?(?:buttons|options|cards)/gi,
    becomes: '$1 answer buttons',
  },
  // "Three counters (Projects 12, Followers 340)": with their values.
  {
    form: /\b(?:two|three|four|five|[2-5]) (?:counters|numbers|stats|figures|values) \((\p{L}[\p{L} ]* \d[\d.,]*(?:, \p{L}[\p{L} ]* \d[\d.,]*)+)\)/gu,
    becomes: (_, list = '') =>
      list
        .split(', ')
        .map((each) => each.replace(/^(.+) (\d[\d.,]*)$/, '$1 "$2"'))
        .join(', '),
  },
  // "Play again and Share", at the end: one taps them.
  {
    form: /(?<=, )(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) and (\p{Lu}\p{Ll}+)(?=[.;\n]|$)/gu,
    becomes: (whole = '', one = '', other = '') =>
      isDeed.test(one) && isDeed.test(other) ? `buttons "${one}" and "${other}"` : whole,
  },
  {
    form: /(?<!\b(?:buttons|tabs|chips|options|icons|actions|links)\b[^.;\n]{0,80})(?<=, (?:and )?|\band )((?:Save|Send|Submit|Add to cart|Checkout|Check out|Place order|Publish|Create \p{L}+|Pay|Pay and print label|Send (?:report|application|request|message)|Continue with (?:Google|Apple|Facebook)|Book|Continue|Next|Log out|Join|Start))(?=[.;,\n]|$)/gu,
    becomes: 'a button "$1"',
  },
  // "Skip top right".
  {
    form: /(?<=[,;] |\band )(Skip|Help|Close|Edit|Done|Share) (?:on the |at the |in the )?top (?:right|left)(?: corner)?/gu,
    becomes: 'a "$1" button',
  },
  // "A section Skills with tags (Figma, React)".
  { form: /\bsection "?(\p{Lu}\p{L}+)"? with (?:tags|chips) \(/gu, becomes: 'section "$1" with chips (' },
  // "Page with list of sender, arrived date and days left": what each row shows.
  {
    form: /((?:\bthe )?\b(?:my )?(\p{L}+s) (?:screen|page) (?:contains|with|has|shows) )(?:an? )?list of (?=\p{Ll}+(?<!s), \p{Ll})/giu,
    becomes: (_, start = '', things = '') => `${start}a list of ${things.toLowerCase()} with `,
  },
  { form: /\b(has|contains|shows|with) and (an? (?:button|"))/gu, becomes: '$1 $2' },
  // "Medicines of today with a checkbox each".
  {
    form: /(?<=[,;] (?:and )?|\bcontains |\bshows? )(?:the )?(\p{Ll}{3,}s)(?: (?:of|for) today)? with an? (?:checkbox|tick box) each/gu,
    becomes: 'a checklist of $1',
  },
  // "Tabs: Open, Done. List rows: address, status".
  {
    form: /(?<=[.;] )(?:list )?(?:rows|items|cards)(?: show)?: (?=\p{Ll}+(?: \p{Ll}+)?, )/giu,
    becomes: 'Below it there is a list with ',
  },
  { form: /(?<=[.;] )(?:each|every) (\p{L}+) with (?=\p{Ll})/giu, becomes: 'Each $1 has ' },
  { form: /\b(opens|shows) (?:the |its )?details?: (?=\p{Ll})/gu, becomes: '$1 a page with ' },
  {
    form: /\b(?:two|three|four|five|six|\d) (?!answer|radio|icon|tab|big|large|small)\p{Ll}{3,} (buttons|chips) (?=\p{Lu}\p{L}+, \p{Lu})/gu,
    becomes: '$1 ',
  },
  { form: /\bsegmented (?=\p{Lu})/gu, becomes: 'segmented control ' },
  {
    form: /(?<=\bwith |\bcontains |, )(?:the |some )?(\p{Ll}{3,}s) to (?:tap|choose from|pick from)(?=[.;,\n]|$)/gu,
    becomes: 'a list of $1',
  },
  {
    form: /\b(?:there is |there are )?the (\p{Ll}{3,}s) of the (?:selected|chosen) (?:day|date): (?=\p{Ll}+, )/gu,
    becomes: 'a list of $1 with ',
  },
  // "Filters on top (brand, year)".
  {
    form: /(?<=[,;] (?:and )?|\bcontains )filters(?: (?:on|at the) top)? \(((?:\p{Ll}[^,()\n]*, )+\p{Ll}[^,()\n]*)\)/gu,
    becomes: (_, list = '') => narrowing(list),
  },
  {
    form: /\bfilters? by (?=\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+)(\p{Lu}[\p{L}, ]+?)(?=[.;)\n]|$)/gu,
    becomes: 'filter chips ($1)',
  },
  // "Amounts 10, 20, 50", "one time or monthly", "sizes S M L XL".
  {
    form: /\b(?:the )?(?:preset |quick )?amounts?:? ((?:[€$£]? ?\d+(?: ?[€$£])?, )+(?:and |or )?[€$£]? ?\d+(?: ?[€$£])?)/giu,
    becomes: (_, list = '') => `amount chips (${listed(list)})`,
  },
  { form: /\bone[- ]time or (monthly|weekly|yearly)/gi, becomes: 'frequency dropdown (One time, $1)' },
  {
    form: /\bsizes? ((?:X{0,3}[SML]\b[ ,/]*){2,})/gu,
    becomes: (_, list = '') =>
      `size chips (${list
        .trim()
        .split(/[ ,/]+/)
        .join(', ')})${list.endsWith(', ') ? ', ' : ''}`,
  },
  // "(S, M, L with prices 3, 5, 8 euros)".
  {
    form: /\(([^(),]+(?:, [^(),]+?)+) (?:with|at|for) (?:the )?(?:prices? )?((?:\d[\d.]*, )+(?:and )?\d[\d.]*) ?(euros?|dollars|€|\$|£)?\)/giu,
    becomes: (_, names = '', prices = '', unit?: string) => {
      const each = listed(prices).split(', ')
      return `(${names
        .split(', ')
        .map(
          (name, index) =>
            `${name} ${each[index] ?? ''}${unit === undefined ? '' : unit.length > 1 ? ` ${unit}` : unit}`,
        )
        .join(', ')})`
    },
  },
  { form: /\ba message form\b/gi, becomes: 'a text area for the message and a "Send message" button' },
  {
    form: /\bmessage form(?=[.;,\n]|$)/gi,
    becomes: 'a text area for the message and a "Send message" button',
  },
  {
    form: /\bcheckbox (\p{Ll}{4,})(?=[.;,\n]|$)/gu,
    becomes: (_, name = '') => `checkbox "${capitalise(name)}"`,
  },
  // "Each with present, late and absent buttons".
  {
    form: /\beach with (\p{Ll}+), (\p{Ll}+)(?:,? and (\p{Ll}+))? buttons/gu,
    becomes: (_, one = '', two = '', three?: string) =>
      `each with ${[one, two, three].flatMap((each) => (each === undefined ? [] : [`a ${capitalise(each)} button`])).join(', ')}`,
  },
  // "- each with an icon and an arrow": how rows look anyway.
  {
    form: /,? ?[-–\u00A6]? ?each with an? (?:icon|arrow|chevron)(?: and an? (?:icon|arrow|chevron))?(?=[.;\n]|$)/giu,
    becomes: '',
  },
  { form: /\ba (microphone|paper ?clip|camera|emoji|smiley)(?=,| and |[.;\n]|$)/gi, becomes: 'a $1 icon' },
  // "Next concerts (date, city)", "products in 2 columns with price".
  {
    form: /(?<=[,;] (?:and )?|\bcontains )((?:the )?(?:next|latest|upcoming|recent|past|newest|popular) \p{Ll}{3,}s) \((?=\p{Ll}+(?: \p{Ll}+)?, )/gu,
    becomes: 'a list of $1 (',
  },
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(?:the |all )?(\p{Ll}{3,}s) in (?:two|three|2|3) columns(?: with )?/gu,
    becomes: (whole = '', things = '') => `a grid of ${things}${whole.endsWith(' with ') ? ' with ' : ''}`,
  },
  // "Beneath it chips", "and then a grid".
  {
    form: /,? (?:and )?(?:then )?(?:beneath|underneath) (?:it|that|them|this),? (?:there (?:is|are) )?(?=an? |the |chips|tabs|buttons)/gi,
    becomes: '. Below it there are ',
  },
  {
    form: /,? and then (?=an? (?:[\p{L}-]+ )?(?:grid|list|table|chart|map) of )/giu,
    becomes: '. Below it there is ',
  },
  {
    form: /\b[Ss]tep (\d): (\p{Ll}+(?: \p{Ll}+){0,2}) \((?=\p{Lu}[^()]*, \p{Lu})/gu,
    becomes: 'step $1: radio buttons for $2 (',
  },
  {
    form: /\b(chips|pills) (?:for|with) (\p{Lu}[^,.;:()\n]{1,24}(?:, \p{Lu}[^,.;:()\n]{1,24}?)+(?:,? and \p{Lu}[^,.;:()\n]{1,24}?)?)(?=[.;\n]|$|, \p{Ll}| and (?:an? |the |then ))/gu,
    becomes: (_, noun = '', list = '') => `${noun} (${listed(list)})`,
  },
  // "Features as a bulleted list", "a gallery".
  {
    form: new RegExp(
      `${before}(?:the |its |all )?(\\p{Ll}{3,}s) as an? (?:bulleted |bullet |numbered |simple |plain |vertical )?list${ends}`,
      'giu',
    ),
    becomes: 'a list of $1',
  },
  { form: new RegExp(`${before}(?:an? |the )?gallery${ends}`, 'giu'), becomes: 'a photo gallery' },
  // "A donut chart by category with a legend (Food, Rent)": its parts.
  {
    form: /\b((?:donut|doughnut|pie|ring|bar) chart (?:by|of|per|for) \p{L}+(?: \p{L}+)?),? (?:with|and) (?:an? |the )?legend \(([^()\n]+)\)/giu,
    becomes: '$1 ($2)',
  },
]

/** What one does, on a button. */
const isDeed =
  /^(?:play|share|save|send|retry|try|restart|start|back|close|edit|delete|call|book|buy|follow|message|cancel|done|next|skip|continue|again|reserve|download|print|home)\b/i

/** What such a bracket behind says what it shows, or how it is drawn. */
const ofComponent =
  /\b(?:button|field|input|slider|toggle|switch|checkbox|dropdown|picker|selector|list|grid|table|chart|graph|card|badge|bar|chips|tabs|icon|photo|image|picture|map|menu|text|label|screen|page|form|section|header|ring|rating|row)$/i
/** Parts of a screen, or what is shown of each thing. */
const ofThings = /\b(?:button|field|photo|icon|name|title)\b/i

/** "By date and for dog size": a dropdown for each. */
const narrowing = (said: string) =>
  said
    .split(/,? and |, /)
    .map(
      (each) =>
        `a ${each
          .replace(/^(?:by|for) /i, '')
          .replace(/^(?:an?|the) /i, '')
          .trim()} dropdown`,
    )
    .join(', ')
const by =
  '((?:by |for )?(?:the )?\\p{L}+(?: \\p{L}+)?(?:(?:,| and|, and) (?:by |for )?(?:the )?\\p{L}+(?: \\p{L}+)?)*?)'

/** What stands on a screen whose name says of what it is. */
const ofScreens: readonly Rewording[] = [
  // "The Packing tab contains a checklist", "upcoming ones".
  { form: new RegExp(`${opened}(?:an? )?checklist(?=[.;\\n]|$)`, 'gu'), becomes: '$1a checklist of items' },
  {
    form: new RegExp(`${opened}(a list of )?(?:the |all )?(upcoming|past|latest|current|open) ones`, 'gu'),
    becomes: (_, start = '', name = '', _list = '', which = '') =>
      `${start}a list of ${which} ${name.toLowerCase()}`,
  },
  // "The Speakers tab contains grid with photo and name": of speakers.
  {
    form: new RegExp(
      `${opened}(?:an? |the )?(list|grid|table) (?:with|showing) (?=(?:the |an? |round )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (whole = '', start = '', name = '', noun = '') =>
      /^\p{L}+s$/u.test(name) ? `${start}a ${noun} of ${name.toLowerCase()} with ` : whole,
  },
  // "Searchable list, filter by date and category, each row with icon and name".
  {
    form: new RegExp(
      `${opened}(?:an? )?searchable list(?: of (?:the |all )?(\\p{L}+))?(?:,? (?:with )?(?:an? )?(?:filters?|filterable) (?:by|for) ${by}(?=,? each|,? with|[.;\\n]|$))?(,? (?:each|every)(?: (?:row|one|item|entry))? (?:with|shows|showing|has) | with )?`,
      'gu',
    ),
    becomes: (_, start = '', name = '', things?: string, filters?: string, each?: string) =>
      `${start}a search bar, ${filters === undefined ? '' : `${narrowing(filters)}, `}a list of ${things ?? name.toLowerCase()}${each === undefined ? '' : ' with '}`,
  },
  // "A list with a filter for category and a search field".
  {
    form: new RegExp(
      `\\b([Tt]he (?:other )?([^.\\n]{2,30}?) (?:screen|tab) (?:contains|has) )an? (list|grid|table)(?: of (?:the |all )?(\\p{L}+))? with an? filter (?:for|by) ${by}(,? and an? search (?:field|bar|box))?(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, start = '', name = '', noun = '', things?: string, filters = '', search?: string) =>
      `${start}${search === undefined ? '' : 'a search bar, '}${narrowing(filters)}, a ${noun} of ${things ?? name.toLowerCase()}`,
  },
  // "A list of walkers (photo, name) with a filter on top for price and for dog size".
  {
    form: new RegExp(
      `\\ban? (list|grid|table) of (\\p{L}+(?: \\([^()\\n]+\\))?) with (?:an? )?filters?(?: (?:on|at the) top)? (?:for|by) ${by}(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, noun = '', things = '', filters = '') => `${narrowing(filters)}, a ${noun} of ${things}`,
  },
  // "The Sounds screen contains a grid of rain, waves, forest and fan": sounds called so.
  {
    form: new RegExp(
      `${opened}an? (grid|list|row) of (\\p{Ll}+(?<!s)(?: \\p{Ll}+(?<!s))?(?:, (?:\\p{Ll}+ )?\\p{Ll}+(?<!s)|, \\p{Ll}+)+,? and (?:\\p{Ll}+ )?\\p{Ll}+)(?=[,.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, start = '', name = '', noun = '', list = '') =>
      `${start}a ${noun} of ${name.toLowerCase()} (${inCapitals(list)})`,
  },
]

/** A text with what it tells of components told as the readers of items know it. */
export const withToldParts = (text: string): string => reword(reword(text, rewordings), ofScreens)
