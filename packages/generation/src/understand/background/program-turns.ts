import { toPlural } from '../../words/forms.ts'
import { reword } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'

/** Where a sentence or a line begins. */
const start = String.raw`(?<=(?:^|[.!?\n])\s*)`
const program =
  '(?:app|application|project|program|software|tool|website|web ?site|site|platform|system|service|solution)'
const made = '(?:made|created|built|written|designed|developed|started|coded|programmed)'
const kin =
  '(?:grandmother|grandfather|grandparents?|grandma|grandpa|mother|father|parents?|mom|mum|dad|wife|husband|partner|girlfriend|boyfriend|daughter|son|kids?|children|sister|brother|family|aunt|uncle|friends?|roommates?|flatmates?|neighbou?rs?)'
const tech =
  '(?:React[ -]Native|React(?:\\.?js)?|Flutter|Kotlin|Java(?:Script)?|TypeScript|Swift(?:UI)?|Vue(?:\\.?js)?|Angular|Django|Flask|Next\\.?js|Node(?:\\.?js)?|MERN(?: stack)?|Firebase|Supabase|Expo|Ionic|Xamarin|Jetpack Compose|full[- ]?stack|cross[- ]platform|Progressive Web)'

/** What those who made a program say of it in a README or a letter: why and with what it was made, and how little one has to do. */
export const programTurns: readonly Turn[] = [
  // Whom somebody made it for, and what these are like
  {
    form: new RegExp(
      String.raw`${start}(?:this|the|my|our) ${program} (?:was|is|has been) (?:originally |mainly |primarily |specifically )?${made} for (?:my|our|his|her) (?:\p{Ll}+ )?${kin}(?: \p{Lu}\p{L}+)?(?:,? who [^.!?\n]*)?[.!?\n]\s*`,
      'giu',
    ),
    becomes: '',
    example: ['This tool was made for my uncle Bert, who forgets his pills. Pill counts', 'Pill counts'],
  },
  // Why somebody made it
  {
    form: new RegExp(
      String.raw`${start}(?:so,? )?(?:i|we) ${made} (?:this|it)\b[^.!?\n]*?\b(?:wanted|needed) (?:an? )?(?:easy |easier |simple |better |quick |good )?(?:way|place|tool|app) (?:to|where i can|that can) ([^.!?\n]+)`,
      'giu',
    ),
    becomes: 'You can $1',
    example: [
      'I built this because I swim and I wanted an easy way to see my laps. Tips',
      'You can see my laps. Tips',
    ],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:instead of [^,.!?\n]{3,80}, )?(?:so )?(?:i|we) (?:have |had |originally |first )?${made} (?:this|it|these|my|(?:her|him|them|us) (?:this|an?|the|my))(?! (?:app|tool) (?:that|which|where|to let))\b[^.!?\n]*(?:[.!?]|$)\s*`,
      'giu',
    ),
    becomes: '',
    example: ['I built this because the forms annoy me. Log a swim', 'Log a swim'],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:this|the|my|our) ${program} (?:was|is|has been) (?:originally |mainly |primarily |specifically )?${made} (?:because|out of|after|when|while|as (?:an?|part of|my|our)|mainly (?:to|because)|to (?:deal with|scratch|learn|practi[cs]e|get rid of|avoid|fix)|in order to (?:learn|deal with))\b[^.!?\n]*(?:[.!?]|$)\s*`,
      'giu',
    ),
    becomes: '',
    example: [
      'Split the rent. This tool was made mainly to deal with angry calls. Owed sums',
      'Split the rent. Owed sums',
    ],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:so,? )?(?:i|we) (?:just |really |simply )?(?:(?:wanted|decided|set out|tried) to (?:create|build|make|write|develop|design|have) (?:something|an? ${program})|wanted something)(?: (?:that is|that's|which is))?(?: (?:very |really |truly |genuinely )?(?:simple|easy|fast|quick|clean|useful|helpful|better|free|light|small|lightweight|modern|beautiful)(?:,? and|,)?)*(?= for )`,
      'giu',
    ),
    becomes: 'An app',
    example: [
      'The queue is a mess. So we wanted to build something fast and really useful for vets.',
      'The queue is a mess. An app for vets.',
    ],
  },
  // With what it is made
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])(?:complete |simple |modern |full |basic )?${tech},? (?=(?:(?:mobile|web|phone|android|ios|sample|demo|clone) )?${program}(?!\p{L}))`,
      'giu',
    ),
    becomes: '',
    example: ['A complete Flutter app for kite clubs', 'A app for kite clubs'],
  },
  {
    form: new RegExp(
      String.raw`,? (?:that is |which is )?(?:${made}|powered|implemented|driven) (?:entirely |completely )?(?:with|in|using|by|on(?: top of)?) ${tech}(?:(?:,|,? and|,? \+| \/) [\p{L}.\d]+(?: \p{Lu}[\p{L}.\d]*)?)*(?=\s*(?:[.!?,;\n]|$)| (?:that|which|to|for|where)\b)`,
      'giu',
    ),
    becomes: '',
    example: [
      'A kite log built with React Native and Firebase that counts flights',
      'A kite log that counts flights',
    ],
  },
  {
    form: /,? (?:heavily |strongly |loosely )?inspired by (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?:, (?:the|an?) [^.,;!?\n]{3,60})?(?=\s*[.;!?\n]|$)/gu,
    becomes: '',
    example: [
      'A tea app inspired by Darjeeling, the tea capital of India. Brew timer',
      'A tea app. Brew timer',
    ],
  },
  // How little one has to do
  {
    form: /,? (?:at|with) (?:the|a|one|just one|a single) (?:click|tap|push|press|touch|flick|swipe) of (?:an?|the|your) (?:button|mouse|finger|switch|thumb|key|drop-?down|menu)(?!\p{L})/giu,
    becomes: '',
    example: ['Water all beds with the push of a button', 'Water all beds'],
  },
  {
    form: /,? without (?:(?:you|them|me|him|her|us|users?|the user|anyone) )?(?:having to |needing to )?(?:doing|do|touching|touch|lifting|lift) (?:anything|a thing|a finger|it|the phone|your phone)(?!\p{L})/giu,
    becomes: ' automatically',
    example: ['It locks the shed without you doing anything!', 'It locks the shed automatically!'],
  },
  // Behind these its features follow.
  {
    form: new RegExp(
      String.raw`(?:,? (?:that|which))? ?(?<!\p{L})(?:does|do|has|have|offers?|includes?|supports?|provides?|can do|contains?) (?:all )?(?:of )?the following(?: (?:main |key |core )?(?:things|features|functions|functionality|functionalities|tasks|options))?\s?:\s*`,
      'giu',
    ),
    becomes: '. ',
    example: ['I need an app which does the following: Count laps', 'I need an app. Count laps'],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:it (?:is|should be|must be) )?(?:easy|simple|quick|nice|clear|fast) to (?:read|use|learn|understand|navigate|handle)(?: and (?:read|use|learn|understand|navigate|handle))?\s*[.!]`,
      'giu',
    ),
    becomes: '',
    example: ['Log eggs. Easy to read. Sort by hen', 'Log eggs.  Sort by hen'],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:(?:it (?:is|should be|must be) )?(?:easy|simple|quick|possible) to|(?:you(?:['’]re| are)|users? (?:is|are|should be|must be)|they(?:['’]re| are| should be)|must be|should be|be) able to|able to|ability to|capability to|possibility to|option to) (?=\p{Ll}{3,})`,
      'giu',
    ),
    becomes: 'You can ',
    example: ['A hen log. Able to sort eggs.', 'A hen log. You can sort eggs.'],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:possibly|ideally|perhaps|optionally|additionally|furthermore|moreover|lastly|eventually|over time|as a bonus|on top of that|besides that|at any (?:point|time|moment)),? (?=\p{L})`,
      'giu',
    ),
    becomes: '',
    example: ['A hen log. Additionally, you can sort eggs.', 'A hen log. you can sort eggs.'],
  },
  {
    form: /,? (?:and )?(?:at|in) any (?:given )?(?:point|time|moment)(?: (?:in|of) (?:their|the|your|his|her) \p{L}+)?(?!\p{L})/giu,
    becomes: '',
    example: ['Runners at any point in their training can see laps', 'Runners can see laps'],
  },
  // "A place all writers can go to get ideas"
  {
    form: /(?<!\p{L})(?:an? |the )?(?:one[- ]stop )?(?:place|spot|space|hub) (?:where |in which |that )?(?:all |any |every |both )?(\p{L}+s|everyone|anyone|you) can (?:go|come|turn|meet|visit) (?:to (?=\p{Ll}{3,} )|in order to )/giu,
    becomes: 'an app where $1 can ',
    example: [
      'It is a place all sailors can go to get tide tables',
      'It is an app where sailors can get tide tables',
    ],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:we (?:want|aim) to )?(?:become|be|is) (?:the|a|your) (?:one[- ]stop |ultimate |go-to |only |leading )?(?:platform|place|app|hub|shop|solution|marketplace) (?:for|to) `,
      'giu',
    ),
    becomes: '',
    example: [
      'Kites. Become the one-stop platform for renting and selling kites',
      'Kites. renting and selling kites',
    ],
  },
  // What something is called in the app
  {
    form: /(?<!\p{L})(?:(?:the|these|those|such|your) )?(?:\p{L}+ ){0,2}\p{L}+s, (?:which are |that are )?(?:also )?(?:known|referred to) as ["'“]?(\p{L}+(?: \p{L}+)?)["'”]?,(?= )/giu,
    becomes: '$1',
    example: ['The saved places, known as perches, can be shared', 'perches can be shared'],
  },
  // What a part of it is good for
  {
    form: new RegExp(
      String.raw`${start}(?:the|its|this|an?|your) (\p{L}+(?: \p{L}+)?) can (?:also )?be used (?:to|for) (?=\p{Ll})`,
      'giu',
    ),
    becomes: '$1, ',
    example: ['The level can be used to align a shelf', 'level, align a shelf'],
  },
  {
    form: /(?<!\p{L})(?:and |but )?(?:when |if )?(?:combined|used|paired) (?:together )?with (?:the |your )?(\p{L}+),? (?:it|this|they|you) can (?:also )?(?:be used to )?(?=\p{Ll})/giu,
    becomes: 'and with $1, ',
    example: [
      'Level, and when combined with the camera it can measure walls',
      'Level, and with camera, measure walls',
    ],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:the )?((?:\p{L}+ )?\p{L}+s) (?:can )?use it (?:to|for) (?=\p{Ll})`,
      'giu',
    ),
    becomes: '$1 can ',
    example: ['A farm app. Crew members use it to count sheep', 'A farm app. Crew members can count sheep'],
  },
  // "BMI calculation based on weight and height": what works that out
  {
    form: new RegExp(
      String.raw`${start}(?:(?:an? )?(?:accurate|precise|quick|instant|simple|automatic) )?((?:\p{L}+ )?\p{L}+) (?:calculation|computation|estimation) (?:based on|from|using|out of) (?=\p{L})`,
      'giu',
    ),
    becomes: '$1 calculator with ',
    example: [
      'Accurate sail area calculation based on wind, weight',
      'sail area calculator with wind, weight',
    ],
  },
  // Where its content comes from
  {
    form: /(?<=\p{L}) (?:would |will |could |can )?(?:uses?|using|calls?|calling) (?:the |an? |some )?(?:\p{Lu}[\p{L}.]* |public |free |open |external |third-party ){0,2}APIs? (?:to|for) (?=\p{Ll})/gu,
    becomes: ' can ',
    example: ['The app uses the Tides API to show high water', 'The app can show high water'],
  },
  // What else it is called
  {
    form: new RegExp(
      String.raw`${start}(?:you (?:may|might|probably) (?:have |already )*(?:heard|know|seen) (?:of )?(?:it|this|them) (?:called |as |under the name |named )(?:[^.!?\n"]|"[^"\n]*[^.!?"\n]")*(?:[.!?]|"[^"\n]*[.!?]"|$)\s*)`,
      'giu',
    ),
    becomes: '',
    example: [
      'A knot guide. You may have heard it called "the art of rope." Tie a knot',
      'A knot guide. Tie a knot',
    ],
  },
  // What it is a little like
  {
    form: /(?:,| —| -| –)? ?(?<!\p{L})(?:kind of|sort of|a bit|a little|more) like (?:an? |the )?(?!\p{Lu})[^.,;!?\n]{3,40}?(?: (?:instead of|rather than|than|but not|not) (?:an? |the )?[^.,;!?\n]{3,30})?(?=\s*(?:[.;!?\n]|$))/gu,
    becomes: '',
    example: [
      'It pairs cooks with kitchens, kind of like a dating site instead of a board. Chat',
      'It pairs cooks with kitchens. Chat',
    ],
  },
  // When something happens by itself
  {
    form: /(?<!\p{L})(?:and )?(?:then )?(?:any ?time|whenever|each time|every time) (?:your|the|my|an?) \p{L}+ \p{L}+s(?:(?: (?:from|to|with|in|at|into|near|off|on))?(?: (?:your|the|my|an?))? \p{L}+,|(?: (?:from|to|with|in|at|into|near|off|on)(?: (?:your|the|my|an?))?(?: \p{L}+)?)?,?) (?=(?:the|your|its|it|an?)\b)/giu,
    becomes: '',
    example: ['Whenever your bike leaves the shed, the time is saved', 'the time is saved'],
  },
  {
    form: /(?<=\b(?:if|when|whenever|once) (?:the |your |an? )?)(\p{L}+(?: \p{L}+)?) (?:suddenly |quickly |sharply |slowly |rapidly )?(drops|rises|falls|changes|increases|decreases),? (?:an? |the )?((?:\p{L}+ ){1,4}?)(?:is|are|gets|will be|can be) (?:sent|shown|displayed|triggered|raised|issued)(?!\p{L})/giu,
    becomes: (_whole, what = '', does = '', sent = '') => `${what} ${does}, send ${sent.trim()}`,
    example: ['If the level suddenly rises, a flood alert is sent', 'If the level rises, send flood alert'],
  },
  // What one does all day
  {
    form: /(?<=\p{L}(?:s|ies)) (?:that |which )?(?:you|they|i|we|people) (?:do|have|own|are doing|are involved in)(?: (?:during|throughout|over) the (?:day|week))?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Track the chores that you do during the day. Totals', 'Track the chores. Totals'],
  },
  {
    form: /(?<!\p{L})how (?:much|long) time (?:you|i|they|we|users?|people|one) (?:have |has )?spen[dt]s? (?:on |doing |in |at |with |during )?(?:the |your )?(days|weeks|months)((?:,| and|, and) (?:weeks|months|years))*(?: (?:doing|on|with) [^.,;\n]{3,40})?/giu,
    becomes: (whole) =>
      `time spent by ${[...whole.matchAll(/day|week|month|year/giu)].map(([span]) => span.toLowerCase()).join(', ')}`,
    example: [
      'See how much time you spend during the weeks, and months doing chores',
      'See time spent by week, month',
    ],
  },
  {
    form: new RegExp(
      String.raw`${start}(?:use (?:this|the) app to:? )?improve (?:your|their|one['’]s) (?:\p{L}+ ){0,2}(?:skills?|life|lives|habits?|health|wellbeing|productivity|performance|memory)\s*[.!]`,
      'giu',
    ),
    becomes: '',
    example: ['Log chores. Improve your time management skills. Totals', 'Log chores.  Totals'],
  },
  // What is wrong without it
  {
    form: new RegExp(
      String.raw`${start}(?:the )?(?:(?:current|existing|today['’]s) )?(?:problems?|motivation|background|problem statement)\s?:\s[^.\n]*(?:[.\n]|$)\s*`,
      'giu',
    ),
    becomes: '',
    example: ['Motivation: late lists, no overview. A rota', 'A rota'],
  },
  // What somebody knows who asks for it
  {
    form: new RegExp(
      String.raw`${start}as (?:an? )?((?:\p{L}+ )?\p{L}+), (?:i|we) (?:know|think|feel|believe|find|struggle|understand|realise|realize|get tired|am tired)\b[^.!?\n]*[.!?]\s*`,
      'giu',
    ),
    becomes: (_whole, who = '') => `For ${toPlural(who.toLowerCase())}. `,
    example: ['As a caver, I know it is hard to find maps. Cave maps', 'For cavers. Cave maps'],
  },
  {
    form: /(?<!\p{L})(?:in )?(?:what|which) (?:kinds? of |of the )?(area|place|street|district|route|spot|shop|dish|book|trail)s?(?: (?:of|in) \p{Lu}\p{L}+)? (?:I|i|you|we|one|people|they) (?:should|had better|ought to) (avoid|visit|see|try|choose|take|skip|buy|read|eat)(?!\p{L})/gu,
    becomes: '$1s to $2',
    example: ['Show which streets of Ghent I should avoid', 'Show streets to avoid'],
  },
  {
    form: /(?<!\p{L})(?:very,? )+(quickly|easily|fast|simply)(?!\p{L})/giu,
    becomes: '$1',
    example: ['Store a word very, VERY quickly', 'Store a word quickly'],
  },
  {
    form: /(?<!\p{L})(clock|check|sign|punch) in ?(?:\/|or|&) ?(?:(?:clock|check|sign|punch) )?out(?!\p{L})/giu,
    becomes: '$1 in and $1 out',
    example: ['Crews clock in/out', 'Crews clock in and clock out'],
  },
]

/** A description without what its writer says of how and why the program was made. */
export const withoutMakers = (text: string): string => {
  const rest = reword(text, programTurns).trim()
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1)
}
