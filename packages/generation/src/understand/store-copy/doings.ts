import type { Turn } from '../turns/turn.ts'

const value = String.raw`(?:(?:available|opening|access|serving|publication|release|purchase|cooking|prep(?:aration)?|due|start|end|home|tasting|age|price|skill|muscle|body|food|file|music|item) )?[\p{L}-]{3,16}`
const values = String.raw`${value}(?:, ${value}){0,7}(?:,? (?:and|or|&) (?:by )?${value})?`
const things = String.raw`(?:(?:your|the|all|any|every|each|my|our|new|nearby) )*(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}`
const ends = String.raw`(?=\s*(?:[.,;!\n]|$)| (?:and|so|to) )`

const each = (list: string): string[] => list.split(/, (?:(?:and|or|&) )?(?:by )?| (?:and|or|&) (?:by )?/i)
const filters = (list: string): string =>
  each(list)
    .map((by) => `filter by ${by}`)
    .join(', ')

/** What is looked at, whoever says that one follows or tracks it. */
const figures =
  'stats|statistics|standings|scores|results|rankings|leaderboards?|tables|brackets?|schedules?|fixtures|prices|rates|trends|reports|forecasts?|balances?|insights|analytics|metrics|figures|averages|totals'

/** What one does in an app, in the words the text of a store has for it. */
export const doings: readonly Turn[] = [
  // "Organize your belongings by room and category": by each the list is narrowed down.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})((?:\p{L}{3,}s|can|could|may|should|to) )?(?:organi[sz]e|arrange|categori[sz]e|classify|catalog(?:ue)?|structure|browse|explore) (${things}) by (?!hand\b|the\b|an?\b|your\b)(${values})${ends}`,
      'giu',
    ),
    // "Members browse puppets by size": they see them.
    becomes: (_whole, who, what = '', list = '') =>
      `${who ? `${who}see ` : ''}${what.replace(/^(?:(?:your|the|all|any|every|each|my|our) )*/i, '')}, ${filters(list)}`,
    example: [
      'Arrange your records by genre, year and shelf.',
      'records, filter by genre, filter by year, filter by shelf.',
    ],
  },
  // "Routines for Morning, After School and Bedtime", "3 jars: Save, Spend and Give": these are the kinds of them.
  {
    form: /(?<=(?<!\p{L})(?:(?:two|three|four|five|six|[2-6]) (?!screens|tabs|pages|sections|roles|fields|views|buttons|columns|steps|features)\p{Ll}{3,14}s(?=:)|(?:routines|plans|lists|modes|jars|goals|budgets|timers|playlists|schedules|checklists|folders|templates)(?= for)))(?::| for) (\p{Lu}[\p{L} ]{1,14}(?:, \p{Lu}[\p{L} ]{1,14}){1,4},? and \p{Lu}\p{L}{1,14})(?=[.;\n]|$)/gu,
    becomes: (_whole, list = '') => ` (${each(list).join(', ')})`,
    example: ['Coins go into 3 jars: Save, Spend, and Give.', 'Coins go into 3 jars (Save, Spend, Give).'],
  },
  // "Visualize your data through line graphs and reports": those.
  {
    form: /(?<!\p{L})(?:visuali[sz]e|understand|explore|analy[sz]e|present|display) (?:your |the |all |it |them |this )*(?:data|progress|habits|numbers|results|entries|history|statistics|it|them)?(?: visually)? ?(?:through|via|with|using|by means of) (?=\p{L}{3,})/giu,
    becomes: 'see ',
    example: ['Visualise your data through bar charts and reports', 'see bar charts and reports'],
  },
  // A baby's feeds are no posts.
  {
    form: /(?<!\p{L})feeds(?=[:,(][^.\n]{0,40}\b(?:breast|bottle|formula|solids)\b)/giu,
    becomes: (feeds) => (feeds?.startsWith('F') ? 'Feedings' : 'feedings'),
    example: ['Feeds: breast, bottle. Naps', 'Feedings: breast, bottle. Naps'],
  },
  {
    form: /(?<!\p{L})(booking|order|case|ticket|job|item|asset) (?:ids?|no\.?|references?)(?!\p{L})/giu,
    becomes: (_whole, what = '') => `${/^booking$/i.test(what) ? 'reservation' : what} number`,
    example: ['Search by booking ID', 'Search by reservation number'],
  },
  // "Organize them into projects": those.
  {
    form: /(?<!\p{L})(?:organi[sz]e|group|sort|arrange|bundle|categori[sz]e) (?:them|it|everything|(?:your |the |all )*(?:[\p{L}-]+ )?[\p{L}-]{3,}) into (?:customi[sz]able |custom |your own |different |neat )?(?=(?:[\p{L}-]+ )?(?:groups|projects|folders|collections|categories|lists|boards|albums|playlists|sections)\b)/giu,
    becomes: '',
    example: ['Note seeds and group them into custom folders', 'Note seeds and folders'],
  },
  {
    form: /(?<!\p{L})(parking|sales|occupancy|visitor|usage|attendance|production) figures(?!\p{L})/giu,
    becomes: '$1 numbers',
    example: ['See current parking figures', 'See current parking numbers'],
  },
  // "Tap any class for details: room, teacher": each has them.
  {
    form: /(?<!\p{L})(?:and )?(?:tap|click|press|open|select|touch) (?:on )?(?:any|an?|each|every|the) ([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) (?:for|to see|to view|to get|and see|to show) (?:all |its |the |more |full )?(?:details?|information|info|facts)?(?::| (?:such as|like|including)) (?=\p{L}{3,})/giu,
    becomes: (_whole, what = '') => `. Each ${what} has `,
    example: [
      'Ferns on a map, and tap any fern for details: height, age',
      'Ferns on a map, . Each fern has height, age',
    ],
  },
  {
    form: /(?<!\p{L})(check|tick|cross|mark) ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s) off(?:(?: (?:right|directly|straight))? (?:from|in|on|inside) (?:the|your) ([\p{L}-]+))?(?=\s*(?:[.,;!\n]|$)| (?:and|as|when|once) )/giu,
    becomes: (_whole, doing = '', what = '', where?: string) =>
      `${doing} off ${what}${where === undefined ? '' : `, ${where}`}`,
    example: ['Tick chores off right from the calendar, and rest', 'Tick off chores, calendar, and rest'],
  },
  // "Follow standings, watch the bracket update in real time": they are looked at.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:track|follow|watch|monitor|view|check|keep an eye on) (?:the |your |all |live )*((?:(?!and\b|or\b|how\b)[\p{L}-]+ ){0,2}?(?:${figures}))(?: (?:update|change|unfold|evolve|roll in))?(?: (?:in real[ -]time|live|as (?:it|they) happens?))?(?=\s*(?:[.,;!\n]|$)| (?:and|by|of|for) )`,
      'giu',
    ),
    becomes: 'see $1',
    example: [
      'Follow chess rankings by country, watch the cup bracket update live.',
      'see chess rankings by country, see cup bracket.',
    ],
  },
  // "Add titles, dates and links to each task": it is entered with it.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})((?:add|attach|assign|include|store|enter) (?:(?:custom|personal|your) )?${value}(?:, ${value}){0,6},? (?:and|or) ${value}) (?:to|for|with) (?:each|every|any|all|your|an?) [\p{L}-]{3,20}(?=\s*(?:[.;!\n]|$))`,
      'giu',
    ),
    becomes: '$1',
    example: ['Add names, dates and photos to each fern.', 'Add names, dates and photos.'],
  },
  // What is told over time is a chart of it.
  {
    form: /(?<!\p{L})(?:track|monitor|follow|watch|see|view|visuali[sz]e)s? (?:how )?(?:your |the |their |its |all )*((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})(?: (history|progress|evolution|development|trends?))? (?:change |changes |evolve |develop |grow )?over (?:time|the (?:weeks|months|years))(?: (?:with|in|on|using) (?:\p{L}+ )?(?:charts?|graphs?|diagrams?))?(?=\s*(?:[.,;!\n]|$)| and )/giu,
    becomes: (_whole, what = '', past?: string) =>
      `see ${what} ${past?.toLowerCase() === 'history' ? 'history' : 'chart'}`,
    example: ['Track your bench press over time with clear charts.', 'see bench press chart.'],
  },
]
