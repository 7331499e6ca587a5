import type { Turn } from './turn.ts'

/** What somebody does once with what an app makes: how quickly it goes says nothing of the app. */
const quickly =
  'track|log|book|find|create|make|build|send|scan|order|get|split|design|edit|share|plan|record|add|sell|write|rent|hire|check|note|pay|start|join|publish|invoice'
/** People a description speaks of as those who come, pay and answer. */
const people =
  'friends?|members?|people|players|guests|neighbou?rs|colleagues|classmates|families|parents|teammates|relatives|attendees'

/** What one finds out, sees or is shown at the end of a sentence, in the words of the screens that show it. */
export const seenTurns: readonly Turn[] = [
  // "Track your mood in seconds, ..."
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${quickly})s? (?:[\p{L}'-]+,? ){1,8})in (?:just |only |under )?(?:a few |a couple of |two |three |\d+ )?(?:seconds|minutes|moments|clicks|taps|steps)(?=\s*(?:[,.;:]|$| and\b))`,
      'giu',
    ),
    becomes: '',
    example: ['Rent a van in minutes and see the rates', 'Rent a van  and see the rates'],
  },
  // What comes out of a diary when one looks back.
  {
    form: /(?<=(?:^|[,;:] ?| and )(?:to )?)(?:discover|see|find out|learn|understand|know|spot|notice|figure out|recogni[sz]e)s? (?:what|which [\p{L}]+) (?:really |actually )?(?:makes?|helps?|keeps?|improves?|affects?|influences?|lifts?|boosts?|hurts?|drains?|works?)(?: [\p{L}'’]+){0,6}(?=\s*(?:[,.;:]|$))/giu,
    becomes: 'insights',
    example: ['Note your energy and discover what drains you', 'Note your energy and insights'],
  },
  // "See how much your car really consumes"
  {
    form: /(?<!\p{L})how much (?:(?:fuel|petrol|gas|diesel) )?(?:your|my|the|each|our) (car|vehicle|van|bike|motorbike|motorcycle|truck|fleet)s? (?:really |actually |truly )?(?:consumes?|uses?|burns?|drinks?|needs?)(?!\p{L})/giu,
    becomes: 'consumption',
    example: ['Note fill-ups and see how much your van burns', 'Note fill-ups and see consumption'],
  },
  // "See which friends are going": those who come, whoever they are.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:which|what|whether|if|how many)(?: of)?(?: (?:your|my|the|other))* (?:${people}) (?:are|is|will be) (?:also )?(?:going|coming|attending|in|there|joining)(?!\p{L})`,
      'giu',
    ),
    becomes: 'who is coming',
    example: ['Find concerts and see which of your friends are going', 'Find concerts and see who is coming'],
  },
  // "See who has paid in"
  {
    form: /(?<!\p{L})who(?: has|['’]s| have)?(?: already| still)? (?:paid(?: in| up| back)?|contributed|chipped in|put in money)(?: (?:their|his|her) share)?(?!\p{L})/giu,
    becomes: 'who has paid',
    example: ['A kitty where you see who chipped in', 'A kitty where you see who has paid'],
  },
  // "A report you can send to your doctor"
  {
    form: /(?<!\p{L})(reports?|summar(?:y|ies)|overviews?|exports?|charts?) (?:that |which )?(?:you|one|i|users|patients) can (?:send|show|share|email|e-mail|take|bring|print|hand)(?: out)?(?: to| with| for)? (?:your|the|my|their|a) (doctor|physician|vet|coach|therapist|nurse|midwife|gp|accountant|tax advis[eo]r|teacher|landlord|boss|employer|insurer)(?!\p{L})/giu,
    becomes: 'reports for the $2',
    example: ['A diary with a summary you can show your vet', 'A diary with a reports for the vet'],
  },
  // What points are handed in for.
  {
    form: /(?<!\p{L})(?:and )?(?:exchanges?|redeems?|swaps?|trades?(?: in)?|cash(?:es)?(?: in)?|spends?|turns?|converts?|uses?) (?:them|it|these|their (?:points|stars|coins|tokens|stickers)|(?:the |your )?(?:points|stars|coins|tokens|stickers)) (?:for|on|in|into|against) (?:\p{L}+ )?(rewards|prizes|treats|vouchers|gifts|perks|privileges)(?!\p{L})/giu,
    becomes: ', $1',
    example: ['Children collect stickers and trade them for prizes', 'Children collect stickers , prizes'],
  },
  // Among people who sell to each other, offers are made to the one who sells.
  {
    form: /(?<=\b(?:sell|selling|used|second-?hand|pre-?owned|classifieds?)\b[^.]*(?:with|and|,) )(?:price )?offers(?=\s*(?:[,.;]|$| and\b))/giu,
    becomes: 'make an offer',
    example: [
      'Sell your old bikes with photos and offers',
      'Sell your old bikes with photos and make an offer',
    ],
  },
  // Coding is what one learns, and no code.
  {
    form: /(?<!\p{L})(learn|learning|teach(?:es)?(?: (?:kids|children|you|beginners|people|everyone|girls))?)(?: how)? to code(?!\p{L})/giu,
    becomes: '$1 programming',
    example: ['Learn how to code in ten weeks', 'Learn programming in ten weeks'],
  },
  // "Connects charities with helpers": both use it.
  {
    form: /(?<!\p{L})((?:platform|app|marketplace|service|network|tool|community|place|site) (?:that|which) )(?:connects|matches|links|brings together|pairs|unites) ((?:\p{L}+ )?\p{L}+s) (?:with|to|and) ((?:local |nearby |new |qualified |trusted |verified )?\p{L}+(?:s|people))(?= (?:for|who|in|to|near|from)\b|\s*(?:[,.;:]|$))/giu,
    becomes: (_whole, _lead = '', one = '', other = '') => `platform for ${one} and ${other}`,
    example: ['A service that links bakers with millers', 'A platform for bakers and millers'],
  },
  // "For one-off or regular tasks": of which kind each is.
  {
    form: /(?<!\p{L})(?:(?:for|with|of|on|in) )?(one-off|one-time|single|occasional) (?:or|and|&|as well as) (regular|recurring|ongoing|repeating|long-term) (tasks|jobs|shifts|visits|lessons|donations|bookings|orders|rides|cleanings?)(?!\p{L})/giu,
    becomes: ', $3 (one-off, regular)',
    example: ['Gardeners for one-off or recurring jobs', 'Gardeners , jobs (one-off, regular)'],
  },
]
