import type { Turn } from './turn.ts'

const nothing = ' , '

/** What stands before the app in an order: who orders it, and that it shall be made. */
export const openingTurns: readonly Turn[] = [
  {
    form: /^\s*(?:an? |our |my |the )?(?:(?:students?['’]?|study|school|university|bachelor|master|semester|class|final[- ]year|capstone|hackathon|diploma|thesis|group|side|hobby|open[- ]source|startup|start-up|app|business|product) )+(?:project|idea|concept|pitch|brief|challenge|thesis|assignment)(?: (?:of|in|from|about) [\p{L} ]{3,30})?\s?: /giu,
    becomes: '',
    example: ["Students' project in ecology: campus navigator", 'campus navigator'],
  },
  // "As a hackathon team we are creating an alert app": who makes it is nobody in it.
  {
    form: /^\s*(?:as an? (?:\p{L}[\p{L}-]* ){1,4}?,? ?)?(?:we|i)(?: are|['’]re| am|['’]m)? (?:currently )?(?:creating|building|developing|making|designing|working on|planning|launching|thinking (?:of|about)|create|build|develop|make|design|plan|launch) (?=(?:an?|the|our) (?:[\p{L}-]+ ){0,4}?(?:app|application|platform|tool|marketplace|game|service|network|website)\b)/giu,
    becomes: '',
    example: ['As a student team we are creating a flood alert app', 'a flood alert app'],
  },
  {
    form: /^\s*(?:an? |the |our )?(?:mvp|minimum viable product|prototype|proof of concept|poc|demo|first version)(?: app)? (?:for|of) (?=(?:an?|the|our|my) )(?!(?:our|my|the) (?:startup|start-up|company|team|business|client)\b)/giu,
    becomes: '',
    example: ['MVP for a courier marketplace', 'a courier marketplace'],
  },
  // "We are two students and want to make a platform": who wants it is nobody in it.
  {
    form: /^\s*(?:we|i)(?: are|['’]re| am|['’]m) [^.,;:\n]{3,50}?(?:,| and| who)(?: (?:we|i))? (?:want|would like|plan|wish|aim|intend|hope|are planning|are trying)(?: to)? (?:build|make|create|develop|launch|start|have|set up) (?=(?:an?|the|our) (?:[\p{L}-]+ ){0,4}?(?:app|application|platform|tool|marketplace|game|service|network|website)\b)/giu,
    becomes: '',
    example: ['We are three nurses and want to build an app for shifts', 'an app for shifts'],
  },
  // "We're a startup in agriculture: farmers take a photo".
  {
    form: /^\s*(?:we|i)(?: are|['’]re| am|['’]m) an? (?:[\p{L}-]+ ){0,2}(?:startup|start-up|company|firm|team|agency|founder|ngo|non-profit|charity)(?: (?:in|from|for|of) [^:.\n]{3,40})?(?::| and) (?=\p{L})/giu,
    becomes: '',
    example: ["We're a startup in forestry: rangers count trees", 'rangers count trees'],
  },
]

/** Turns of those who order an app: what they say of their idea, their firm and their money, and not of the app. */
export const briefTurns: readonly Turn[] = [
  ...openingTurns,
  // "An alarm that only stops after you": what it does by itself is no place.
  {
    form: /(?<=\b(?:alarm|timer|clock|reminder|sound|music|game|light)s?) (?:that|which) (?:only )?(?:stops|rings|starts|ends|wakes|turns off|goes off)(?: only)? (?:after|when|once|if|until|as soon as) (?:you|i|he|she|they|one) (?:have |has |had )?/giu,
    becomes: nothing,
    example: ['A light that only turns off when you wave at it', 'A light , wave at it'],
  },
  // In capitals it is a computer's memory, no sheep.
  {
    form: /(?<=\bCPU[^.;\n]{0,40})\bRAM\b(?! usage)|\bRAM\b(?! usage)(?=[^.;\n]{0,40}\b(?:CPU|disks?|storage|processes|swap)\b)/gu,
    becomes: 'RAM usage',
    example: ['CPU, RAM and disks', 'CPU, RAM usage and disks'],
  },
  // Who shall make it is no part of it.
  {
    form: /\b(?:i['’]?m|i am|we['’]?re|we are) (?:currently )?looking for (?:someone|somebody|an?|the) ?(?:[\p{L}-]+ ){0,3}?(?:who (?:can|could|will)|that (?:can|could|will)|to) (?:help (?:me|us) )?(?:design|build|develop|create|make|code|program|prototype) /giu,
    becomes: nothing,
    example: ["I'm looking for someone to design a mobile app for our zoo", ' , a mobile app for our zoo'],
  },
  // "A rating system" is ratings, "secure payments" are payments.
  {
    form: /(?<!\p{L})(rating|review|booking|payment|notification|messaging|chat|reservation|reward|ticketing|feedback|tracking|reporting|comment|loyalty|referral|points) (?:system|functionality|functionalities|feature|features|module|capabilities|support)(?!\p{L})/giu,
    becomes: (_whole, what) =>
      /^(?:rating|review|booking|payment|notification|reservation|reward|comment)$/i.test(what ?? '')
        ? `${what ?? ''}s`
        : (what ?? ''),
    example: ['Messaging and a rating system', 'Messaging and a ratings'],
  },
  {
    form: /(?<!\p{L})(?:secure|safe|seamless|smooth|easy|fast|quick|hassle-free|convenient|integrated|reliable|robust|powerful|intuitive|user-friendly) (?:and (?:secure|safe|seamless|smooth|easy|fast|quick|reliable) )?(?:online |in-app )?(payments?|checkout|login|sign-?up|search|booking|chat|messaging|navigation|delivery|onboarding|ordering)(?!\p{L})/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Job posts, secure payments', 'Job posts, payments'],
  },
  // "Home with upcoming trips": the first screen holds them.
  {
    form: /(?<=^|[.\n;:,]\s*(?:and )?(?:an? |the )?)(?:home|main|start|landing|dashboard) ?(?:screen|page)? (?:with|showing|that shows|which shows) (?=\p{L})/giu,
    becomes: '',
    example: ['Five screens. Home with upcoming trips, maps', 'Five screens. upcoming trips, maps'],
  },
  // "I have an idea for a dating app": the app.
  {
    form: /(?<=^|[.\n!]\s*)(?:(?:hi|hello|hey)[^.!,\n]{0,20}[.!,]\s*)?(?:(?:so )?(?:i|we) (?:have|had|['’]ve got|got) (?:an?|this|the) (?:[\p{L}-]+ )?(?:idea|concept|vision) (?:for|of)|(?:my|our|the|an?)? ?(?:new )?(?:app|startup|product|project|business|hackathon|start-up) (?:idea|concept|project)(?: is)?(?: for)?:?) (?=[\p{L}"])/giu,
    becomes: '',
    example: ['App idea: a stylist for shoes', 'a stylist for shoes'],
  },
  {
    form: /(?<=^|[.\n!]\s*)((?:[\p{L}-]+ ){1,2})(?:startup|start-up|company|founder|business|team|agency) here(?=[.!,:])/giu,
    becomes: (_whole, what) => `${what ?? ''}app`,
    example: ['Insurance startup here. Claims with photos', 'Insurance app. Claims with photos'],
  },
  // "The goal of our startup is to help people find a therapist": one finds a therapist.
  {
    form: /(?<=^|[.\n!]\s*)(?:the|our|my) (?:main |overall )?(?:goal|aim|purpose|mission|idea|vision|objective)(?: (?:of|behind) (?:our|my|the|this) (?:new )?\p{L}+)? is to (?:help (?:people|users|customers|everyone|anyone) (?:to )?)?(?=\p{L})/giu,
    becomes: 'app to ',
    example: ['The goal of our startup is to help people find a tutor', 'app to find a tutor'],
  },
  // "Create a marketplace where ...": who orders it does not create one in it.
  {
    form: /^\s*(?:please )?(?:create|design|build|make|develop|code|generate)(?: me| us)? (an?|the) (?=(?:[\p{L}-]+ ){0,4}(?:marketplace|platform|app|application|website|site|portal|game|tool|network|tracker|dashboard|planner|organi[sz]er|diary|journal|calculator|companion|shop|store)\b)/giu,
    becomes: (_whole, article) => `${article ?? 'a'} `,
    example: ['Create a vintage marketplace where users sell', 'a vintage marketplace where users sell'],
  },
  // What one pays for is no plan of a week.
  {
    form: /(?<!\p{L})(?:an? |the |our )?(?:premium|pro|paid|plus|vip) (?:plan|tier|version|subscription|membership|account)s?(?: (?:that |which )?(?:removes?|unlocks?|gives?|adds?|offers?|hides?|includes?) (?:all |the |more |access to )*(?:[\p{L}-]+ ){0,2}[\p{L}-]+)?(?!\p{L})/giu,
    becomes: 'premium membership',
    example: ['Chapters, and a premium plan removes ads', 'Chapters, and premium membership'],
  },
  // "The AI estimates calories, fat": they are what one is shown.
  {
    form: /(?<=^|[.,;\n]\s*(?:and |then )?)(?:the |an? |our )?(?:ai|a\.i\.|artificial intelligence|algorithm|system|app|backend|model) (?:then |automatically |also )*(?:estimates|predicts|detects|calculates|computes|determines|works out|recogni[sz]es|identifies|analy[sz]es|measures|suggests|recommends|proposes|finds|explains) (?=\p{L})/giu,
    becomes: 'see ',
    example: ['Take a picture, the AI estimates carbs, fat', 'Take a picture, see carbs, fat'],
  },
  {
    form: /\bsee (?!if\b|when\b|how\b)([^.,;:\n]{2,40}) and (?:then )?(?:suggests|recommends|proposes|gives|offers|explains) (?=\p{L})/giu,
    becomes: (_whole, what) => `see ${what ?? ''}, see `,
    example: ['The AI detects a fault and suggests a repair', 'see a fault, see a repair'],
  },
  // "Take turns with cleaning": chores that go round.
  {
    form: /(?<!\p{L})(?:take|takes|taking|share|rotate|organi[sz]e) (?:turns|shifts) (?:with|in|at|on|for|doing) (?:the )?(cleaning|cooking|dishes|laundry|bins|trash|rubbish|housework|chores|vacuuming)(?: (?:the )?(?:house|flat|kitchen|bathroom|apartment))?(?!\p{L})/giu,
    becomes: (_whole, what) => (what?.toLowerCase() === 'chores' ? 'chores' : `${what ?? ''} chores`),
    example: ['They take turns with cleaning, pay bills', 'They cleaning chores, pay bills'],
  },
  {
    form: /(?<!\p{L})(?:the )?(?:best|top)[- ]sell(?:ing|ers?)(?: (?:products?|articles?|items?|dishes|books?|goods))?(?!\p{L})/giu,
    becomes: 'bestsellers',
    example: ['Revenue, best selling products', 'Revenue, bestsellers'],
  },
  // Whom it is made for is nothing in it.
  {
    form: /(?<=^|[.\n;]\s*)(?:our |the |main )?(?:target (?:group|audience|users?|market|customers)|audience|intended for|aimed at|made for)(?: (?:is|are|will be))?:? [^.\n]{3,120}(?=[.\n]|$)/giu,
    becomes: nothing,
    example: ['Carbs.\nTarget group: parents of small kids', 'Carbs.\n , '],
  },
  // How long before says when.
  {
    form: / (?:half an hour|an hour|\d{1,2} (?:minutes?|min|hours?|h|days?)|(?:a|one|two|three) (?:days?|weeks?|hours?)|(?:a )?few minutes) (?:before|earlier|in advance|ahead)(?: (?:the|each|every|it|they|a) ?(?:\p{L}+)?(?: (?:starts?|begins?))?)?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['Get a notification half an hour before the show, map', 'Get a notification, map'],
  },
  {
    form: /(?<!\p{L})(farmers|owners|hosts|sellers|drivers|restaurants|shops|venues|tutors|teachers|coaches|trainers|managers|admins?|vendors|providers|landlords|doctors|stores|clubs|staff) (?:can )?(?:update|updates) (?=(?:the |their |its )?\p{L}{3})/giu,
    becomes: (_whole, who) => `${who ?? ''} edit `,
    example: ['Farmers update availability and prices', 'Farmers edit availability and prices'],
  },
  {
    form: /(?<=^|[.\n;]\s*)(?:there are |with )?(?:two|three|four|five|[2-5]) (?:different |user )*(?:roles|user types|kinds of users|types of users)(?=\s*(?:[.;\n]|$))/giu,
    becomes: nothing,
    example: ['A map. Three roles.', 'A map.  , .'],
  },
  // Tips on what to do are tips, and no tasks.
  {
    form: /(?<!\p{L})(tips|advice|hints|information|instructions|recommendations)(?: on| about| for)? what to do(?: (?:on|in|during|at|with|when|if|before|after|against) [^.,;\n]{2,40})?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Alerts, tips what to do on bad days', 'Alerts, tips'],
  },
  // A list of baby names is nothing that a baby names.
  {
    form: /(?<!\p{L})(baby|dog|cat|pet|street|place|plant) names? (?=(?:list|lists|finder|generator|ideas)\b)/giu,
    becomes: (_whole, whose) => `${whose ?? ''}-name `,
    example: ['A calendar, baby names list', 'A calendar, baby-name list'],
  },
  // How large the order is says nothing of the app.
  {
    form: /(?<=^|[.\n]\s*)(?:about |around |at most |max(?:imum)? |only )?(?:\d{1,2}|two|three|four|five|six|seven|eight) (?:main )?screens? (?:are|is|will be|would be|should be) (?:more than )?(?:enough|fine|sufficient|ok|okay|plenty)(?: for (?:now|the start|a start|the mvp|the beginning|version one))?/giu,
    becomes: nothing,
    example: ['Pay rent. Four screens are enough for now.', 'Pay rent.  , .'],
  },
  {
    form: /(?<!\p{L})(?:talk|speak|chat|meet)(?: (?:to|with) (?:them|each other))? (?:via|over|by|through|in) (?:a )?video(?: calls?| chat)?(?!\p{L})/giu,
    becomes: 'video calls',
    example: ['Book a session, talk via video', 'Book a session, video calls'],
  },
  {
    form: /(?<!\p{L})(?:a |our |my |the )?(?:chain|network|group) of (?=(?:[\p{L}-]+ )?(?:salons|restaurants|shops|stores|clinics|gyms|hotels|schools|caf[eé]s|bakeries|studios|pharmacies|cinemas|kindergartens|hostels)\b)/giu,
    becomes: 'our ',
    example: ['An app for our chain of beauty salons', 'An app for our beauty salons'],
  },
  {
    form: / (?:before|after|during|on) (?:departure|leaving|arrival|each (?:trip|ride|shift)|every (?:trip|ride|shift)|the (?:trip|ride|shift|session|visit))(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['Drivers get a checklist before departure', 'Drivers get a checklist'],
  },
  // What a firm wants in the world is no part of the app that is described after it.
  {
    form: /^\s*(?:my|our|the|this) (?:startup|start-up|company|ngo|organi[sz]ation|non-profit|charity|foundation|association) (?:wants?|aims?|tries|plans|hopes|would like) to [^.\n]{3,100}\.\s+(?=(?:the|our|this|its) app\b)/giu,
    becomes: '',
    example: ['Our charity wants to fight hunger. The app shows shops', 'The app shows shops'],
  },
  // Where a guide leads is no thing of it.
  {
    form: /(?<=\b(?:[Gg]uide|[Cc]ompanion)) (?:for|to|of|in|around) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?=\s*(?:[:,.\n]|$))/gu,
    becomes: '',
    example: ['A city guide for Vienna: sights, walks', 'A city guide: sights, walks'],
  },
  // How fast or how live something is names nothing.
  {
    form: /(?<!\p{L})(?:real-time|realtime|up-to-the-minute) (?=(?:availability|tracking|updates?|prices?|data|information|location|departures|arrivals|traffic|scores|results|status|view|map)\b)/giu,
    becomes: '',
    example: ['Real-time prices of oil', 'prices of oil'],
  },
  // What comes each day is daily.
  {
    form: /(?<!\p{L})gets? (?:\d{1,2}|one|two|three|four|five|six|seven|ten|a few|some) (?:new )?(\p{L}+) (?:a|per|each|every) (day|week)(?!\p{L})/giu,
    becomes: (_whole, what, when) => `see ${when === 'week' ? 'weekly' : 'daily'} ${what ?? ''}`,
    example: ['Users get five matches a day, chat', 'Users see daily matches, chat'],
  },
  // A span of time names nothing.
  {
    form: /(?<=\p{L}{3}) (?:for|during) (?:the|this|that|a certain) (?:day|week|month|season|time span|period|time period)(?=\s*(?:[,.;\n]|$| and ))|(?<=\p{L}{3}) for an? (?:time span|time slot|period|period of time)(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['Drivers see deliveries for the day and a map', 'Drivers see deliveries and a map'],
  },
  // "The fines that have to be paid into the team box" are fines.
  {
    form: / (?:that|which) (?:still )?(?:have|has|need|needs) to be (?:\p{L}+ed|paid|sent|done|bought|sold|taken|made)(?: (?:in|into|to|by|from|at|before|until|on) (?:the |a |their |our )?(?:\p{L}+ ){0,1}\p{L}+)?(?=\s*(?:[,.;\n]|$| and ))/giu,
    becomes: '',
    example: ['Fines that have to be paid into the team box, scores', 'Fines, scores'],
  },
  {
    form: /(?<!\p{L})pay (?:securely )?(?:with|by|in|via|using) (?:their |a |your )?(?:credit |debit |bank )?(?:cards?|cash|paypal|apple pay|google pay|invoice|mobile money|stripe)(?:(?:,| or| and|, or|, and) (?:(?:by|with|in) )?(?:credit |debit )?(?:cards?|cash|paypal|apple pay|google pay|invoice|mobile money|stripe))+(?!\p{L})/giu,
    becomes: 'pay',
    example: ['A slot, and pay with card or cash', 'A slot, and pay'],
  },
  {
    form: /(?<!\p{L})cashless (?=payments?\b)/giu,
    becomes: '',
    example: ['Stalls, cashless payments', 'Stalls, payments'],
  },
  {
    form: / with (?:just |only )?(?:one|1|a single) (?:click|touch)(?!\p{L})/giu,
    becomes: '',
    example: ['Apply with one click, follow firms', 'Apply, follow firms'],
  },
  {
    form: /(?<!\p{L})(search|look|find|browse)(?: for)? (?:near|close to|around) (?:their|the|your|my|a) (?:destination|location|position|home|place|area)(?!\p{L})/giu,
    becomes: (_whole, doing) => `${doing ?? 'search'} nearby places`,
    example: ['Drivers search near their destination, pay', 'Drivers search nearby places, pay'],
  },
  // "Blinds of every room" are blinds; "consumption per day" is consumption.
  {
    form: /(?<=\p{L}{3}) (?:of|in) (?:every|each) (?:single )?(?:room|floor|house|home|building|apartment|flat)(?!\p{L})|(?<=\b(?:consumption|usage|use|spending|sales|revenue|visitors)) (?:per|each|every) (?:day|week|month|year)(?!\p{L})/giu,
    becomes: '',
    example: [
      'Lights and blinds of every room, gas consumption per day',
      'Lights and blinds, gas consumption',
    ],
  },
  // Examples in quotes of what one makes.
  {
    form: / (?:like|such as|e\.g\.|for example) "[^"\n]{2,24}"(?:(?:,| and| or|, and|, or) "[^"\n]{2,24}"){0,4}/giu,
    becomes: '',
    example: ['Create scenes like "Good night" and "Away", alerts', 'Create scenes, alerts'],
  },
  {
    form: /(?<!\p{L})(?:the )?table of the league(?!\p{L})/giu,
    becomes: 'the league table',
    example: ['Players see the table of the league', 'Players see the league table'],
  },
  // "Book with or without skipper": one chooses.
  {
    form: / with or without (?:an? |the )?(\p{L}[\p{L}-]{2,})/giu,
    becomes: (_whole, what) => `, ${what ?? ''} (with, without)`,
    example: ['Book with or without a skipper, pay', 'Book, skipper (with, without), pay'],
  },
  // "Choose extras such as windows or oven": they are what there is to choose from.
  {
    form: /\b(choos(?:e|es)|selects?|picks?|adds?) (\p{L}{3,}s),? (?:such as|like|e\.g\.) (\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?(?:, \p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?){0,3}),? (?:or|and) (\p{L}[\p{L}-]*)(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: (_whole, doing, what, some, last) =>
      `${doing ?? ''} ${what ?? ''} (${some ?? ''}, ${last ?? ''})`,
    example: ['Choose toppings such as olives or corn, pay', 'Choose toppings (olives, corn), pay'],
  },
  // "Choose guitar, piano or ukulele"
  {
    form: /\b(?:choose|chooses|select|selects|pick|picks) (?:between |from )?((?!an? |the |their |your |its |to )\p{L}[\p{L}-]*(?: (?!or |and )\p{L}[\p{L}-]*)?(?:, (?!an? |the |their )\p{L}[\p{L}-]*(?: (?!or |and )\p{L}[\p{L}-]*)?){0,3}),? or (?!an? |the |their )(\p{L}[\p{L}-]*)(?=\s*(?:[.,;\n]|$| and ))/giu,
    becomes: (_whole, some, last) => `choose kind (${some ?? ''}, ${last ?? ''})`,
    example: ['Kids choose pop, rock or jazz, play', 'Kids choose kind (pop, rock, jazz), play'],
  },
  // Signing up for a ride is joining it.
  {
    form: /\bsign(?:s|ing)? up for (an?|the|their|each|every|open) (?!(?:free |new |premium )?(?:account|app|newsletter|service|platform|subscription)\b)(?=\p{L}{3})/giu,
    becomes: (_whole, which) => `join ${which ?? ''} `,
    example: ['Sign up for a race, pay', 'join a race, pay'],
  },
  {
    form: /\b(?:gets?|receives?|sends?) (?:an? )?(?:text|sms|text message)s?(?: message)? (?=when |as soon as |once |if |before )/giu,
    becomes: 'get notified ',
    example: ['Guests get a text when the table is ready', 'Guests get notified when the table is ready'],
  },
  // What one does with money in a congregation or a club is no list of goods.
  {
    form: /(?<=^|[,\n;:•*–-]\s*(?:and )?|, and | and )(?:online |monthly |mobile )?(?:donations|online giving|mobile giving|tithes|tithing)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: 'give a donation',
    example: ['Sermons, events, online giving', 'Sermons, events, give a donation'],
  },
  // "The possibility to book a counsellor": one books him.
  {
    form: /(?<!\p{L})(?:with |and |plus )?(?:the |an? )?(?:possibility|option|ability|opportunity|chance) (?:to|of) (?=\p{L}{3})/giu,
    becomes: ', ',
    example: ['Articles and the possibility to call a nurse', 'Articles , call a nurse'],
  },
  {
    form: /(?<!\p{L})(?:peer[- ]to[- ]peer|p2p|c2c) (?=\p{L}{3})/giu,
    becomes: '',
    example: ['Peer-to-peer renting of tents', 'renting of tents'],
  },
  {
    form: /(?<!\p{L})unlimited (?=(?:chats?|messages|calls|access|storage|downloads|lessons|classes|consultations|searches|listings)\b)/giu,
    becomes: '',
    example: ['Premium with unlimited calls', 'Premium with calls'],
  },
]
