import { reword } from '../searched.ts'
import { asideTurns } from './aside-turns.ts'
import { participleTurns } from './participle-turns.ts'
import { projectTurns } from './project-turns.ts'
import { promiseTurns } from './promise-turns.ts'
import { toldUseTurns } from './told-use-turns.ts'
import { rowTurns } from './row-turns.ts'
import type { Turn } from './turn.ts'

/** Read before anything else of a description is: all of its readers would take these words for things. */
export const earlyTurns: readonly Turn[] = [
  ...asideTurns,
  ...projectTurns,
  ...toldUseTurns,
  ...promiseTurns,
  ...rowTurns,
  ...participleTurns,
  // "Allows parents onboard their wards"
  {
    form: /(?<!\p{L})(allow|enable|permit)(s|ed|ing)? ((?:the |our |all )?(?:\p{L}+ )?(?:\p{L}{3,}s|people|children|everyone)) (?=(?!(?:to|of|in|on|at|with|for|from|by|and|or|who|that|which|about|via|using|near|can|could|will|are|have|easy|quick|full|better|more|access|control|over)(?!\p{L}))\p{Ll}{3,}(?<!ing|ed|ly) (?:their|the|an?|his|her|its|all|new|and \p{Ll}+ (?:their|the|an?)) )/giu,
    becomes: (_whole, verb = '', ending = '', who = '') => `${verb}${ending} ${who} to `,
    example: ['It allows patients chat the nurses', 'It allows patients to chat the nurses'],
  },
  // What singers and players read from is no result.
  {
    form: /(?<=(?<!\p{L})(?:choir|orchestra|ensemble|brass band|wind band|singers|musicians|quartet|rehearsals?)(?!\p{L})[^]{0,400})(?<!\p{L})(?:music )?scores(?!\p{L})(?! (?:board|sheet|card)| of (?:the )?(?:game|match|goal))/giu,
    becomes: 'sheet music',
    example: ['A choir shares dates and the scores', 'A choir shares dates and the sheet music'],
  },
  // What is booked is one of the things, and nothing that is told behind it.
  {
    form: /(?<!\p{L})(books?|reserves?|borrows?|rents?|hires?|takes?|orders?|chooses?|picks?) (one|it|them)(?:,| and) (?=(?!and |or |when |where |who |which |the |an? )\p{Ll}+ (?:the|an?|their|its|his|her|my|our|it|them) )/giu,
    becomes: '$1 $2; ',
    example: ['Guests book one, sign the list and pay', 'Guests book one; sign the list and pay'],
  },
  // On paper is how it is done without the app; what is written there is what it is about.
  {
    form: /(?<=(?:^|[.!?\n]|,|\band|\bbut)\s*)(?:(?:at the moment|right now|today|so far|until now|currently),? )?(he|she|they|we|i|everyone|everybody|people|members) (?:still |always |just |currently |usually )?(?:writes?|notes?|keeps?|tracks?|jots?|does|do|manages?|collects?) (?:(?:it|this|that|them|everything|all of (?:it|this)|(?!what )((?:\p{L}+ ){1,4}?))\s?)?(?:down )?(?:on|in|with|via) (?:scraps? of paper|(?:pieces? of )?paper(?: lists?)?|(?:an? |the |my |our |his |her )?(?:paper |old |big |shared )?(?:notebook|book|diary|wall calendar|spreadsheet|whiteboard|excel(?: sheet| file)?)s?|sticky notes|post-?its|(?:an? )?whatsapp(?: groups?)?|(?:my|his|her|our) heads?)( what [^.,;\n]{3,80}?)?(?:,? (?:and|but) (?:then |later )?(?:loses?|forgets?|(?:it|that|they|nobody|half|most)(?= ))[^.;\n]{0,60})?(?=\s*(?:[.;,\n]|$))/giu,
    becomes: (_whole, who = '', what = '', told = '') =>
      told !== ''
        ? `${who} ${/^(?:he|she|everyone|everybody)$/iu.test(who) ? 'notes' : 'note'}${told}`
        : what.trim(),
    example: [
      'My aunt keeps goats. She writes on scraps of paper what each goat got and loses them.',
      'My aunt keeps goats. She notes what each goat got.',
    ],
  },
  // The hour something regularly begins is told with its days, and no part of its own.
  {
    form: /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|night)s?)?),? (?:at|from) \d{1,2}[:.]\d{2}(?: ?(?:am|pm|o['’]clock))?(?!\p{L}|\d)/giu,
    becomes: '',
    example: ['Rehearsals on Mondays at 19:45, who comes', 'Rehearsals on Mondays, who comes'],
  },
  // Whose it is says nothing of what it is.
  {
    form: /^(?:our|my|the) (?:(?:small|little|old) )?(?:village|street|town|block|house|club|school|parish|church|neighbou?rhood|community|association|commune|hamlet|courtyard|valley) (?:has|owns|shares|keeps|runs) (?:an?|one|our own|its own) (?=(?:shared |common |communal |public )?\p{L}+(?: \p{L}+){0,2}\s*[.;])/giu,
    becomes: 'A ',
    example: ['Our street has one shared cargo bike. People book it', 'A shared cargo bike. People book it'],
  },
  // Laughter and asides of chats say nothing.
  {
    form: / ?(?<![\p{L}'-])(?:lol|lmao|rofl|ha(?:ha)+h?|xd|tbh|imho|btw|omg)(?![\p{L}'-])(?!,? (?:no|nope)\b)/giu,
    becomes: '',
    example: ['See who is late lol. Send plans', 'See who is late. Send plans'],
  },
  // When a vote or a round ends
  {
    form: /(?<=[,;.\n] ?)(?:and )?(?:(?:it|voting|the vote|the poll) )?(?:closes?|ends?) at (?=\d|noon|midnight)/giu,
    becomes: 'closing time ',
    example: ['Everybody adds a place, closes at 11', 'Everybody adds a place, closing time 11'],
  },
  // "Names you both like end up in a list" like no end.
  {
    form: /(?<=\p{L}s (?:that |which )?(?:you|we|they|both|people|users|partners)(?: both| all)? (?:like|love|save|pick|choose|want|match)) (?:end up|land|go|are put|are kept|appear|show up) (?:in|on) (?:an? |the |your |their )?/giu,
    becomes: ', ',
    example: [
      'Swipe; names you both like end up in a shared list',
      'Swipe; names you both like, shared list',
    ],
  },
  // A call to the reader in front of what there is
  {
    form: /^(?!list|track|log|plan|find|scan|book|share|keep|learn|count|record|manage|play|search|add|see|show|draw|read (?!more)|write|check|compare|send|call|take|make|get|help)(?:\p{L}{3,9}) (?:more|better|less|smarter|together|well|calmly|happier|healthier|safer|faster)(?:: | - |! )(?=\p{L}+ (?:\p{L}+ )?(?:for|with|of|and|per|while)\b|\p{L}+,)/giu,
    becomes: '',
    example: ['Eat better: meal plan for the week, shopping list', 'meal plan for the week, shopping list'],
  },
  // What is taken in by the camera is read there, and called what it is.
  {
    form: /(?<![\p{L}-])(\p{L}+s) (?:captured|scanned|photographed|snapped|read) (?:with|by|using|via|through) (?:the |your |my |a )?(?:phone )?camera(?!\p{L})/giu,
    becomes: '$1, capture $1 with the camera',
    example: [
      'Pages per day, labels scanned with the camera',
      'Pages per day, labels, capture labels with the camera',
    ],
  },
  // Who calls in sick reports it, and calls nobody.
  {
    form: /\b(calls?|calling|called|phones?|phoning)(?: in)? (?:in )?sick\b/giu,
    becomes: 'report sick',
    example: ['Staff call in sick, I find a cover', 'Staff report sick, I find a cover'],
  },
  // Whose it is, written without its apostrophe
  {
    form: /\bmy (daughter|son|kid|wife|husband|mom|mum|dad|mother|father|grandma|grandpa|sister|brother|girlfriend|boyfriend|toddler|baby)s (?=\p{L}+)(?!(?:and|or|who|that|which|with|can|could|to|have|are|will|want|need|do|go|at|in|on|as|is|use|get|from|for|were|had|love|like)\b)/giu,
    becomes: "my $1's ",
    example: ['Track my sons coin album', "Track my son's coin album"],
  },
  // In front of what is told of it, whose it is says nothing.
  {
    form: /\b(track|log|record|follow|monitor|document|keep) my (?:daughter|son|kid|wife|husband|mom|mum|dad|mother|father|grandma|grandpa|sister|brother|toddler|baby)['’]?s (?=\p{L}+(?: \p{L}+)?:)/giu,
    becomes: '$1 my ',
    example: ["Track my son's coin album: year, country", 'Track my coin album: year, country'],
  },
  // Who wrote the app says nothing of it.
  {
    form: /^(?:an? |my |our )?(?:(?:small|little|simple|tiny|quick|personal|side) )*(?:app|project|tool) (?:that |which )?(?:i|we) (?:wrote|made|built|created|developed|coded|put together) (?=(?:for|to)\b)/giu,
    becomes: 'An app ',
    example: ['A small app I wrote for my teas', 'An app for my teas'],
  },
  // In what something comes is no thing beside it.
  {
    form: /(?<=\bfor (?:my|our|the|his|her) \p{L}+s): (?:bottles|pieces|items|copies|jars|tins|boxes|tubes|packs|pots|entries|specimens) with (?=\p{L})/giu,
    becomes: ' with ',
    example: [
      'An app for my teas: tins with origin and year, what to buy',
      'An app for my teas with origin and year, what to buy',
    ],
  },
  // What an app does on the screen of the phone, outside itself
  {
    form: /(?<![\p{L}-])(?:(?:an? |the )?(?:home|lock)[ -]?screen )?widgets? (?:for|to) (?=(?:an? |the )?(?:quick|fast|easy|direct))/giu,
    becomes: '',
    example: ['Own trackers, widgets for quick entry', 'Own trackers, quick entry'],
  },
  {
    form: /\bwho (?:can|may) \p{L}+ as what\b/giu,
    becomes: 'role',
    example: ['Certificates, who may drive as what (driver, mate)', 'Certificates, role (driver, mate)'],
  },
  // Pictures of several sides of a thing are pictures.
  {
    form: /\b(pics|pictures|photos) of (?:(?:the|its|their) )?\p{L}+(?:, \p{L}+)+(?:,? and \p{L}+)?(?=\s*(?:[;.\n]|$))/giu,
    becomes: '$1',
    example: [
      'Add a beetle with photos of head, legs and wings; others comment',
      'Add a beetle with photos; others comment',
    ],
  },
  // Whoever books for somebody books a visit, and no books.
  {
    form: /\b(able to|can|may|could|should) (book|reserve) (?=for (?:them|him|her|others|someone|somebody|each other|a friend)\b)/giu,
    becomes: '$1 $2 a visit ',
    example: ['Relatives can book for them', 'Relatives can book a visit for them'],
  },
  // What an app never says it has not.
  {
    form: /(?:[.;,]?\s+)?\b(?:never|don['’]?t(?: ever)?|do not(?: ever)?) (?:say|show|tell|claim|write|call (?:it|them|anything)) (?:that (?:it|they|something) (?:is|are) )?(\p{L}{4,})(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: ', no $1',
    example: [
      'Mushroom finds. Never say poisonous. Sort by place',
      'Mushroom finds, no poisonous. Sort by place',
    ],
  },
  // Those that are not there yet.
  {
    form: /\b(\p{L}+s) (?:that |which )?(?:we|i|you|they) still need\b/giu,
    becomes: 'missing $1',
    example: ['Squares, colours we still need', 'Squares, missing colours'],
  },
  // How it looks, and nothing it has: a theme nobody switches.
  {
    form: /(?<=[.;,\n]\s*)(?!(?:[\p{L}-]+ )*(?:dark|light|custom|colou?rs?|switch|choose|change|multiple|different|several|own|app|and dark|night) )(?:with an? )?(?:\p{L}+(?: and |, | ))?(?:\p{L}+ )theme(?=\s*(?:[.,;\n]|$))/giu,
    becomes: ' ',
    example: ['Stories to play at night. Sun and clouds theme, blue', 'Stories to play at night.  , blue'],
  },
  // A reserve is a place, and nobody reserves it.
  {
    form: /\b(nature|wildlife|forest|game|marine|bird) reserve(s)?\b/giu,
    becomes: (_whole, of = '', several) => `${of} ${several ? 'sanctuaries' : 'sanctuary'}`,
    example: ['A wildlife reserve with wardens', 'A wildlife sanctuary with wardens'],
  },
  // "For me": whoever runs it.
  {
    form: /(?<=[.;\n]\s*)for (?:me|us|myself|the owner)(?: as (?:the )?owner)? ?: ?(?=\p{L})/giu,
    becomes: 'The owner can see ',
    example: [
      'Guests book a lane. For me: takings per lane',
      'Guests book a lane. The owner can see takings per lane',
    ],
  },
  // Short for "with".
  {
    form: /(?<=\p{L} )w (?=\p{L}{3})/gu,
    becomes: 'with ',
    example: ['Notes w voice, drills', 'Notes with voice, drills'],
  },
  // How warm it looks.
  {
    form: /(?<=[.;,\n]\s*)(?:in )?(?:(?:warm|soft|calm|earthy|bright|light|natural|autumn|pastel|dusty|muted|cool|cosy|cozy) )+(?:\p{L}+ )?(?:colou?rs|tones|shades|palette)(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: ['Infusions, quiet hours. Warm stone tones', 'Infusions, quiet hours. '],
  },
  // How a phone helps those who see little, in any app.
  {
    form: /(?<=[.;,\n]\s*)(?:it )?(?:reads?|reading) (?:everything|all|all text|the screen|each screen)(?: out)? (?:aloud|loud)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Goalball drills. Reads everything aloud, results', 'Goalball drills. , results'],
  },
  // What stands above a list of what an app must have says what it is for.
  {
    form: /^(?:(?:my |our |the )?(?:requirements?|features?|wish ?list|spec(?:ification)?s?|must-haves?)(?: list)?)(?: (?:for|of)|:|,)? (?=(?:an? |the |our |my )?\p{L}[^\n]{3,60}\n)/giu,
    becomes: 'App for ',
    example: ['Requirements for a kite rental:\n- kites', 'App for a kite rental:\n- kites'],
  },
  // That everybody can use it is how it is made.
  {
    form: /(?<=[.!?\n]\s*)(?:good |full )?accessibility (?:is|must be|should be|matters)\b[^.!?\n]{0,60}(?:[.!]|(?=\n|$))/giu,
    becomes: '',
    example: ['Votes and news.\nAccessibility is important (big text).', 'Votes and news.\n'],
  },
  // How many at most is nothing one keeps.
  {
    form: /,? \(?(?:max\.?|maximum|at most|up to) \d+ (?:\p{L}+ )?(?:per|for each) \p{L}+\)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Like a kite, max. 3 likes per visitor\nHire', 'Like a kite\nHire'],
  },
]

/** The text without these turns. */
export const withoutEarlyTurns = (text: string): string => reword(text, earlyTurns)
