import { classOf } from '../../words/noun-classes.ts'
import { toSingular } from '../../words/forms.ts'
import type { Turn } from './turn.ts'

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const span = `(?:${weekday}|day|week|weekend|month|year|morning|evening|night|season|time)`
const whoever = '(?:they|we|you|i|he|she|it|people|users|members|customers|guests|clients|students|everyone)'
const begins = String.raw`(?<=(?:^|[.;!?\n])\s*(?:[-*•] )?)`
const ends = String.raw`(?=\s*(?:[.;,!\n]|$))`

/** Turns of owners and agencies who tell in whole sentences what an app is to do for a firm, a club or a family. */
export const clientTurns: readonly Turn[] = [
  // "My idea is an app for ...": the app.
  {
    form: /(?<=^\s*)(?:my|our|the) (?:idea|plan|concept|vision|dream|goal) (?:is|was|would be)(?: (?:to (?:build|make|create|have|develop)|simple:|this:))? (?=an? )/giu,
    becomes: '',
    example: ['My idea is an app for kite repairs', 'an app for kite repairs'],
  },
  // Whom it is for says what one does with it.
  {
    form: /\b(app|platform|tool|website|place|service) for (?:people|those|everyone|everybody|anyone|anybody|neighbou?rs|parents|users) (?:who|that) (?:want|would like|like|love|need|wish|have|try)s? to (?=\p{L})/giu,
    becomes: (_whole, what) => `${what ?? ''} to `,
    example: ['An app for people who want to swap seeds', 'An app to swap seeds'],
  },
  {
    form: /\b(?:give|offer|provide) (?:my|our) ((?:\p{L}+ )?\p{L}+) (?:with )?an app(?: (?:with|under) (?:my|our) (?:own )?(?:brand|branding|name|logo))?(?!\p{L})/giu,
    becomes: (_whole, whom) => `have an app for ${whom ?? ''}`,
    example: ["I'd like to give my tenants an app with my brand.", ' ,  an app for tenants.'],
  },
  // How many there are of them is no part of the app.
  {
    form: new RegExp(
      String.raw`${begins}(?:we have|we are|we're|there are|i have)(?: about| around| over| roughly| currently)? (?:\d[\d,.]*|a dozen|twenty|thirty|forty|fifty|sixty|(?:a )?hundred)(?: of us)?(?: \p{L}+){0,2}(?: in [^.;,\n]{3,24})?\s*\.`,
      'giu',
    ),
    becomes: '',
    example: [
      'An app for a scout group. We have 40 scouts in three packs. Camps and badges',
      'An app for a scout group.  Camps and badges',
    ],
  },
  // "Outings are every Tuesday, with distance": each of them has it.
  {
    form: new RegExp(
      String.raw`${begins}(?:the |our )?(\p{L}+s) (?:are|take place|happen) (?:every |on )${span}(?:(?:,| and|, and) (?:every |on )?${span})*,? with `,
      'giu',
    ),
    becomes: (_whole, things) => `Each ${toSingular((things ?? '').toLowerCase())} has `,
    example: [
      'Outings are every Monday and Friday, with distance and leader.',
      'Each outing has distance and leader.',
    ],
  },
  // How often it comes is nothing one keeps.
  {
    form: new RegExp(
      String.raw`${begins}(?:every|each|on) ${span}(?:(?:,| and|, and) (?:every |on )?${span})*,? (?=(?:${whoever}|there)(?:['’]s)?\s)`,
      'giu',
    ),
    becomes: '',
    example: [
      'An allotment app. Every Monday they do a check with weight.',
      'An allotment app. they do a check with weight.',
    ],
  },
  {
    form: new RegExp(
      String.raw` (?:every|each) ${weekday}(?:(?:,| and|, and) (?:every )?${weekday})*${ends}`,
      'giu',
    ),
    becomes: '',
    example: ['Members meet for rides every Tuesday and Sunday.', 'Members meet for rides.'],
  },
  // When it is done, said before or behind what is done.
  {
    form: new RegExp(
      String.raw`${begins}(?:once|when|whenever|after|before|as soon as|while|during) (?!an? new )[^.,;\n]{3,45}, (?=(?:they|we|you|i)\s)`,
      'giu',
    ),
    becomes: '',
    example: [
      'Guests book a hut. Once they arrive, they can order wood.',
      'Guests book a hut. they can order wood.',
    ],
  },
  {
    form: new RegExp(
      String.raw`${begins}(?:after|before|during|at) (?:the|each|every|an?) \p{L}+ (?=(?:${whoever})\s)`,
      'giu',
    ),
    becomes: '',
    example: [
      'A horse riding app. After the lesson we write a note.',
      'A horse riding app. we write a note.',
    ],
  },
  {
    form: /\b((?:mark|stop|start|pause|tick|close)s?(?: \p{L}+){1,4}) (?:when|once|as soon as|if) [^.,;\n]{3,45}(?=[.,;\n]|$)/giu,
    becomes: (_whole, doing) => doing ?? '',
    example: ['Mark orders as paid when the money comes in.', 'Mark orders as paid.'],
  },
  {
    form: /,? (?:at the moment|right now|at the minute|on the (?:big )?day itself|in the meantime|in between|the (?:day|evening|night|week|morning) before|on (?:rainy|sunny|hot|cold|busy|quiet|slow|bad|good) days)(?=\s*(?:[.,;\n]|$)| (?:and|with|they|we|i|you) )/giu,
    becomes: '',
    example: [
      'Send offers on rainy days, show what is in stock right now.',
      'Send offers, show what is in stock.',
    ],
  },
  {
    form: new RegExp(
      String.raw`${begins}(?:in the meantime|in between|meanwhile|on top of that|besides|in addition|of course),? (?=\p{L})`,
      'giu',
    ),
    becomes: '',
    example: [
      'Guests see the bill. In between they can play darts.',
      'Guests see the bill. they can play darts.',
    ],
  },
  // Where it is scanned, and where it goes.
  {
    form: /\b((?:qr|bar)[ -]?code)s? (?:to (?:scan|show)|they (?:scan|show)|which is scanned|for scanning)(?: (?:at|on|in) (?:the|our) \p{L}+(?: \p{L}+)?)?(?=[.,;\n]|$| and )/giu,
    becomes: (_whole, code) => code ?? '',
    example: ['Get a QR code to scan at the gate.', 'Get a QR code.'],
  },
  {
    form: /,? (?:which|that) (?:then |directly |automatically )*(?:goes|go|is sent|are sent|gets sent|is forwarded) (?:straight |directly )?to (?:the |our )?\p{L}+(?: team)?(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['Report a leak, which goes to the caretaker.', 'Report a leak.'],
  },
  // "It would be good to have a list": a list.
  {
    form: /\b(?:it would|it'd|would) (?:also )?be (?:good|nice|great|cool|lovely|perfect|helpful) (?:to have|to see|if there (?:was|were)|if we had) /giu,
    becomes: ', ',
    example: ['It would also be nice to have a list of huts.', ', a list of huts.'],
  },
  {
    form: new RegExp(
      String.raw`${begins}on the (?:first|home|main|start|front) (?:screen|page),? (?:i|we) (?:want|would like|need|['’]d like)(?: to (?:have|see|show))? `,
      'giu',
    ),
    becomes: 'see ',
    example: [
      'A shop for yarn. On the first screen we want to have bargains.',
      'A shop for yarn. see bargains.',
    ],
  },
  // "A place for songs", "a page where members find songs": songs.
  {
    form: /(?<!\b(?:reserve|book|save|hold|rent|request|claim|want|choose|pick)s? )\b(?:there (?:should|must|could) be |we need |i need )?(?:a|some) (?:place|space|spot|area|corner) (?:for|to (?:find|see|keep|store|share)|where (?:\p{L}+ )?\p{L}+ can (?:find|see|keep|store|share)) (?=\p{L})/giu,
    becomes: ', ',
    example: ['There should be a place for scores and recordings.', ', scores and recordings.'],
  },
  // "The board wants to send letters": it can.
  {
    form: new RegExp(
      String.raw`${begins}(?:the|our|my) (board|committee|team|office|staff|management|owner|coach|teacher|trainer|manager|boss|conductor|captain|pastor|chef) (?:wants?|would like|needs?|wish(?:es)?|has|have)(?: to be able)? to (?=\p{Ll})`,
      'giu',
    ),
    becomes: (_whole, who) => `The ${who ?? ''} can `,
    example: ['The board wants to send letters.', ', send letters.'],
  },
  // One who does something in it is no list of them.
  {
    form: new RegExp(
      String.raw`${begins}(?:the|our|my|an?) (\p{L}+(?: \p{L}+)?) (?:can|could|should|may|must|should be able to)(?: also)? (?=\p{Ll})`,
      'giu',
    ),
    becomes: (whole, who) =>
      classOf((who ?? '').toLowerCase().split(' ').at(-1) ?? '') === 'person' ||
      /^(?:board|committee|team|office|staff|management|school|club)$/i.test(who ?? '')
        ? ', '
        : (whole ?? ''),
    example: ['A choir. The conductor can post letters.', 'A choir. , post letters.'],
  },
  // "Nurses award stars": they can.
  {
    form: new RegExp(
      String.raw`${begins}(?!(?:Players|Users|Members|Visitors|Customers|Guests|Readers) )((?:\p{L}+ )?\p{L}+s) (?:(?:(?:need|have|want|get) to|then) (?=\p{Ll})|(?=(?:award|assign|approve|collect|confirm) (?:the|an?|their|its|all|new)\s))`,
      'gu',
    ),
    becomes: (whole, who) =>
      classOf(toSingular((who ?? '').toLowerCase().split(' ').at(-1) ?? '')) === 'person'
        ? `${who ?? ''} can `
        : (whole ?? ''),
    example: [
      'A ward app. Nurses award the stars. Carers need to see their rounds.',
      'A ward app. Nurses can award the stars. Carers can see their rounds.',
    ],
  },
  {
    form: /\b(?:the )?(?:owners?|sellers?|hosts?|lenders?|landlords?|managers?|coach(?:es)?|admins?|trainers?|teachers?|drivers?|providers?|shops?|restaurants?|they|we) (?:then )?(?:can )?(accept|approve|confirm)s?,? or (decline|reject|refuse|deny)s?(?: (?:it|them|the requests?))?(?=[.,;\n]|$)/giu,
    becomes: (_whole, yes, no) => `${yes ?? ''} or ${no ?? ''} requests`,
    example: ['Send a request. The host accepts or declines.', 'Send a request. accept or decline requests.'],
  },
  // What somebody did, and examples of it.
  {
    form: /\b(?:for|of) (?:every|each|all the|any) [^.,;\n]{3,30} (?:they|you|he|she|we|people) (?:do|did|make|take|finish|have done)(?:,? (?:like|such as|e\.g\.|for example) [^.;\n]+)?(?=[.;\n]|$)/giu,
    becomes: '',
    example: [
      'Kids earn stars for every good deed they do, like a tidy room or a song.',
      'Kids earn stars .',
    ],
  },
  {
    form: /\b((?:checklist|challenge|task|goal|defect|problem|issue|chore|exercise)s?),? (?:e\.g\.|e\. g\.|for example|for instance|such as|like) (?:\p{Ll}[^.;\n()]*)(?=[.;\n]|$)/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Every room has a checklist, e.g. beds, bath and towels.', 'Every room has a checklist.'],
  },
  {
    form: /,? (?:and )?(?:say|state|tell us|tell|specify|choose|write) (?:for )?how (?:long|much|often) (?:they|you|we|i|it|one) [^.,;\n]{3,40}(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['Take a photo of the boat, and say for how long you lend it.', 'Take a photo of the boat.'],
  },
  {
    form: /\b(?:say|state|tell us|tell|specify|enter|indicate) how many (\p{L}+) (?:they|you|we|i) (?:are|have|need|want|bring)(?=[.,;\n]|$| and )/giu,
    becomes: (_whole, what) => `enter number of ${what ?? ''}`,
    example: [
      'Families book a hut and state how many people they are.',
      'Families book a hut and enter number of people.',
    ],
  },
  {
    form: / ?\b(?:(?:say|state|tell us|tell|specify|indicate|and) )*(?:whether|if) (?:they|you|we) have (?:any )?(?=\p{L}+ )/giu,
    becomes: ', ',
    example: [
      'Guests book a bed and state if they have any dietary needs.',
      'Guests book a bed, dietary needs.',
    ],
  },
  {
    form: /\b(?:show|see|know) how many ((?:\p{L}+ )?\p{L}+s) (?:we|they) (?!have\b)[^.,;\n]+(?=[.,;\n]|$)/giu,
    becomes: (_whole, what) => `see statistics of ${what ?? ''}`,
    example: ['We want to show how many meals we served this month.', 'We want to see statistics of meals.'],
  },
  // "Who hasn't paid": what is open.
  {
    form: /\b(?:see|know|show|check)(?:,? at a glance,?)? who (?:hasn['’]t|has not|didn['’]t|still has to) (?:yet )?(checked in|check in|paid|pay|replied|reply|answered|answer)(?: yet)?/giu,
    becomes: (_whole, what) =>
      /^check/i.test(what ?? '')
        ? 'see missing check-ins'
        : /^pa/i.test(what ?? '')
          ? 'see open payments'
          : 'see open replies',
    example: ['I want to see at a glance who has not paid yet.', 'I want to see open payments.'],
  },
  {
    form: /\bwho (?:has|have|took|borrowed) which (\p{L}+)(?=[.,;\n]|$)/giu,
    becomes: (_whole, what) => `list of lent ${what ?? ''}s`,
    example: ['A shed: who has which ladder.', 'A shed: list of lent ladders.'],
  },
  {
    form: /\bput (?:your|their|his|her|my) names? down(?: for (?:an? )?(?:day|date|slot|shift))?/giu,
    becomes: 'sign up',
    example: ['A rota where members put their name down for a day.', 'A rota where members sign up.'],
  },
  {
    form: /\b(log|track|note|record|photograph|enter|write down)(s?) what (?:they|i|you|we|people|clients) (?:eat|ate|have eaten|['’]ve eaten)/giu,
    becomes: (_whole, does, end) => `${does ?? ''}${end ?? ''} meals`,
    example: ['They log what they ate with a photo.', 'They log meals with a photo.'],
  },
  {
    form: /(?:,? and)? tick (?:it|them|each|everything) off(?: when done)?(?=[.,;\n]|$)/giu,
    becomes: '. Mark as done',
    example: ['They see drills with sets and tick them off.', 'They see drills with sets. Mark as done.'],
  },
  {
    form: /\b(avatars?|figures?|characters?|pets?|dolls?|animals?|mascots?) (?:(?:that|which) )?(?:they|you|kids|users|one|he|she) can (?:dress up|dress|decorate|style)/giu,
    becomes: (_whole, what) => `${what ?? ''} editor`,
    example: ['They have a pet they can dress up.', 'They have a pet editor.'],
  },
  {
    form: /\b((?:\p{L}+ )?\p{L}+s) (?:that |which )?(?:i|we) (?:upload|add|create|write|make|record|provide)(?=[.,;\n]|$| and )/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Learn verbs with songs we upload, and play games.', 'Learn verbs with songs, and play games.'],
  },
  {
    form: /\bredeem (?:them|these|it|points|their points) (?:for|against) [^.,;\n]{3,40}(?=[.,;\n]|$)/giu,
    becomes: 'redeem points',
    example: ['See points and redeem them for cakes and mugs.', 'See points and redeem points.'],
  },
  {
    form: /\b(?:keep )?(?:an? )?list of (?:the ones|those|what) (?:they|you|i|we|one)(?:['’]ve| have| has) (?:already )?\p{L}+(?=[.,;\n]|$)/giu,
    becomes: 'history',
    example: ["Rate teas and keep a list of the ones they've tried.", 'Rate teas and history.'],
  },
  {
    form: new RegExp(
      String.raw`${begins}(?=\p{L})[^.;,\n]{3,60} should (?:also )?(?:have|get) access(?: too| as well)?${ends}`,
      'giu',
    ),
    becomes: 'Share with others',
    example: [
      'Plan a move. My brother and my flatmate should have access.',
      'Plan a move. Share with others.',
    ],
  },
  {
    form: /,? (?:and )?(?:see )?which (\p{L}+) (?:brings?|brought|earns?|sells?|makes?|costs?)(?: in)? (?:me |us )?(?:the )?(?:most|best|more|least)(?: \p{L}+)?(?=[.,;\n]|$)/giu,
    becomes: (_whole, what) => `, ${what ?? ''} statistics`,
    example: ['A chart of income, and which stall brings the most.', 'A chart of income, stall statistics.'],
  },
  {
    form: /,? (?:and )?what (?:they|people|guests|everyone|everybody) (?:eat|drink|like to eat|want to eat|prefer)(?=[,.;\n]|$| and )/giu,
    becomes: ' and diet',
    example: [
      'A guest list with who has replied and what they eat, the seating',
      'A guest list with who has replied and diet, the seating',
    ],
  },
  {
    form: /\b((?:note|write down|record) [^.;\n]{3,60}?),? and rate (?:it|them)(?=[.,;\n]|$)/giu,
    becomes: (_whole, before) => `${before ?? ''} and leave a rating`,
    example: ['Tutors note what was learnt, and rate it.', 'Tutors note what was learnt and leave a rating.'],
  },
  {
    form: /\b(app|tool|platform) (?:that|which) (?:helps|supports|is for|is made for) ((?:\p{L}+ ){0,2}\p{L}+s (?:of|with) [\p{L} -]{3,24})(?=[.:\n]|$)/giu,
    becomes: (_whole, what, whom) => `${what ?? ''} for ${whom ?? ''}`,
    example: ['An app that helps owners of parrots.', 'An app for owners of parrots.'],
  },
  // "Its call" is what one hears of it.
  {
    form: /\b(?:its|their) calls?(?=,| and |[.;])/giu,
    becomes: 'sound',
    example: ['A page with a picture, its call and its size', 'A page with a picture, sound and its size'],
  },
  {
    form: /\bpush (?=(?:offers|news|messages|updates|deals|announcements)\b)/giu,
    becomes: 'send ',
    example: ['Push news about shows', 'send news about shows'],
  },
  {
    form: /\bsee (?:their|your|my|his|her) (?:own )?(?:working )?day(?=[.,;\n]|$| and | with )/giu,
    becomes: 'see the schedule of the day',
    example: [
      'Drivers see their day and take photos.',
      'Drivers see the schedule of the day and take photos.',
    ],
  },
  {
    form: new RegExp(
      String.raw`${begins}members of (?:our|the|my) (?:\p{L}+ ){1,2}?(?=(?:can|see|get|collect|have)\b)`,
      'giu',
    ),
    becomes: 'Members ',
    example: [
      'A tea room. Members of our cup club see their points.',
      'A tea room. Members see their points.',
    ],
  },
  {
    form: /\bchoose what size (?:their|the|your|my|our) (\p{L}+) (?:is|are)(?!\p{L})/giu,
    becomes: (_whole, what) => `choose ${what ?? ''} size`,
    example: ['They choose what size their garden is, pick a date', 'They choose garden size, pick a date'],
  },
]
