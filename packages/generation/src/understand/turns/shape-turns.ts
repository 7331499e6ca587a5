import type { Turn } from './turn.ts'

const nothing = ' , '
const shapes =
  '(?:circles?|dots?|bubbles?|lights?|lamps?|bars?|columns?|rows?|points?|squares?|blocks?|boxes|cells?|pixels?|lines?|thumbnails?|buttons?|rectangles?|slots?)'
const spans = '(?:an? |the |one |each |last |all )*(?:hours?|days?|weeks?|months?|quarters?|years?|time)'

const drawn = '(line|bar|pie|area|column|ring|donut|doughnut|scatter|radar|bubble)'
const drawings = '(charts?|graphs?|diagrams?|plots?)'

/** How briefs tell what something looks like: in which shape, in which place, one for each. None of it names a thing of the app. */
export const shapeTurns: readonly Turn[] = [
  // Charts of several forms share their noun.
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])${drawn}, ${drawn},? (?:and|or|&) ${drawn} ${drawings}(?!\p{L})`,
      'giu',
    ),
    becomes: '$1 $4, $2 $4, $3 $4',
    example: ['Shows line, bar and pie graphs', 'Shows line graphs, bar graphs, pie graphs'],
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])${drawn}(?: and | or | & |\/|, )${drawn} ${drawings}(?!\p{L})`,
      'giu',
    ),
    becomes: '$1 $3, $2 $3',
    example: ['With bar and pie charts', 'With bar charts, pie charts'],
  },
  // How far something is, among what is seen of it
  {
    form: /(?<=[,;:.\n•-] )(?:an? )?progress bars?(?=\s*(?:[,;.\n]|$|and\b))/giu,
    becomes: 'progress',
    example: ['Send files, progress bar, received files', 'Send files, progress, received files'],
  },
  // "As circles whose size stands for the price"
  {
    form: new RegExp(
      String.raw`,? (?:shown |displayed |drawn |visuali[sz]ed )?as (?:\p{L}+ )?${shapes}(?<!\ba bars?)(?: of (?:\p{L}+ )?\p{L}+)?(?:,? (?:whose|which|that) [^.,;\n]*)?(?=[.,;\n]|$| (?:and|on|with|in)\b)`,
      'giu',
    ),
    becomes: nothing,
    example: [
      'See the towns on a map as dots whose size is the number of people. Share',
      'See the towns on a map , . Share',
    ],
  },
  {
    form: /,? whose (?:size|colou?r|height|width|length|shape|brightness|radius|thickness) (?:stands for|shows|depends on|reflects|represents|indicates|tells|matches|is) [^.,;\n]*/giu,
    becomes: nothing,
    example: ['See bubbles whose colour shows the age. Share', 'See bubbles , . Share'],
  },
  // "One column for each digit"
  {
    form: /,? (?:with )?(?<=, (?:with )?|with )one \p{L}+ (?:for|per) (?:each|every) \p{L}+/giu,
    becomes: '',
    example: ['See the time as digits, one row for each city. Save', 'See the time as digits. Save'],
  },
  // "A grid of squares" one works on
  {
    form: new RegExp(
      String.raw`\b(?:an? |the )?(?:\d+ ?(?:x|by|×) ?\d+ )?grid of (?:\d+ )?(?:(?:small|empty|blank|colou?red|clickable) )?${shapes}(?!\p{L})`,
      'giu',
    ),
    becomes: 'a grid',
    example: ['Shows a 6x6 grid of empty cells to fill', 'Shows a grid to fill'],
  },
  {
    form: /(?:(?<=\b(?:see|sees|with|has|have|shows?) )|,? (?:with |and )?)(?:an? |the |some )?(?:\p{L}+ ){1,2}in the background(?!\p{L})/giu,
    becomes: nothing,
    example: ['See falling leaves in the background. Save it', 'See , . Save it'],
  },
  // What is set apart by its colour
  {
    form: /,? (?:is |are )?(?:marked|shown|highlighted|displayed|drawn|colou?red|underlined) in (?:an? )?(?:different|other|another|own|red|green|blue|yellow|grey|gray|bold|italic)(?: colou?rs?)?(?!\p{L})/giu,
    becomes: nothing,
    example: ['See the late trams marked in red. Save', 'See the late trams , . Save'],
  },
  // "Over a day, week, month or year": the spans of a curve
  {
    form: new RegExp(
      String.raw` (?:over|for|by|per|of) ${spans}(?:(?:, | or | and |, or |, and )${spans})+(?!\p{L})`,
      'giu',
    ),
    becomes: nothing,
    example: ['A curve of my steps over a day, week or month. Share', 'A curve of my steps , . Share'],
  },
  {
    form: /,? (?:along |together )?with (?:the|its|their|a) (?:\p{L}+['’]s? )?(?:icon|logo|favicon|thumbnail)s?(?=[.,;\n]|$| (?:and|in|on)\b)/giu,
    becomes: nothing,
    example: ["See the shops with the chain's logo. Save", 'See the shops , . Save'],
  },
  {
    form: / (?:one after (?:another|the other)|part by part|piece by piece|one at a time|with (?:one|a single) click|at the same time|at once)(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['See the balls being drawn one after another. Save', 'See the balls being drawn. Save'],
  },
  // What is pressed to see more of it
  {
    form: new RegExp(
      String.raw`\b(?:clicks?|taps?|hovers?|presses|press|selects?) (?:on |over )?(?:an?|the|any|each|one) (?:${shapes}|markers?|pins?|slices?) (?:to|and) (?=see|view|get|show|read|open)`,
      'giu',
    ),
    becomes: '',
    example: ['Visitors can tap a marker to see the address', 'Visitors can see the address'],
  },
  {
    form: /\b(?:go(?:es)?|moves?|switch(?:es)?|navigates?|jumps?|skips?|flips?|steps?) (?:to|through) (?:the )?(?:next|previous)(?:,? (?:and|or|\/) (?:(?:to )?the )?(?:next|previous|last))? (image|photo|picture|slide|card|page|item|step)s?(?!\p{L})/giu,
    becomes: 'flip through $1s',
    example: ['Users can go to the next or previous slide', 'Users can flip through slides'],
  },
  // Searched, whatever it is called
  {
    form: /\bfilters? (?:(?:the |all |their )?(\p{L}+) )?(?:by|with) (?:an? |the )?(?:search )?(?:terms?|keywords?|text|phrases?|words?)(?= (?:they|he|she|you)\b|[.,;\n]|$)/giu,
    becomes: (_whole, what) => `search ${what ?? ''}`.trim(),
    example: ['Filter stamps by a keyword', 'search stamps'],
  },
  {
    form: /\b(votes?) (?:per|for each|for every) \p{L}+/giu,
    becomes: '$1',
    example: ['Members cast one vote per chair', 'Members cast one vote'],
  },
  {
    form: /(?<=\p{L}s),? (?:which are |that are )?(?:grouped|organi[sz]ed|arranged|listed) by (?=\p{L})/giu,
    becomes: ', group by ',
    example: ['See the knots grouped by use', 'See the knots, group by use'],
  },
  {
    form: /(?<=\p{L}s),? (?:which are |that are )?(?:sorted|ordered) by (?:the )?(?:latest|newest|most recent|recent|last|date|time|letter)(?: (?:reply|replies|date|post|message|update|change|first))?(?!\p{L})/giu,
    becomes: '',
    example: ['See the lamps sorted by latest change. Save', 'See the lamps. Save'],
  },
  // What something is measured in
  {
    form: /\b(?:switch|toggle|change|choose) (?:the )?(?:units? )?between (?:knots|km\/h|mph|m\/s|kilomet(?:er|re)s?|miles|kilos?|kilograms?|kg|pounds|lbs?|celsius|fahrenheit|kelvin|met(?:er|re)s?|feet|lit(?:er|re)s?|gallons?|metric|imperial)(?: units)? and (?:\p{L}|\/)+(?: units)?/giu,
    becomes: 'switch units',
    example: ['See the wind and switch between knots and mph. Save', 'See the wind and switch units. Save'],
  },
  // Ways to write a number, not choices of a thing
  {
    form: /,? (?:in|into|to|from|as|between) (?:(?:decimal|binary|octal|hexadecimal|hex|roman)(?:,? (?:or|and) |, |(?=[.;\n]|$| )))(?:(?:decimal|binary|octal|hexadecimal|hex|roman)(?:,? (?:or|and) |, |(?=[.;\n]|$| ))){2,}/giu,
    becomes: nothing,
    example: ['Enter a number in binary, octal or decimal. Copy it', 'Enter a number , . Copy it'],
  },
  {
    form: /\bpast(?:e|es|ing) (?:an? |the |some |their |any )?(?:\p{L}+[- ]separated |raw |plain |long |copied )+(text|values|data|lines)(?!\p{L})/giu,
    becomes: 'paste $1',
    example: ['Paste some tab separated values', 'paste values'],
  },
  {
    form: /\bclear(s?) (?:the |their )?(?:whole |entire )?(canvas|board|grid|drawing)(?!\p{L})/giu,
    becomes: 'erase$1 the $2',
    example: ['Fill squares and clear the whole board', 'Fill squares and erase the board'],
  },
  {
    form: /\bsort(s?) (?:(?:it|them|the \p{L}+) )?by (?:any|each|every|different|all|the clicked|several) (?:of the )?(?:columns?|fields?|headers?)(?!\p{L})/giu,
    becomes: 'sort$1 by column',
    example: ['See a table and sort by any column', 'See a table and sort by column'],
  },
  // From where something counts
  {
    form: / (?:that |which )?(?:starts?|begins?|starting|beginning) (?:at|with|from) (?:zero|one|0|1)(?!\p{L}|\d)/giu,
    becomes: '',
    example: ['See a number that starts at zero', 'See a number'],
  },
  // Where an app runs
  {
    form: / (?:in|from|inside) (?:the|a|your|any|his|their) (?:web ?)?browser(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['Small diary in the browser. Write a page', 'Small diary. Write a page'],
  },
  // "Progress as a bar"
  {
    form: / as an? (?:progress bar|bar|ring|circle|percentage|number|pie|line|curve|tile)(?=[.,;\n]|$| and\b)/giu,
    becomes: '',
    example: ['See the rent as a bar. Save', 'See the rent. Save'],
  },
  {
    form: /,? (?:after|before|when|while|upon) (?:submitting|finishing|sending|paying|booking|ordering|posting|uploading|signing up|logging in|registering)(?: it| them)?(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['See the total before paying. Print it', 'See the total. Print it'],
  },
  // How things move on the screen
  {
    form: / (?:going|moving|turning|circling|orbiting|flying|falling|floating|bouncing) (?:round|around|across|over|down|through|up)(?: (?:the |a )?\p{L}+)?(?=[.,;\n]|$)/giu,
    becomes: '',
    example: ['See the boats moving across the lake. Stop them', 'See the boats. Stop them'],
  },
  // Somebody is written to.
  {
    form: /\b(?:e-?)?mail (?=(?:an?|the|any|each|them|him|her) )/giu,
    becomes: 'write to ',
    example: ['Call or mail a tutor', 'Call or write to a tutor'],
  },
  // What a sale offers are products.
  {
    form: /(?<=\b(?:flash sale|sale|deals?|bargain|discount|outlet)s? (?:shop|store|site|app)\b[^]*)\bdeal(s?)(?!\p{L})/giu,
    becomes: 'product$1',
    example: ['A flash sale shop. See deals', 'A flash sale shop. See products'],
  },
]
