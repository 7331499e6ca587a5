import type { Turn } from '../turns/turn.ts'

const kept =
  '(?:instrument|item|piece|animal|bird|vehicle|machine|device|plant|object|copy|unit|specimen|exemplar)'
const pastime =
  '(?:restore|collect|breed|keep|build|grow|race|fly|tune|raise|own|fix|repair|paint|carve|make|sew|knit)'

/** What people tell of those it is for and of what they have, before or beside what is kept. */
export const peopleToldTurns: readonly Turn[] = [
  // "We repair accordions. Each instrument has": an accordion.
  {
    form: new RegExp(
      String.raw`(?<=^\s*)((?:we|i|my \p{L}+|our \p{L}+) \p{L}{3,9}s? (?:out )?(?:\p{L}+ )?)(\p{L}{4,}s)(\. (?:each|every) )${kept}(?= (?:has|gets|needs|comes|is)\b)`,
      'iu',
    ),
    becomes: (_whole, before = '', things = '', each = '') =>
      `${before}${things}${each}${things.replace(/s$/i, '')}`,
    example: ['We restore clocks. Each piece has a maker', 'We restore clocks. Each clock has a maker'],
  },
  // "A log for people who restore old tractors": a log of them.
  {
    form: new RegExp(
      String.raw`(?<=\b(?:log|diary|notebook|list|tracker|catalogue?|register|record|logbook|journal)) for (?:people|those|anyone|anybody|hobbyists|somebody|someone|everybody) who ${pastime}s? (?=(?:\p{L}+ ){0,2}\p{L}+s\b)`,
      'giu',
    ),
    becomes: ' for ',
    example: ['A log for people who tune harps: strings', 'A log for harps: strings'],
  },
  {
    form: /(?<!\p{L})(?:and )?who (?:broke|damaged|lost|scratched|dented|bent) (?:it|what|the \p{L}+|something|anything)(?=\s*(?:[,.;]|$))/giu,
    becomes: 'damage reports',
    example: ['Booking, who broke the pedal', 'Booking, damage reports'],
  },
  {
    form: /(?<!\p{L})catch(?:ing)? up (?:on |with )?(?:(?:the|a) )?missed (?:ones?|lessons?|classes?|hours?|sessions?)(?: in (?:another|a different|the other) \p{L}+)?/giu,
    becomes: 'book make-up lessons',
    example: ['Pupils pay and catch up missed ones in another class', 'Pupils pay and book make-up lessons'],
  },
  // "The biggest fish of the year table": who stands first.
  {
    form: /(?<!\p{L})(?:an? |the )?((?:biggest|largest|heaviest|longest|fastest|best|most) (?:\p{L}+ ){1,2}of the (?:year|month|season|week)) (?:table|list|board|chart)(?!\p{L})/giu,
    becomes: 'ranking of the $1',
    example: ['Rules, the longest jump of the year table', 'Rules, ranking of the longest jump of the year'],
  },
  // "For our harvest helpers: who works which row": the helpers, each with a row.
  {
    form: /(?<=^\s*)(?:(?:an? |the )?(?:app|tool|something|planner|plan) )?(?:(?:i|we) need (?:something|an app) )?for (?:our|my|the) ((?:\p{L}+ ){0,2}\p{L}*(?:ers|guards|hands|men|women|staff|crew|team)): who (?:works|does|takes|cleans|stands|sits|mows|waters|drives|guards) (?:which |what )(\p{L}+)(?: (?:tomorrow|today|tonight|on which day|at what time|when))?/iu,
    becomes: '$1: $2s, time',
    example: [
      'For our orchard pickers: who works which tree tomorrow, pay',
      'orchard pickers: trees, time, pay',
    ],
  },
  {
    form: /(?<=^\s*)(?:(?:an? |the )?(?:app|tool|something|planner|plan) )?(?:(?:i|we) need (?:something|an app) )?for (?:our|my|the) ((?:\p{L}+ ){0,2}\p{L}*(?:ers|guards|hands|men|women|staff|crew|team)): who (?:works|stands|sits|is|goes) where(?: (?:and )?(?:at what time|when|on which day|tomorrow|today))?/iu,
    becomes: '$1: location, time',
    example: [
      'I need something for the pool guards: who stands where at what time, calls',
      'pool guards: location, time, calls',
    ],
  },
  {
    form: /(?<=: )(?:just |only )?one (?:\p{L}+ )?at a time, /giu,
    becomes: '',
    example: ['A plan: one card at a time, tap', 'A plan: tap'],
  },
  // "One card at a time": how they are shown, and no time of a card.
  {
    form: /,? (?:just |only )?one (?:\p{L}+ )?at a time(?=\s*(?:[,.;]|$))/giu,
    becomes: '',
    example: ['A plan of his day, one card at a time, tap', 'A plan of his day, tap'],
  },
  {
    form: /(?<=^|[,:;.] ?|\b(?:see|know|tell|show|shows|and|,) )(?:whether|if|will) it (?:will |is going to |is likely to )?rains?(?= ?(?:[,.;?]|$| and | tonight| today| tomorrow))/giu,
    becomes: 'weather forecast',
    example: ['Gates, will it rain, chairs', 'Gates, weather forecast, chairs'],
  },
  {
    form: /(?<!\p{L})what (?:the |our |other )?(?:climbers|guests|customers|visitors|members|players|people|readers|parents|pupils|students|users|others) (?:say|think|thought|said|feel)(?: (?:of|about) (?:it|them|us))?(?=\s*(?:[,.;]|$))/giu,
    becomes: 'feedback',
    example: ['Ropes, knots, and what visitors think', 'Ropes, knots, and feedback'],
  },
  {
    form: /(?<!\p{L})(?:shows? |see |sees |tells? (?:me |us |you )?)?how (?:much|many) (?:to|i|you|we|one) (tip|pay|sow|feed|water|drink|eat|dose) (?:in|for|at) (?:each|every) (\p{L}+)(?!\p{L})/giu,
    becomes: '$1 per $2',
    example: ['How much to feed for each hen', 'feed per hen'],
  },
]
