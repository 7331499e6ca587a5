import type { Turn } from '../turns/turn.ts'

const each = '(?:every(?: single)?|each(?: and every)?|all(?: of)?(?: the| my| our| his| her)?|my|our|the)'
const roughly = '(?:about|around|roughly|almost|nearly|over|more than|some|approximately|approx\\.?|circa)'
const held =
  'filled|loaded|inked|fitted|kept|stored|made|planted|mounted|wrapped|parked|placed|lined|strung|found|bought'

/** What people keep of their things, as they tell it of each in passing: "every lighthouse I have visited", "ink it is filled with". */
export const keptTurns: readonly Turn[] = [
  // "Keep a record of every lighthouse": the lighthouses are kept, and no records.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:keep|keeps|make|have) (?:a |an )?(?:full |complete |running |simple |digital |written )?(?:records?|log|note|notes|register|account|count) of ${each} (?=\p{L})`,
      'giu',
    ),
    becomes: 'log each ',
    example: ['Keep a record of every windmill with its year', 'log each windmill with its year'],
  },
  {
    form: /(?<=(?:^|[.!?\n])\s*log each (?:\p{L}+ )?\p{L}{3,}) (?:that )?(?:i|we) (?:have |['’]ve )?(?:ever |already |been )?(?:visited|seen|been to|climbed|walked|crossed|spotted|read|met|tried|tasted|played|owned|heard|to)(?= with\b|[,.;])/giu,
    becomes: '',
    example: ['log each windmill I have climbed with a photo', 'log each windmill with a photo'],
  },
  // "I always lose track of my characters": they are what is kept.
  {
    form: /(?<!\p{L})(?:and )?(?:i |we )?(?:always |constantly |keep |often )?los(?:e|ing) track of (?=(?:my|our|the|which|who|what|all) )/giu,
    becomes: '. ',
    example: ['I paint and always lose track of my brushes', 'I paint . my brushes'],
  },
  // "Ink it is filled with now": the ink.
  {
    form: new RegExp(
      String.raw`(?<=\p{L}{3,}) (?:that |which )?(?:it|they|he|she) (?:is|are|was|were|['’]s) (?:currently |now |last )?(?:${held}) (?:with|in|on|at|by|from|of)(?: now| today| currently| at the moment| right now)?(?=\s*(?:[,.;]|$| and | or ))`,
      'giu',
    ),
    becomes: '',
    example: ['Lures with the box they are kept in, and weight', 'Lures with the box, and weight'],
  },
  {
    form: /(?<!\p{L})who (?:is|are) (?:currently |now )?(?:parked|moored|living|staying|stationed|placed|lodged|stored)(?: there| here| in (?:it|them)| on (?:it|them)| in each)?(?=\s*(?:[,.;]|$| and ))/giu,
    becomes: 'occupant',
    example: ['Moorings: length, who is moored there, fee', 'Moorings: length, occupant, fee'],
  },
  // "About 120 robes": how many they are.
  {
    form: new RegExp(
      String.raw`(?<=\b(?:have|own|keep|store|lend|rent out|rent|run|manage|look after|of|with) )${roughly} (?:\d[\d.,]*|a (?:hundred|thousand|dozen)|(?:two|three|four|five|six) (?:hundred|dozen)|hundreds of|dozens of) (?=\p{L}{3,}s(?!\p{L}))`,
      'giu',
    ),
    becomes: '',
    example: ['We have about 300 lamps in boxes', 'We have lamps in boxes'],
  },
  {
    form: /(?<=\p{L}) (?:in|of|with) (?:different|various|several|many|all) (size|colou?r|length|width|shape|height|weight|age|material|brand|price|style|flavou?r|format)s(?=\s*(?:[,.;]|$| and (?:we|i|they|want|need|have)\b))/giu,
    becomes: ' with $1',
    example: ['Lamps in different colours, and who has them', 'Lamps with colour, and who has them'],
  },
  // "Work out a price": it stands there.
  {
    form: /(?<!\p{L})(?:work|works|figure|figures) out (?:a|an|the|what|my|our) (price|cost|total|fee|share|average|score|sum|profit|dose|rent|wage|pay)(?=\s*(?:[,.;]|$| and ))/giu,
    becomes: 'calculate the $1',
    example: [
      'Measure, choose a lamp, work out a price and send it',
      'Measure, choose a lamp, calculate the price and send it',
    ],
  },
  {
    form: /(?<!\p{L})(?:an? |the )?(?:requests?|option|way|button) to (?:have|get) (?:the|my|their|his|her|a|your|our|an) (\p{L}+) (?:brought|taken|moved|picked|fetched|delivered|collected|cleaned|checked|serviced|put|parked|rolled)(?: up| out| in| back| away| over| down| round)?(?=\s*(?:[,.;]|$| and ))/giu,
    becomes: '$1 requests',
    example: ['Berths, a request to have the boat taken out', 'Berths, boat requests'],
  },
  {
    form: /(?<!\p{L})thank you (notes?|cards?|messages?|letters?)(?!\p{L})/giu,
    becomes: 'thank-you $1',
    example: ['Who came, thank you cards', 'Who came, thank-you cards'],
  },
  // Nobody taps that two do not meet.
  {
    form: /,? (?:and |with |so that there are |without )?(?:no|any) (?:overlaps?|clashes|collisions?|double[- ]bookings?|conflicts?|overlapping \p{L}+)(?: (?:if|when|for|with|between) [^.,;\n]{3,50})?(?=\s*(?:[,.;]|$))/giu,
    becomes: '',
    example: [
      'Tutors open hours, pupils book, no clashes when two want one, rooms',
      'Tutors open hours, pupils book, rooms',
    ],
  },
  {
    form: /(?<!\p{L})(?:an? |the )?go ?(?:\/|or|and) ?no[- ]?go (?:decision|call|status|sign|light)(?:s)?(?: (?:for|on|about|of) the weather)?(?: (?:in|on) the (?:evening|night|day|morning) before)?/giu,
    becomes: 'weather decision (go, no-go)',
    example: ['Sailors see the go/no-go call on the day before', 'Sailors see weather decision (go, no-go)'],
  },
  {
    form: /(?<!\p{L})(?:an? )(?:overall |nice |big |coloured )?progress bar(?!\p{L})(?! (?:for|of|with|per)\b)/giu,
    becomes: 'overall progress',
    example: ['Ranking and a progress bar', 'Ranking and overall progress'],
  },
  // "One million metres by Christmas": what all want to reach.
  {
    form: /(?<!\p{L})(?:\d[\d.,]*|one|two|five|ten|a) ?(?:k|million|thousand|hundred|hundred thousand)? (?:met(?:re|er)s|kilomet(?:re|er)s|km|miles|steps|laps|lengths|pages|push-?ups|minutes|hours) (?:by|until|till|before) (?:the end of )?(?:the |this |next )?(?:year|summer|spring|winter|autumn|christmas|easter|new year|\p{Lu}\p{L}+)(?=\s*(?:[,.;]|$))/giu,
    becomes: 'shared goal',
    example: [
      'Our cycling group: 20,000 miles by Easter, each logs miles',
      'Our cycling group: shared goal, each logs miles',
    ],
  },
  // "Pay per half hour": what it costs.
  {
    form: /(?<=(?:^|[,;]) ?(?:and )?)pay(?:s|ing)? per (?:half[- ])?(hour|session|lesson|slot|visit|class|day|night|game|round|person|kilo|mile)(?=\s*(?:[,.;]|$| and ))/giu,
    becomes: 'see the price per $1',
    example: ['Guests choose a boat, pay per half hour', 'Guests choose a boat, see the price per hour'],
  },
  // Who signs up for a day says what he brings, and opens no account.
  {
    form: /(?<=\b(?:can|should|to|may|will|able to|and) )sign up(?:,| and) (?=(?:say|tell|write|note|choose|pick|enter) )(?![^.\n]*\b(?:password|account|e-?mail|log ?in|profile)\b)/giu,
    becomes: '',
    example: ['Neighbours can sign up and say what they bake', 'Neighbours can say what they bake'],
  },
  // "The class sets of tablets and microscopes": sets, of which there are these.
  {
    form: /(?<!\p{L})((?:the |our |its )?(?:\p{L}+ )?(?:sets|kits|boxes|types|kinds)) of (\p{L}{4,}s), (\p{L}{4,}s)(?:,? and (?:the |a )?(\p{L}{4,}s?))(?: for \p{L}{2,})?(?=\s*(?:[,.;]|$))/giu,
    becomes: '$1 ($2, $3, $4)',
    example: [
      'Lend the craft kits of looms, kilns and presses, with dates',
      'Lend the craft kits (looms, kilns, presses), with dates',
    ],
  },
  {
    form: /(?<=\bapp (?:that|which) )tells? (?!(?:users|people|me|us|you|them)\b)\p{L}+s (?=(?:how|what|which|when|where) )/giu,
    becomes: 'shows ',
    example: ['An app that tells gardeners which week to sow', 'An app that shows which week to sow'],
  },
  // "We need the cameras insured": what each is worth, and no field of that name.
  {
    form: /(?<=\b(?:need|needs|want|wants|have|get) )(?:all )?(?:our |the |my |its )?(\p{L}{4,}s) (?:insured|catalogued|inventoried|listed|registered)(?=\s*[:,.;])/giu,
    becomes: 'a list of $1',
    example: [
      'Our film club needs the cameras insured: value',
      'Our film club needs a list of cameras: value',
    ],
  },
]
