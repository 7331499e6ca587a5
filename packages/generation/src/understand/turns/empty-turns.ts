import type { Turn } from './turn.ts'

const nothing = ' , '

/** "Made with Flutter and SQLite": what an app is made of. */
export const madeWith =
  /\b(?:based on|powered by|running|(?:built|made|written|developed|created|coded|implemented|programmed) (?:with|in|on|using|on top of)) (?:the )?[A-Z][\p{L}\d.+#-]*(?: [A-Z][\p{L}\d.+#-]*)*(?:(?:, [A-Z][\p{L}\d.+#-]*)*,? (?:and|&|\+) [A-Z][\p{L}\d.+#-]*(?: [A-Z][\p{L}\d.+#-]*)*)?(?: (?:API|data|framework|SDK))?(?!\p{L})/gu

/** Turns that say nothing of what is in an app: why one wants it, how easy, where it runs, what it is made of. */
export const emptyTurns: readonly Turn[] = [
  // "That helps reduce food waste": what it is good for.
  {
    form: /(?<=^[^.,;:\n]{4,60}) (?:that|which|to) helps? (?:you |me |us |people |families |users )?(?:to )?(?:reduce|avoid|prevent|stop|fight|cut down on|minimi[sz]e|save on) (?:\p{L}+ ){0,2}\p{L}+(?=\s*[:.,;\n])/giu,
    becomes: '',
    example: ['A fridge app that helps reduce food waste: add food', 'A fridge app: add food'],
  },
  // "To record walks for people with knee arthritis": whom it is for, and no thing of it.
  {
    form: /(?<=\b(?:to|that|which) \p{L}+ (?:\p{L}+ ){0,3})for (?:people|patients|adults|kids|children|those|anyone|seniors|women|men|athletes) (?:with|who have|living with|suffering from) (?:\p{L}+ ){0,2}?(?:\p{L}+(?:itis|osis|emia|aemia|algia|opathy)|disease|syndrome|disorder|injury|impairment)\b,?/giu,
    becomes: '',
    example: ['To record walks for people with knee arthritis, with steps', 'To record walks  with steps'],
  },
  // "Access to history": it is there.
  {
    form: /(?<!\p{L})(?:(?:easy|quick|fast|instant|full|direct) )?access to (?:your |the |all |my )*(?=(?:past |old |previous |recent )?(?:history|histories|entries|records|readings|data|statistics|stats|values)\b)/giu,
    becomes: '',
    example: ['Weight log with access to history', 'Weight log with history'],
  },
  // "Waste less", "sleep better": what it is good for.
  {
    form: /(?:,? (?:and|to|so (?:that )?(?:you|i|we))|,) (?:waste|spend|eat|sleep|live|feel|stress|worry|drink|smoke|focus|concentrate|move|think|drive) (?:less|more|better|healthier|longer|smarter|safer)(?: (?:food|money|water|screen time|energy))?(?=\s*(?:[.,:;\n]|$)| (?:and|with) )/giu,
    becomes: '',
    example: ['Track expiry dates and waste less: a pantry', 'Track expiry dates: a pantry'],
  },
  // "Play notes by tapping the keys": with which gesture.
  {
    form: / by (?:tapping|clicking|pressing|swiping|touching|holding|long-pressing|double-tapping|shaking)(?: on)? [^.,;\n]{2,40}?(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['Play notes by tapping the keys, record', 'Play notes, record'],
  },
  // "While the song plays": when something is shown.
  {
    form: / while (?:the |a |an |it|he |she |they |you )?[^.,;\n]{3,40}?(?:plays?|runs?|is playing|is running|walks?|reads?|types?|listens?|watches|works?|sleeps?|drives?|rides?|cooks?)(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See lyrics while the song plays.', 'See lyrics.'],
  },
  // "Compare himself with others": each does it with himself.
  {
    form: /\b(compare|test|challenge|describe|introduce|measure|rate) (?:himself|herself|themselves|yourself|myself|oneself|ourselves)(?= |[.,;]|$)/giu,
    becomes: '$1',
    example: ['Compare himself with others', 'Compare with others'],
  },
  // "All in one quick form": how little there is to do.
  {
    form: /\b(?:all )?(?:in|on|with|from) (?:one|a single) (?:quick |simple |short |single |clean |handy |small )*(?:form|screen|tap|glance|swipe)(?!\p{L})/giu,
    becomes: nothing,
    example: [
      'Track weight and sleep in one quick form and print it',
      'Track weight and sleep  ,  and print it',
    ],
  },
  // "The bakery round the corner": how near it is.
  {
    form: / (?:just |right )?(?:a?round the corner|down the (?:road|street)|next door|on the corner)(?!\p{L})/giu,
    becomes: '',
    example: ['Bread from the bakery round the corner: loaves', 'Bread from the bakery: loaves'],
  },
  // "In a way that is easy to follow": how well it is made.
  {
    form: /(?<!\p{L})(?:(?:in a way )?(?:that|which) (?:will |would |should )?(?:be|is|are|make[s]?|keep[s]?)(?: (?:it|them|things))? )?(?:very |super |really )?(?:easy|easier|simple|simpler|fun|quick|pleasant|safe) to (?:use|follow|read|understand|navigate|handle|learn|operate|remember|access)(?!\p{L})/giu,
    becomes: nothing,
    example: [
      'Manage recipes in a way that makes them easy to follow, with photos',
      'Manage recipes  , , with photos',
    ],
  },
  // How they are kept: "notes synced with a repository".
  {
    form: /(?<=\p{L}{3}s) (synced|synchroni[sz]ed|stored|saved|encrypted|hosted|backed up) (with|to|in|on|by|via|at) /giu,
    becomes: (_whole, done, tie) => ` , ${done ?? ''} ${tie ?? ''} `,
    example: ['Notes synced with a server', 'Notes , synced with a server'],
  },
  {
    form: /\b(?:using|with|by) (?:the |your |my |its )?(?:phone|device|smartphone)(?:'s|s')? (?:own |built-in )?sensors?\b/gi,
    becomes: '',
    example: ["A level using the phone's sensors", 'A level '],
  },
  // Where its data is, and what it may not do.
  {
    form: /\b(?:(?:all|your|my|the) )*(?:data|everything) (?:(?:is|are) )?(?:always |only )?(?:stays?|stored|kept|saved|remains?|lives?)(?: only| locally| safely)? (?:on|in) (?:the|your|my) (?:own )?(?:device|phone|smartphone)\b|\b(?:your|my|the) data never leaves? (?:the|your|my) (?:device|phone|smartphone)\b/gi,
    becomes: ' , on-device data , ',
    example: ['A diary, all data stays on your phone', 'A diary,  , on-device data , '],
  },
  {
    form: /\b(?:with )?(?:no|without)(?: an?y?)? (?:internet|network) (?:permissions?|access|connection)\b/gi,
    becomes: ' offline ',
    example: ['A dice roller with no internet permission', 'A dice roller  offline '],
  },
  {
    form: /\b(?:that |which |and )?(?:can be )?(?:syncs?|synced|synchroni[sz]ed?s?|synchroni[sz]es) (?:(?:your|my|all|the) )*(?:(?:data|everything|them|it) )?(?:automatically )?(?:across|between|to|with|on|over) (?:all )?(?:of )?(?:your |my |their |several |multiple |other )?(?:devices|phone and (?:tablet|computer|laptop|desktop)|phones and tablets|computers)\b/gi,
    becomes: ' , device sync , ',
    example: ['Bookmarks that sync across all your devices', 'Bookmarks  , device sync , '],
  },
  // Some that are known by name are said of what they are.
  {
    form: /(?<!\p{L})(?:\p{Lu}[\p{L}\d&.+-]*(?: \p{Lu}[\p{L}\d]*)?, )*\p{Lu}[\p{L}\d&.+-]*(?: \p{Lu}[\p{L}\d]*)?,? and (?:many )?(?:other|more) (?=\p{Ll}{3,}s(?!\p{L}))/gu,
    becomes: '',
    example: ['Follow parcels of DHL, UPS and other carriers', 'Follow parcels of carriers'],
  },
  // What it is made of or with.
  {
    form: madeWith,
    becomes: ' , ',
    example: ['Cycling maps based on OpenStreetMap', 'Cycling maps  , '],
  },
  {
    form: /\b(?:from )?(?:all )?(?:around|across|over) the (?:whole |entire )?(?:world|globe)\b|\bworldwide\b/gi,
    becomes: '',
    example: ['Radio stations from around the world', 'Radio stations '],
  },
  // Where it runs.
  {
    form: /\b(?:right |straight |directly )?from (?:your|my|their|the|his|her|any) (?:own )?(?:phone|smartphone|device|mobile|tablet|pocket)(?: or (?:tablet|phone|watch))?\b/gi,
    becomes: '',
    example: ['Pick clips from your device', 'Pick clips '],
  },
  // How little it takes.
  {
    form: /\b(?:in|with) (?:just |only )?(?:an?|one|two|three|\d+|a few|a couple of) (?:taps?|clicks?|swipes?|touch(?:es)?)\b/gi,
    becomes: '',
    example: ['Note sales in two taps', 'Note sales '],
  },
  // Without a connection it goes on.
  {
    form: /\b(?:without|no) (?:an? |any )?(?:signal|internet(?: connection)?|connection|network|reception|wi-?fi|mobile data)\b/gi,
    becomes: ' offline ',
    example: ['It works without signal', 'It works  offline '],
  },
  {
    form: /[^.,;:!?\n]{2,40}? (?:is|are)(?: not|n't) (?:what|something|anything) (?:we|i|our|this)\b[^.,;:!?\n]*/giu,
    becomes: nothing,
    example: ['Dating is not what we do! A shop of boxes', ' , ! A shop of boxes'],
  },
  {
    form: /(?<=\p{L}s) in (?:the (?:right|best) )?order\b(?! (?:to|of|that)\b)/giu,
    becomes: '',
    example: ['Stops in order, with crates', 'Stops, with crates'],
  },
  // What nobody wants.
  {
    form: /(?<!\byes\s?[/,]?\s?(?:or )?)\b(?:no|without|not|don't|doesn't|do not|never|skip|except)\b[ \t](?:need(?:s|ed)?\s|want\s|require\w*\s|any\s|an?\s|the\s|have\s|include\s)*[^.,;:!?\n]*?(?=$|[.,;:!?\n]|\b(?:but|just|only)\b)/gi,
    becomes: nothing,
    example: ['A diary without any ads, but with photos', 'A diary  , , but with photos'],
  },
  // Who the writer is says nothing about the app; what he has does.
  {
    form: /\b(?:i am|i'm|we are|we're|we r) an? [^,.;\n]{2,80}?(?=\sand (?:i|we|want|need|would)\b|[,.;\n])/giu,
    becomes: nothing,
    example: ['We are a street of 40 houses and want to lend tools', ' ,  and want to lend tools'],
  },
  {
    form: /\b(?:i|we) (?:run|own|have|lead|manage|would like|am|are|coach|teach|train|organi[sz]e|volunteer (?:at|in|for)|work (?:at|in|for|as)|live in|play in|breed|study|started|founded|sell|bake|make|brew|grow|keep|produce|host)\b/giu,
    becomes: nothing,
    example: ['I keep bonsai trees', ' ,  bonsai trees'],
  },
  {
    form: /^\s*(?:hi|hello|hey|dear \p{L}+)\b[!,. ]/giu,
    becomes: nothing,
    example: ['Hello, a quiz', ' ,  a quiz'],
  },
  {
    form: /\btak(?:e|es|ing) turns(?: \p{L}+ing)?|\b(?:tired|sick) of [^,.;\n]{3,60}|\bfed up with [^,.;\n]{3,60}|\bwants? (?:[\p{L}]+ ){1,3}to stop [\p{L}]+ing(?: me| us)?/giu,
    becomes: nothing,
    example: ['Tired of spreadsheets. A budget', ' , . A budget'],
  },
  // "My kids keep fighting about": why one wants it, not what it is about.
  {
    form: /\b(?:my|our|the|we|they|i) (?:\p{L}+ )?(?:keeps?|kept|are always|is always|am always|always) (?:fighting|arguing|forgetting|losing|asking|complaining|quarrell?ing|wondering|struggling)(?: about| over| with| to| for| where| which| what)?/giu,
    becomes: nothing,
    example: ['My kids keep fighting about whose turn it is', ' ,  whose turn it is'],
  },
  // What kind of undertaking it is.
  {
    form: /\b(?:an? )?(?:mvp|poc|proof of concept|prototype|side project|hackathon project|startup idea|school project|bachelor thesis)(?: (?:for|of) (?:an? |my |our )?(?:startup|company|team))?\b|\bb2[bc]\b|\bsaas\b/giu,
    becomes: nothing,
    example: ['An MVP for our startup: a dog walker', ' , : a dog walker'],
  },
  // What an app says back ("an error is displayed when the wrong answer is chosen") is no thing it keeps.
  {
    form: /\b(?:an? |the )?(?:(?:error|warning|success|validation|confirmation|alert) (?:messages?|texts?|popups?|toasts?)|(?:errors?|warnings?)(?= (?:is|are|displayed|shown|appears?|when|if)\b))(?: (?:is |are )?(?:displayed|shown|appears?))?\b|\b(?:wrong|right|correct|incorrect) answers?\b/gi,
    becomes: nothing,
    example: ['A success message is shown', ' , '],
  },
  // The hour of a day names nothing.
  {
    form: /\b(?:(?:between|from|at|until|till|by|before|after) )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:and|to|-|–|until) ?)?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)(?!\p{L})/giu,
    becomes: '',
    example: ['Pick a time between 4 and 8 pm, pay', 'Pick a time , pay'],
  },
  {
    form: /\b(?:in|on|at|from|for|by) which \p{L}+\b/giu,
    becomes: nothing,
    example: ['who sits in which seat', 'who sits  , '],
  },
  {
    form: /\bwhich (?=\p{L}{3,} (?!(?:is|are|was|were|has|have|still|already)\b))/giu,
    becomes: 'the ',
    example: ['which bus comes next', 'the bus comes next'],
  },
  // Where it is shown says nothing of what it is.
  {
    form: /\b(?:the app|it) (?:opens|starts|begins|launches) (?:with|on|to|by showing)\b|\b(?:tab|page|screen|view) (?:\d|one|two|three|four|five)\s?[:)-]/gi,
    becomes: ' , ',
    example: ['The app opens with a map of all stations', ' ,  a map of all stations'],
  },
  {
    form: /\b(?:tapping|clicking|pressing|opening|selecting)(?: on)? (?:an?|the|one) \p{L}+ (?:shows?|opens?|displays?|leads to|gives)\b/giu,
    becomes: ' , ',
    example: ['Tapping a pin shows plug types', ' ,  plug types'],
  },
  {
    form: /\b(?:on |in )?(?:the |an? )?(?:first|second|third|fourth|fifth|last|next|main|start|other|another) (?:page|screen|tab|view) (?:shows?|has|contains?|displays?|lists?|includes?|is for|is|with)\b/gi,
    becomes: ' , ',
    example: ['A second tab has the walking schedule', ' ,  the walking schedule'],
  },
  // How long it goes on.
  {
    form: /\b(?:each|every|an?|the) [\p{L}-]{3,14} (?:lasts|takes) (?:for )?\d+ (?:seconds?|minutes?|hours?)\b/giu,
    becomes: '',
    example: ['A round lasts 30 seconds.', '.'],
  },
  // Where it is in one.
  {
    form: / in (?:his|her|their|your|my|the|one's) (?:body|blood|system|head)\b/giu,
    becomes: '',
    example: ['See the caffeine in his body', 'See the caffeine'],
  },
]
