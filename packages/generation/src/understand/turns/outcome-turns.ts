import type { Turn } from './turn.ts'

const cause = String.raw`(?<=^|[.!?;]\s+|\n\s*(?:[-*•]\s*)?)(?:when|whenever|if|once|as soon as|in case|after) ([^,.;\n]{3,90}),? (?:then )?`
const shown =
  '(?:is|are|will be|should be|gets) (?:shown|displayed|presented|revealed|visible)|appears?|pops? up|comes? up|shows? up'
const sign =
  '(?:(?:error|warning|alert|info|notice|validation) )?(?:message|alert|error|warning|notice|popup|dialog|toast)|hint(?: text)?|info text'

/** Why something is said, in few words: "when email invalid", "when no city found". */
function causeOf(told: string): string {
  const [, invalid] =
    /\b(?:not (?:an? )?(?:valid|correct|real|existing)|an? (?:invalid|wrong|incorrect|unknown)) (\p{L}+(?: \p{L}+)?)/iu.exec(
      told,
    ) ?? []
  if (invalid) return `when ${invalid} invalid`
  const [, wrong] =
    /(\p{L}+) (?:is|are|was|were) (?:invalid|not valid|wrong|incorrect|not correct)\b/iu.exec(told) ?? []
  if (wrong) return `when ${wrong} invalid`
  const [, missing] =
    /(\p{L}+) (?:(?:is|are|was|were|could|can) ?(?:not|n't|n’t)(?: be)? found|(?:does|do)(?: not|n't|n’t) exist)/iu.exec(
      told,
    ) ?? []
  if (missing) return `when no ${missing} found`
  const [, none] = /\bno (\p{L}+) (?:is|are|was|were|can be|could be)? ?found/iu.exec(told) ?? []
  if (none) return `when no ${none} found`
  const [, empty] = /(\p{L}+) (?:is|are) (?:left )?(?:empty|blank)\b/iu.exec(told) ?? []
  return empty ? `when ${empty} empty` : `when ${told}`
}

/** What a brief says an app warns of ("When the code is wrong, an error is shown"), as what one sees there. */
export const alertTurns: readonly Turn[] = [
  {
    form: new RegExp(`${cause}(?:an?|the) (${sign}) (?:${shown})(?: [^,.;\\n]{1,40})?`, 'giu'),
    becomes: (_whole, told = '', what = '') =>
      `The user can see an ${what.replace(/^error$/i, 'error message')} ${causeOf(told)}`,
    example: [
      'If the river is not found, an alert is shown.',
      'The user can see an alert when no river found.',
    ],
  },
  {
    form: new RegExp(
      `${cause}(?:the )?(?:user|player|app|he|she|they|it) (?:sees?|gets?|shows?|displays?|receives?|(?:is|are) shown) (?:an?|the) (${sign})(?=[,.;\\n]|$)`,
      'giu',
    ),
    becomes: (_whole, told = '', what = '') =>
      `The user can see an ${what.replace(/^error$/i, 'error message')} ${causeOf(told)}`,
    example: [
      'When the code is wrong, the app shows an error message.',
      'The user can see an error message when code invalid.',
    ],
  },
]

const colour = '(?:red|green|blue|yellow|orange|grey|gray|bold|another colou?r)'
/** What is marked by its colour, as a line that says so. */
export const markedTurns: readonly Turn[] = [
  {
    form: new RegExp(
      `(?<=^|[.!?;]\\s+|\\n\\s*)(?:the )?([\\p{L} ]{3,32}?) (?:is|are|gets?|will be) (?:highlighted|marked|coloured|colored|painted|drawn) (?:in )?(${colour})(?: (?:while|when|if|as|on|in) [^.;\\n]{2,60})?`,
      'giu',
    ),
    becomes: 'The user can see $1 are shown in $2',
    example: [
      'The faster boat is highlighted in green. Sail.',
      'The user can see faster boat are shown in green. Sail.',
    ],
  },
]

/** What a brief says happens when all is done, as what one sees and sets. */
export const outcomeTurns: readonly Turn[] = [
  // What goes wrong is told where one enters it.
  {
    form: new RegExp(
      `${cause}(?:an?|the) (?:error|alert|warning)(?: message)? (?:${shown})(?: [^,.;\\n]{1,40})?`,
      'giu',
    ),
    becomes: ' , ',
    example: ['Sail a boat. When nobody is aboard, an error is shown. Moor', 'Sail a boat.  , . Moor'],
  },
  {
    form: /\bhow much (?:each|every) (?:of the )?(\p{L}+?)s? (?:pays?|owes?|gets?|earns?|spends?|contributes?|has to pay|must pay)(?=[.,;\n]|$| and )/giu,
    becomes: 'amount per $1',
    example: ['See how much each sailor pays.', 'See amount per sailor.'],
  },
  {
    form: /\brounds? (?:the |all )?(?:amounts?|totals?|results?|prices?|numbers?|values?|sums?)(?: (?:up|down))?(?: to [^.,;\n]{3,24})?(?=[.,;\n]|$| and )/giu,
    becomes: 'choose rounding (up, down)',
    example: ['Rowers can round the amounts up.', 'Rowers can choose rounding (up, down).'],
  },
  {
    form: /\b(changes?|updates?|sets?|edits?) its (?=\p{L})/giu,
    becomes: '$1 the ',
    example: ['Open a boat and change its state', 'Open a boat and change the state'],
  },
  {
    form: / at (?:a|the) time of (?:their|your|his|her|my) (?:own )?choice(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['Get a reminder at a time of their choice. Row', 'Get a reminder. Row'],
  },
  {
    form: / (?:right )?(?:next to|beside|below|above|underneath) (?:the|an?) (?:input|output|original|editor|form|text field|text)(?: (?:field|text))?(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See the result next to the input and copy it', 'See the result and copy it'],
  },
  {
    form: /\bcompares? (?:the )?before and after(?: [^.,;\n]{3,20})?(?=[.,;\n]|$| and )/giu,
    becomes: 'compare with original',
    example: ['User can compare before and after.', 'User can compare with original.'],
  },
  {
    form: /\b(ssh|api|encryption|private|public|access) keys in (?:an?|the) (?=\p{L})/giu,
    becomes: '$1 keys, ',
    example: ['Logs, SSH keys in a vault, alerts', 'Logs, SSH keys, vault, alerts'],
  },
  // "When the user opens a boat, the crew, the sails and a map are shown": told of each.
  {
    form: /(?<=^|[.!?;]\s+|\n\s*(?:[-*•]\s*)?)(?:when|once|if|after|whenever) (?:the |a )?(?:users?|players?|visitors?|guests?|customers?|he|she|they|you|one) (?:clicks?|taps?|presses|opens?|selects?|chooses?|picks?|hovers?|touch(?:es)?|views?)(?: on| over)? (?:an?|any|one|the|each) (\p{L}+(?: \p{L}+)?), ([^.;\n]{3,140}?) (?:are|is|will be) (?:shown|displayed|visible)/giu,
    becomes: (_whole, thing = '', what = '') =>
      `The user can see each ${thing} with its ${what.replaceAll(/(?<=^|, |and )(?:its|their|the|an?) /giu, '')}`,
    example: [
      'When the user opens a boat, the crew, the sails and a map are shown.',
      'The user can see each boat with its crew, sails and map.',
    ],
  },
  // What becomes of a round.
  {
    form: /(?<=^|[.!?;]\s+|\n\s*)(?:each|every) (?:new )?(?:round|level|turn|wave|stage) (?:adds|gets|brings|becomes|is|makes) [^.;\n]{3,70}/giu,
    becomes: '',
    example: ['Row a boat. Every round adds one more buoy. Score', 'Row a boat. . Score'],
  },
  // "Add a boat to the lists Wanted, Sailing and Sold": on which of them it stands.
  {
    form: /\b([Aa]dds?|[Pp]uts?|[Mm]oves?|[Ss]aves?) (an?|the|their|your) (\p{L}+(?: \p{L}+)?) (?:to|on|into) (?:the|one of the|his|her|their) (?:lists|shelves|folders|columns|stacks):? (\p{Lu}[\p{L} ]{2,20}(?:, \p{Lu}[\p{L} ]{2,20})*,? (?:and|or) \p{Lu}\p{L}+(?: \p{Ll}+)?)(?=[.,;\n]|$)/gu,
    becomes: (_whole, doing = '', a = '', thing = '', lists = '') =>
      `${doing} ${a} ${thing}, choose list (${lists.replaceAll(/,? (?:and|or) /g, ', ')})`,
    example: [
      'Add a boat to the lists Wanted, Sailing and Sold. Row',
      'Add a boat, choose list (Wanted, Sailing, Sold). Row',
    ],
  },
  // "Into four fields: now, later": these.
  {
    form: /\binto (?:two|three|four|five|six|\d) (?:fields|columns|groups|lists|categories|quadrants|boxes|sections|piles|classes): /gi,
    becomes: 'into ',
    example: ['Sort boats into three piles: wide, narrow and sunk', 'Sort boats into wide, narrow and sunk'],
  },
  // "Clicks are shown by day and country in charts"
  {
    form: /(?<=^|[.!?;]\s+|\n\s*)(?:the )?(\p{L}{3,}s) (?:are|is) (?:shown|displayed|drawn|plotted) by (\p{L}+) and (?:by )?(\p{L}+) (?:in|as) (?:charts|graphs|diagrams)/giu,
    becomes: (_whole, what = '', one = '', other = '') =>
      `The user can see charts with ${what.toLowerCase()} by ${one} and ${what.toLowerCase()} by ${other}`,
    example: [
      'Boats are shown by year and harbour in charts.',
      'The user can see charts with boats by year and boats by harbour.',
    ],
  },
  // "Book search with covers" looks for books.
  {
    form: /^book (?=(?:search|finder|catalogue|catalog|list|log|library|tracker|collection|exchange|shop|store|browser|diary|recommendations?|reviews?|scanner|summary|summaries)\b)/giu,
    becomes: 'A book ',
    example: ['Book search with covers', 'A book search with covers'],
  },
  {
    form: / in (?:the |their )?(?:search )?results(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See boats and berths in the results. Sail', 'See boats and berths. Sail'],
  },
  // "Upcoming and past launches" are two lists.
  {
    form: /\b(?:an? )?(?:list of |lists of )?(upcoming|newest|current|planned|popular|trending) and (past|previous|recent|latest|top rated) (\p{L}{3,}s)(?=[.,;\n]|$| (?:with|and|on|in|by|of|for|from|at)\b)/giu,
    becomes: '$1 $3, $2 $3',
    example: [
      'See a list of upcoming and past tides with height',
      'See upcoming tides, past tides with height',
    ],
  },
  // "Enters the crew and the wage, starts the clock and watches": what one does next.
  {
    form: /\b((?:user|visitor|player|guest) enters? [^.;:\n]{5,80}?), (starts|watches|presses|clicks|taps|sees|gets|reads) (?=the |an? )/giu,
    becomes: '$1. User $2 ',
    example: [
      'A user enters the crew and the wage, starts the clock. Row',
      'A user enters the crew and the wage. User starts the clock. Row',
    ],
  },
  // Folders that are scanned are read.
  {
    form: /\bscans? (?:your |the |all |any )?(folders?|storage|sd card|disks?|device|directories|media library|music library)(?=[.,;\n]|$| (?:and|for|on|in)\b)/giu,
    becomes: 'import from $1',
    example: ['Scans folders, remembers the page', 'import from folders, remembers the page'],
  },
  // What becomes of pieces by the rules of a game.
  {
    form: new RegExp(
      `${cause.replace('(?:then )?', '')}[^.;\\n]{3,80}?[,;] (?:otherwise|or else|else|if not)\\b[^.;\\n]{3,80}`,
      'giu',
    ),
    becomes: '',
    example: ['Turn stones. When both match they stay, otherwise they go back.', 'Turn stones. .'],
  },
  {
    form: /(?<=\p{L}s) (?:lying|laid(?: out)?|placed|arranged) (?:(?:face[- ]?(?:down|up)|out|upside down) ?)?(?:(?:on|in|over|into) [^,.;\n]{2,40})?(?=[,.;\n]|$)/giu,
    becomes: '',
    example: ['A game with tiles lying face down on a table. Turn two', 'A game with tiles. Turn two'],
  },
  // "Enter a code and press Search": it is looked for.
  {
    form: /\b(?:enters?|types?|inputs?|writes?)(?: in)? (?:an?|the|his|her|their|your) ([^,.;\n]{3,32}?)(?:,| and| then|, then| and then) (?:the user )?(?:press(?:es)?|clicks?|taps?|hits?)(?: on)?(?: the| an?)? ["']?(?:search|look ?up|find|go|get info|fetch)["']?(?: button| icon)?(?=[,.;\n]|$| and | to )/giu,
    becomes: 'search by $1',
    example: ['User can enter a river name and press Search.', 'User can search by river name.'],
  },
  {
    form: /\b(?:(?:the )?(?:number of )?)?(\p{L}+) and (\p{L}+) counts?(?: of (?:the|an?|his|her|their|each) \p{L}+)?(?=[,.;\n]|$)/giu,
    becomes: '$1 count, $2 count',
    example: ['See hulls and masts count of the fleet.', 'See hulls count, masts count.'],
  },
  // "The best boats sorted by length": boats, and how they stand.
  {
    form: /(?<=\p{L}s) (?:sorted|ordered|ranked) by (?:the |their )?(?!(?:latest|newest|oldest|last|most|date|time|when)\b)(?=\p{L})/giu,
    becomes: ', sort by ',
    example: ['See the best boats sorted by length', 'See the best boats, sort by length'],
  },
  // "And jump to them": where else, the screen shows.
  {
    form: /,? and (?:jump|go|navigate|switch|skip|scroll) to (?:it|them)(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['See the next piers and jump to them. Moor', 'See the next piers. Moor'],
  },
  // "Find them under Favourites": those are kept there.
  {
    form: /(?:,| and) (?:find|see|view|keep|store|access|reach) (?:it|them) (?:again |later )?(?:under|in|on) (?:the |my |your |their |an? )?(?:list of )?(favou?rites|bookmarks|saved|watchlist|wishlist|history|library)(?: (?:list|tab|page|screen|section))?(?=[.,;\n]|$)/giu,
    becomes: (_whole, where = '') => `, ${where.toLowerCase()}`,
    example: ['Draw a knot and find it under Favourites.', 'Draw a knot, favourites.'],
  },
  {
    form: /\bbuys and sells(?=[.,;\n]|$| (?:and|with|of)\b)/giu,
    becomes: 'purchases and sales',
    example: ['Keep buys and sells, fees', 'Keep purchases and sales, fees'],
  },
  // Whichever it is that day.
  {
    form: /\b(?:an? )?(?:random|daily|new|different|fresh|special) (\p{L}+ of the (?:day|week|month))(?!\p{L})/giu,
    becomes: 'the $1',
    example: ['Get a random knot of the day', 'Get the knot of the day'],
  },
  // "It flips and the answer appears": so one sees it.
  {
    form: new RegExp(
      `${cause}(?:it|they|he|she) (?:flips?|turns?|moves?|opens?|closes?|disappears?|vanish(?:es)?|stays?|goes|go|falls?|jumps?|changes?)\\b[^.;\\n]{0,60}`,
      'giu',
    ),
    becomes: '',
    example: [
      'Deal tiles. When one taps a tile, it flips and the back appears. Score',
      'Deal tiles. . Score',
    ],
  },
  {
    form: / in (?:separate|different|their own|several|two|three|four) (?:sections?|tabs?|lists?|rows?|categories|columns?|carousels?|screens?|pages?)(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See wide and narrow boats in separate sections. Row', 'See wide and narrow boats. Row'],
  },
  {
    form: /\b(?:scrolls?|swipes?|browses?|looks?|flips?|pages?|leafs?) through (?:the |an? )?(?:endless |infinite |long |large |big )?((?:grid|list|feed|gallery|catalogue|catalog|collection) of (?:all )?)/giu,
    becomes: 'see a $1',
    example: ['Scroll through an endless list of boats', 'see a list of boats'],
  },
  {
    form: /\b(filter|sort|search|group|order) (?:them|it|these|those|all) by (?=\p{L})/giu,
    becomes: '$1 by ',
    example: ['See boats, filter them by size', 'See boats, filter by size'],
  },
  {
    form: / with an? (?:matching |small |little |fitting |nice |suitable )?(?:icon|symbol)(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['See the wind and a description with an icon. Sail', 'See the wind and a description. Sail'],
  },
  {
    form: / along (?:the|your|our) (?:way|route|road|journey)(?=[.,;\n]|$| and )/giu,
    becomes: '',
    example: ['Find piers along the way, moor', 'Find piers, moor'],
  },
  {
    form: /\b(?:saves?|adds?|keeps?|puts?) ([^,.;\n]{3,30}?) (?:to|on|in|onto) (?:an?|the|my|his|her|their|your) (wish ?list|watch ?list|reading list|bucket list|favou?rites|bookmarks)(?: list)?/giu,
    becomes: 'save $1, $2',
    example: ['Guests save boats to a wishlist and book one.', 'Guests save boats, wishlist and book one.'],
  },
  // Which of two units
  {
    form: /\b(?:toggles?|switch(?:es)?|changes?|chooses?|selects?)(?: between)? (?:the units? )?(celsius|metric|kilograms?|kg|kilometres?|kilometers?|km|metres?|meters?|litres?|liters?|grams?|centimetres?|cm|12-hour|12h)(?: units)? (?:and|or|to|\/) (fahrenheit|imperial|pounds?|lbs?|miles?|mi|feet|gallons?|ounces?|inch(?:es)?|24-hour|24h)(?: units| format)?/giu,
    becomes: 'choose units ($1, $2)',
    example: [
      'Fill boats. Switch between litres and gallons.',
      'Fill boats. choose units (litres, gallons).',
    ],
  },
  // What sounds when a round ends, and that the next begins, is done by the clock.
  {
    form: new RegExp(
      `${cause}(?:an?|the) (?:\\p{L}+ )?(?:sound|alarm|bell|tone|chime|melody) (?:plays?|is played|rings?|sounds?)(?:,? and (?:an?|the) [^,.;\\n]{2,30} (?:begins?|starts?))?`,
      'giu',
    ),
    becomes: 'The user can choose a sound',
    example: ['When the round is over a bell rings and a short rest begins.', 'The user can choose a sound.'],
  },
  {
    form: new RegExp(
      `${cause}(?!(?:an?|the) ${sign}\\b)((?:an?|the|his|her|its|their|all|more) [^,.;\\n]{3,60}?) (?:${shown}|opens?|unfolds?)(?=[,.;\\n]|$| (?:below|there|on|in|with|at)\\b)`,
      'giu',
    ),
    becomes: (_whole, _told, what = '') => `The user can see ${what}`,
    example: ['When all boats are home, the final score is shown.', 'The user can see the final score.'],
  },
  {
    form: new RegExp(
      `${cause}(?:the |his |her |their |an? )?(?:player['’]s )?(?:round|game|score|level|sequence|turn|life|lives|points?|timer|word|move|speed) [^.;\\n]{0,30}?(?:again|restarts?|starts over|is over|ends|goes up|goes down|is lost|are lost|increases|decreases|begins|is revealed)\\b[^.;\\n]{0,60}`,
      'giu',
    ),
    becomes: '',
    example: ['Row a boat. When the buoy is hit, the game restarts. Score', 'Row a boat. . Score'],
  },
]
