import type { Rewording } from '../../../understand/searched.ts'
import { capitalise, toPlural } from '../../../words/forms.ts'
import { who } from '../prose-words.ts'
import { inCapitals } from '../../names-in.ts'
import { start } from './edges.ts'

const listOf = (things: string) =>
  `a list of ${things.toLowerCase().replace(/^(?:my|our|the|all|your) /, '')}`
/** No things of which each has something, but parts that do. */
const noPart = '(?!row|line|one|card|entry|button|page|screen|tab|tile|field|section)'

/** Things of which there are several: lists, grids, and what each of them shows. */
export const collections: readonly Rewording[] = [
  // "A card for each dog with", "every vehicle with", "choosing a mountain from a list with".
  {
    form: new RegExp(
      `\\b(?:an? (?:card|row|line|tile) for )?(?:each|every) ${noPart}(\\p{Ll}+) with (?=\\p{Ll})`,
      'giu',
    ),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  {
    form: new RegExp(`\\ban? (?:card|row|line|tile) for (?:each|every) ${noPart}(\\p{Ll}+)\\b`, 'giu'),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with entry`,
  },
  {
    form: /^choosing an? (\p{L}+) from an? (?:list|grid) with /iu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  // "Who else comes and function", "who is missing per voice".
  {
    form: /(?:\bsees )?\bwho (?:else )?(?:(comes?)|is (missing|absent|coming|free|late|ill|expected))(?:(?:,| and)(?: with)?(?: which)? (\p{L}+)$| (?:per|by|in each) (\p{L}+))?/giu,
    becomes: (_, comes?: string, how?: string, ...of) =>
      `a list titled "Who ${comes === undefined ? `is ${how ?? ''}` : 'comes'}" with name${of
        .slice(0, 2)
        .filter((each) => typeof each === 'string')
        .map((each) => `, ${each}`)
        .join('')}`,
  },
  { form: /\bwho (?:did|does|brought|brings|paid|took) what/giu, becomes: 'a list of tasks with name' },
  // "Who brings drinks and who washes the shirts": tasks, each with a name.
  {
    form: /(?:\beverybody sees |\bthe )?\bwho ((?:\p{L}+?)s (?:the )?\p{L}+(?:, who \p{L}+?s (?:the )?\p{L}+)?),? and who (\p{L}+?s (?:the )?\p{L}+)/giu,
    becomes: (_, first = '', last = '') =>
      `a list of tasks (${[...first.split(', who '), last].map(taskOf).join(', ')}) with name`,
  },
  // "All notes marked as important", "all caves I visited".
  {
    form: /\ball (\p{L}+s) (?:that (?:are|were) )?marked as (\p{L}+)/giu,
    becomes: 'a list of $2 $1 with date and name',
  },
  {
    form: /\b(?:all |the )(\p{L}+s) (?:that |which )?(?:i|we|you|they) (?:have |ever )?(?:did|made|climbed|read|saw|\p{L}+ed)(?=[,.;]|$| and )/giu,
    becomes: 'a list of $1 with date',
  },
  // "What I borrowed and until when I bring it back", "what was sold and the sum".
  {
    form: /\bwhat (?:i|you|we) (?:have )?(borrowed|bought|sold|lent|ordered|reserved|booked|saved)\b(?:,? and until when [^.;]*)?/giu,
    becomes: (whole = '', how = '') =>
      `a list of ${how.toLowerCase()} things with ${/until when/i.test(whole) ? 'return date' : 'date'}`,
  },
  {
    form: /\bwhat was (sold|bought|borrowed|ordered|done|given)(?: and the (sum|total))?/giu,
    becomes: (_, how = '', sum?: string) =>
      `a list of ${how.toLowerCase()} products with price${sum === undefined ? '' : ` and the ${sum}`}`,
  },
  {
    form: /\bwhat is left of (\p{L}+(?:, \p{L}+)*,? and \p{L}+)/giu,
    becomes: (_, list = '') => `a list of entries (${inCapitals(list)}) with amount`,
  },
  { form: /\bwhat is on (?:its|the|their) way/giu, becomes: 'a list of orders with status and arrival date' },
  // "What's due this week".
  {
    form: /^(?:a list of )?(?:what(?:['’]s| is) )?(due|open|missing|planned|new)(?: this \p{L}+| today)?(?:,? with |(?=[,.;]|$))/iu,
    becomes: (whole = '', how = '') =>
      `a list of ${how.toLowerCase()} tasks${whole.endsWith('with ') ? ' with ' : ' with date'}`,
  },
  // "Its training log as a timeline", "a timeline of firings".
  {
    form: /(?:its |the |a )?((?:\p{L}+ )?)(?:log|history|diary) as a timeline/giu,
    becomes: (_, of = '') => `a list of ${of}entries with date`,
  },
  { form: /\b(?:an? |the )?timeline of (?:all )?(\p{L}+s)\b/giu, becomes: 'a list of $1 with date' },
  { form: /\b(?:the )?menu (?:of|for) the (?:week|day)\b/gi, becomes: 'a list of dishes with day and price' },
  {
    form: /(?:\ba list of )?\b(?:the )?phone numbers?, one tap calls/giu,
    becomes: 'a list of phone numbers with name and call button',
  },
  {
    form: new RegExp(`${start}(?:frequent(?:ly asked)? )?questions and answers`, 'gi'),
    becomes: 'a list of frequently asked questions',
  },
  { form: /\b(?:a |my |the )?wish ?list(?=[,.;]|$| and )/gi, becomes: 'a list titled "Wish list"' },
  // "A checklist for the cleaning", "a shopping list of soil, pots and fertiliser".
  {
    form: /\b(?:an? )?(?:tick ?list|checklist) for (?:the )?(\p{L}+)/giu,
    becomes: 'a list of $1 steps with checkbox',
  },
  {
    form: /\b(?:an? )?(?:shop(?:ping)?|packing|buying|check|tick) ?list (?:of|with) (\p{L}+(?:, \p{L}+)+,? and \p{L}+)(?: (?:i|we|you) [^,.;]*)?/giu,
    becomes: (_, list = '') => `a list of items (${inCapitals(list)}) with checkbox`,
  },
  {
    form: /\ba checklist(?: of (?:tasks|things to do))? (?:sorted|grouped) by (?:the )?(\p{L}+?)s?(?: before [^,.;]+)?(?=[,.;]|$)/giu,
    becomes: 'a list of tasks with $1 and checkbox',
  },
  // "The pupils, and she ticks each pupil off", "the ingredients are listed with checkboxes".
  {
    form: new RegExp(
      `,? (?:and )?\\b${who} (?:can )?ticks? (?:(?:(?:each|every) \\p{L}+|them|it) off|off(?: what[^,.;]*| (?:the )?[\\p{L} ]{3,20})?)(?=[,.;]|$)`,
      'giu',
    ),
    becomes: ', each with a checkbox',
  },
  {
    form: /\b(?:the |all )([\p{L} ]{3,24}?) (?:are|is) (?:listed|shown) with check ?boxes\b/giu,
    becomes: 'a list of $1 with checkbox',
  },
  { form: /\b(?:an? )?big tick\b/gi, becomes: 'a checkbox' },
  // "Drills are added and removed".
  {
    form: /(?<=^|, )(\p{L}+?)s are added and (?:removed|deleted|edited|changed)/giu,
    becomes: (_, thing = '') =>
      `a list of ${thing.toLowerCase()}s with name and remove button, and an "Add ${thing.toLowerCase()}" button`,
  },
  // "Lets me keep several number plates and pick the one I use", "you keep the machines you own".
  {
    form: new RegExp(
      `^(?:lets? (?:me|you|us) |${who} )?(?:keep|store|save|manage)s? (?:several |all |many |my |the |different )+([\\p{L} ]{3,24}?)(?: ${who} \\p{L}+)?(?:,? and (?:pick|choose|select) (?:the one|which)[^,.;]*)?(?=[,.;]|$)`,
      'iu',
    ),
    becomes: (whole = '', things = '') =>
      `a list of ${things} with ${/ (?:the one|which)/.test(whole) ? 'radio button' : 'name'}`,
  },
  // "Receipts to download".
  {
    form: /(?<=^|[,;] |\band )(?:the |my |all )?(\p{L}+s) to (download|print|share|pay)\b/giu,
    becomes: 'a list of $1 with date and $2 button',
  },
  { form: /(?<=\blist of [^.;]*)(?:,| and|, and) download(?=[.;]|$)/giu, becomes: ' and download button' },
  // "Photos of the cars with price", "pictures of our cuts in a slider".
  {
    form: /\b(?:photos|pictures) of (?:our |the |my )?(\p{L}+) (?:in|as) an? (?:big |large )?(?:slider|carousel|gallery)/giu,
    becomes: 'an image carousel of $1',
  },
  {
    form: /\b(?:photos|pictures) of (?:the |all )?(\p{L}+s) with (?:an? )?(?=\p{Ll})/giu,
    becomes: 'a list of $1 with photo, ',
  },
  {
    form: /(?<=^|[,;] |\band |\bwith )((?:\p{Ll}+ )?\p{Ll}+) (?:in|as) pages(?: to (?:swipe|turn|leaf through))?(?=[,.;]|$| and )/giu,
    becomes: 'an image carousel of pages of the $1',
  },
  // "A wall with all bottles as little pictures, grouped by region".
  {
    form: /\ban? (?:shelf|wall|board) with all (?:the |my )?(\p{L}+) as (?:little |small |big )?(?:pictures|photos|cards)(?:,? grouped by (?:the )?(\p{L}+))?/giu,
    becomes: (_, things = '', by?: string) =>
      `a grid of ${things} with picture${by === undefined ? '' : ` and ${by}`}`,
  },
  // "The pitches as a list", "covers in a grid".
  {
    form: /(?<=^|, |\band )(?:the |my |our |all )?((?:\p{Ll}+ )?\p{Ll}+s) (?:in|as) an? (table|list|grid|gallery)(?=[,.;]|$)/giu,
    becomes: 'a $2 of $1',
  },
  // "The walls of the gym as cards with a photo".
  {
    form: new RegExp(
      `(?<=^|[,.;] |\\b(?:and|see|it|are|those) )(?:all )?(?:the |today['’]?s |tonight['’]?s |this week['’]?s )?((?!the |below |under |above )(?:\\p{L}+ ){0,2}?\\p{L}+s)(?: of the \\p{L}+)? (?:as|in) (?:cards|tiles|rows|a list|a grid|(?:two|three|\\d) columns),? (?:each )?(?:with|showing) `,
      'giu',
    ),
    becomes: 'a list of $1 with ',
  },
  // "The list of pharmacies, sorted by distance, each with address": how it is sorted is chosen beside it.
  {
    form: /\b((?:the |an? )?(?:list|grid|table) of [^,.;]{3,40}?|(?:(?:my|our|the|all) )?(?:\p{L}+ )?\p{L}+s),? sorted by (?:the )?(\p{L}+)(?:,? (?:and )?(?:each )?with ([^.;]+))?/giu,
    becomes: (_, things = '', by = '', shown?: string) =>
      `${/\bof\b/.test(things) ? things : listOf(things)} with ${shown ?? by}. A dropdown "Sort by" (${capitalise(by)}, Name)`,
  },
  // "Readings are grouped by day with a colour for normal, raised and high".
  {
    form: /^(?:the |all |my )?((?:\p{L}+ )?\p{L}+s) (?:are|get) (?:grouped|sorted|listed|shown|summed up|ordered)(?: by (?:the )?(\p{L}+))?( with (?=\S)|(?=\s|[,.;]|$))/iu,
    becomes: (_, things = '', by?: string, more = '') => {
      const shown = [
        ...(by === undefined ? [] : [/^(?:day|month|week)$/i.test(by) ? 'date' : by]),
        ...(more === ' with ' ? [''] : []),
      ]
      return `a list of ${things.toLowerCase()}${shown.length === 0 ? '' : ` with ${shown.join(', ')}`}`
    },
  },
  {
    form: /\bwith the (month|day|week|year|date|letter) as (?:an? )?(?:headings?|titles?)/gi,
    becomes: 'with $1',
  },
  // "My starters, each with name and flour", "poison control, ambulance, doctor, each with its number".
  {
    form: /(?<=^|[,;.] |\b(?:are|and|shows|see|below it|with) )((?:(?:my|our|the|all|your) )?(?:\p{L}+ )?\p{L}+s),? each (?:with|has|having|showing) /giu,
    becomes: (whole = '', things = '') =>
      /\b(?:list|grid|table|cards)\b/i.test(things) ? whole : `${listOf(things)} with `,
  },
  {
    form: /^(?:my |the |a )?((?:\p{Ll}+(?: \p{Ll}+){0,2}(?:, | and ))+(?:and )?\p{Ll}+(?: \p{Ll}+){0,2}),? each (?:with|has) (?:its |a |their )?/iu,
    becomes: (_, names = '') => `a list of entries (${inCapitals(names)}) with `,
  },
  { form: /\bthe names of (?:the |all )?(\p{L}+)(?=[.,;]|$| and )/giu, becomes: 'a list of $1' },
  // "Today's drills", "past orders".
  { form: /^(?:today|tonight|this week)['’]?s (\p{L}+s)$/iu, becomes: 'a list of $1' },
  {
    form: /(?<=^|[,;] |\b(?:and|shows|with|are) )(?:the |my |all )?((?:past|saved|recent|latest|last|upcoming|reserved|open|finished) \p{L}{3,}s)(?=[,.;]|$| and | with )/gu,
    becomes: 'a list of $1',
  },
  // "And a total on top".
  { form: /,? and (?:an? |the )?(total|sum)(?: (?:on|at the) top)?$/giu, becomes: '. Below it is the $1' },
]

/** "Washes the shirts" as "Wash shirts". */
const taskOf = (told: string) =>
  capitalise(told.replace(/^(\p{L}+?)s (?:the )?/u, '$1 ').replace(/^(\p{L}*(?:sh|ch|ss|x|zz))e /u, '$1 '))
