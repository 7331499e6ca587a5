import type { Turn } from './turn.ts'

/** A word of a name; "savings and features like" begins another list. */
const word = String.raw`(?!(?:and|or|like|with|such|including|features)\b)[\p{L}'’-]+`
const names = String.raw`(?:${word} ){0,3}${word}`
const several = String.raw`${names}(?:, ${names})*,? (?:and|or) ${names}`
const ends = String.raw`(?=\s*(?:[.;,!\n]|$))`
const listed = (words: string) =>
  words
    .split(/,? (?:and|or) |, /)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ')

/** Turns of owners who tell of their own shop or club: what they have, in which states, for whom and how long. */
export const ownerTurns: readonly Turn[] = [
  {
    form: /\b(an?|our) (?:internal|in-house) (app|tool|platform)(?= (?:for|to|with)\b)/giu,
    becomes: 'an $2',
    example: ['We need an internal app for rangers', 'We need an app for rangers'],
  },
  // "Someone near you has a ladder": people offer it, and nobody keeps it in a list of quarters.
  {
    form: /\b(?:someone|somebody|anyone|people|neighbou?rs|others) (?:near(?:by| you| me)?|around (?:you|me)|close by|in (?:your|the|my) (?:street|block|building|area)|next door)(?: (?:may|might|always|surely|probably))? ha(?:s|ve) /giu,
    becomes: 'people nearby offer ',
    example: ['Somebody in your street has a drill to lend', 'people nearby offer a drill to lend'],
  },
  // "I want customers to browse": they can.
  {
    form: /(,? and|\bi|\bwe) (?:want|would like|['’]d like|need) (?:my |our |the )?(\p{L}+s|people) to (?:be able to )?(?=\p{Ll})/giu,
    becomes: (_whole, how, who) => `${/and/i.test(how ?? '') ? ', ' : ''}${who ?? ''} can `,
    example: ['I want guests to reserve a canoe.', 'guests can reserve a canoe.'],
  },
  {
    form: /\b(?:each|every) (\p{L}+) (?:logs|signs) in(?: and (?=\p{L}))?/giu,
    becomes: (_whole, who) => `${who ?? ''}s log in, `,
    example: ['Each ranger logs in and sees the huts', 'rangers log in, sees the huts'],
  },
  {
    form: /(?<=^\s*)(?:an? |the )?(?:agency |design |project |client |app )?brief(?:ing)?: (?=\p{L})/giu,
    becomes: '',
    example: ['Agency brief: app for a rowing race', 'app for a rowing race'],
  },
  {
    form: /,? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen) of (?:them|us)(?=[,.;\n]|$)/giu,
    becomes: '',
    example: ['I let boats on the lake, six of them. Prices', 'I let boats on the lake. Prices'],
  },
  {
    form: /,? (?:like|such as|for example|e\.g\.) \p{L}+ing [^.;,\n]{3,30}(?:,| or| and) \p{L}+ing [^.;,\n]{3,30}(?=[.;,\n]|$)/giu,
    becomes: '',
    example: [
      'Chores earn coins, like feeding the cat or watering the beans; a chart',
      'Chores earn coins; a chart',
    ],
  },
  {
    form: /,? (?:for example|for instance|e\.g\.) (?:if|when) [^.;,\n]{3,50}(?=[.;,\n]|$)/giu,
    becomes: '',
    example: ['Publish news, for example if a talk is late.', 'Publish news.'],
  },
  {
    form: / to (?:show|scan|present) (?:at|on) the (?:till|entrance|door|gate|counter|checkout|reception|desk)(?=[.;,\n]|$| and )/giu,
    becomes: '',
    example: ['A digital pass to show at the till.', 'A digital pass.'],
  },
  {
    form: /, (?:and )?whose turn it is(?: to [^.,;\n]{2,30})?(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['A list for sweeping the hall, whose turn it is.', 'A list for sweeping the hall.'],
  },
  {
    form: /\bsay (?:whether|if) (?:their|the|your|our) \p{L}+ (?:can|will|is able to) (?:come|attend|play|make it|take part)(?!\p{L})/giu,
    becomes: 'confirm attendance',
    example: ['Parents say whether their child can come.', 'Parents confirm attendance.'],
  },
  {
    form: /(?<=(?:^|[.;!?\n])\s*)((?:\p{L}+ ){0,2}\p{L}+) (?:get|gets|are|is|can be|should be) reported(?!\p{L})/giu,
    becomes: (_whole, what) => `Report ${(what ?? '').toLowerCase()}`,
    example: ['Broken oars get reported with a photo.', 'Report broken oars with a photo.'],
  },
  {
    form: /(?<=^\s*)i(?:['’]m| am) (?:running|managing) (?=an? )/giu,
    becomes: 'I run ',
    example: ["I'm running a dog school and want a calendar", ' ,  a dog school and want a calendar'],
  },
  {
    form: /(?<=^\s*)we are [^.,\n]{2,20} who (?:organi[sz]e|run|host|hold) ([^.,\n]+)\.(?=\s)/giu,
    becomes: (_whole, what) => `An app for ${what ?? ''}.`,
    example: ['We are two sisters who organise quiz nights. Dates', 'An app for quiz nights. Dates'],
  },
  // What there is to be seen of theirs.
  {
    form: /\b(?:which|what) (\p{L}+s) we (?:offer|have|sell|provide|do|serve)(?!\p{L})/giu,
    becomes: (_whole, what) => what ?? '',
    example: ['Guests see which massages we offer with prices', 'Guests see massages with prices'],
  },
  {
    form: /\bbrowse what we (?:have|offer|sell)(?!\p{L})/giu,
    becomes: 'browse items',
    example: ['Browse what we have by size', 'browse items by size'],
  },
  {
    form: /\bwhat (?:we|the \p{L}+) (?:currently |urgently |really )?needs?(?: (?:the )?most)?(?: urgently)?(?= |[.,;]|$)/giu,
    becomes: 'needed items',
    example: ['Donors see what we need most', 'Donors see needed items'],
  },
  // "Boxes such as small, large or flat": these there are to choose from.
  {
    form: new RegExp(
      String.raw`\b(?!(?:features|functions|capabilities|things|tools|screens|pages|apps|details)\b)(\p{L}+s)(?: (?:they|you|we|i) (?:have|need|want|own))?,? such as (${several})${ends}`,
      'giu',
    ),
    becomes: (_whole, what, some) => `${what ?? ''} (${listed(some ?? '')})`,
    example: [
      'Pledge goods such as rice, tinned soup or oil, pick a date',
      'Pledge goods (rice, tinned soup, oil), pick a date',
    ],
  },
  {
    form: new RegExp(
      String.raw`\b(status|state|stages?|steps|shifts)(?: is|es)?: (${names}(?:, ${names})+(?:,? (?:and|or) ${names})?)${ends}`,
      'giu',
    ),
    becomes: (_whole, what, some) => `${what ?? ''} (${listed(some ?? '')})`,
    example: [
      'Huts with their status: dirty, in repair, ready.',
      'Huts with their status (dirty, in repair, ready).',
    ],
  },
  {
    form: new RegExp(
      String.raw`\b(?:follow|track) (?:the |their |its )?(\p{L}+): (${names}(?:, ${names})+(?:,? (?:and|or) ${names})?)${ends}`,
      'giu',
    ),
    becomes: (_whole, what, some) => `track ${what ?? ''}, status (${listed(some ?? '')})`,
    example: [
      'They can follow the repair: waiting, in work, painted, done.',
      'They can track repair, status (waiting, in work, painted, done).',
    ],
  },
  // One example or another is no choice.
  {
    form: /,? (?:for example|for instance|e\.g\.|say) [^.;,\n]{3,30} or [^.;,\n]{3,30}(?=[,.;\n]|$)/giu,
    becomes: '',
    example: [
      'Note what was learnt, for example knots or flags, and send it',
      'Note what was learnt, and send it',
    ],
  },
  {
    form: /[:,]? (?:and )?(?:every|each|the) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|\d+th) \p{L}+ (?:is|comes) (?:free|on us|on the house|half price|for free)/giu,
    becomes: '',
    example: ['A stamp card: every tenth ride is free. Prices', 'A stamp card. Prices'],
  },
  // "Races we're going to", "the address they're moving to": races, the address.
  {
    form: /\b(?!(?:whether|when|that|what|where|how|because|while|which|who|and|but|so) )(\p{L}{3,}) (?:they|you|we)(?:['’]re| are) \p{L}+ing(?: (?:from|to|with|in|at|on|for|and))*(?=[,.;]|$| and )/giu,
    becomes: (_whole, what) => what ?? '',
    example: ["A list of trips we're going on, with lifts", 'A list of trips, with lifts'],
  },
  {
    form: /(?<=\b(?:warning|alert|message|notification|mail|letter)s?),? when (?:it|they|this|that)(?:['’]s| is|['’]re| are) \p{L}+(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ["Send a warning when it's high, and take notes", 'Send a warning, and take notes'],
  },
  {
    form: /\bwrite down what (?:they|you|we|i|people) \p{L}+(?: and (?:when|where|how))?(?=[.,;\n]|$)/giu,
    becomes: 'write notes',
    example: ['Growers write down what they sowed and when.', 'Growers write notes.'],
  },
  {
    form: new RegExp(
      String.raw` (?:for (?:\d+|a few|two|three|up to \d+) (?:hours|days|weeks|minutes|months)|on the (?:big |wedding )?day|in (?:my|our|the|your) (?:region|area|city|town|country|village|street|valley))(?:${ends}|(?= and ))`,
      'giu',
    ),
    becomes: '',
    example: [
      'Reserve a coat for 24 hours and upload photos on the day.',
      'Reserve a coat and upload photos.',
    ],
  },
  {
    form: /\bpick (?:it|them|the item|the order) up(?: (?:in|at|from) (?:the|our|my) \p{L}+)?/giu,
    becomes: 'choose pick-up',
    example: ['Reserve a coat and pick it up in the shop', 'Reserve a coat and choose pick-up'],
  },
  {
    form: /\b(?:each|every) (\p{L}+) has (?:a|its own|an own) (?:page|screen|profile) with /giu,
    becomes: (_whole, what) => `each ${what ?? ''} has `,
    example: ['Each whale has a page with a picture and its size', 'each whale has a picture and its size'],
  },
  {
    form: /\bwhere (?:it|they|he|she) lives?(?=[.,;\n]|$)/giu,
    becomes: 'habitat',
    example: ['Each whale has a picture and where it lives.', 'Each whale has a picture and habitat.'],
  },
  {
    form: /(?:,? and)? others (?:can )?(?:tap|click|mark|say) that [^.,;\n]+/giu,
    becomes: '',
    example: ['Post a wish and others tap that they share it.', 'Post a wish.'],
  },
  // "Found things should be registered": one does.
  {
    form: /(?<=(?:^|[.;!?\n])\s*(?:[-*•] )?)((?:\p{L}+ ){0,4}\p{L}+) (?:should|must|can|have to|need to) (?:also )?be (?:registered|recorded|logged|documented|noted)(?:,? (?:too|as well))?(?!\p{L})/giu,
    becomes: (_whole, what) => `Log ${(what ?? '').toLowerCase().replace(/^lost and found /, 'found ')}`,
    example: ['Lost and found items should be registered, too, with date', 'Log found items, with date'],
  },
  // "Evenings for Danish, Finnish and Czech": in which language.
  {
    form: /\b(\p{L}+s) (?:for|in) ((?:English|Spanish|Italian|French|German|Dutch|Danish|Finnish|Czech|Polish|Portuguese|Japanese|Chinese|Russian|Turkish|Arabic|Greek|Swedish|Norwegian|Korean)(?:(?:, |,? and |,? or )(?:English|Spanish|Italian|French|German|Dutch|Danish|Finnish|Czech|Polish|Portuguese|Japanese|Chinese|Russian|Turkish|Arabic|Greek|Swedish|Norwegian|Korean))+)/gu,
    becomes: (_whole, what, some) => `${what ?? ''}, language (${listed(some ?? '')})`,
    example: [
      'Evenings for Danish, Finnish and Czech, reserve a seat',
      'Evenings, language (Danish, Finnish, Czech), reserve a seat',
    ],
  },
]
