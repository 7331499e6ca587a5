import { reword, type Rewording } from '../../understand/searched.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { capitalise } from '../../words/forms.ts'
import { withNamedValues } from './asked-values.ts'
import { who } from './prose-words.ts'

const end = '(?=[,.;]|$| and (?!\\p{L}+$))'

const listOf = (things: string) =>
  `a list of ${things.toLowerCase().replace(/^(?:my|our|the|all|your) /, '')}`

/** What prose says of what stands on a screen, as the readers of parts know it. */
const forms: readonly Rewording[] = [
  { form: new RegExp(`^${who} (?:also )?(?:sees?|gets?|finds?|reads?) `, 'iu'), becomes: '' },
  { form: /^scrolling (?:down|up|further),? (?:\p{L}+ (?:sees?|finds?|gets?) )?/iu, becomes: 'Below it ' },
  { form: /^from (?:the|an?) \p{L}+ (?=(?:you|i|one|users) can )/iu, becomes: '' },
  { form: /^if [^,.;]{3,24}?,? (?=(?:you|i|we|they|one) (?:press|tap|hit))/iu, becomes: '' },
  {
    form: /\bfrom(?:,| and) (?:and )?(until|to)(?=[,.;]|$| and )/giu,
    becomes: 'a date picker "From", a date picker "Until"',
  },
  {
    form: /\bwith the (month|day|week|year|date|letter) as (?:an? )?(?:headings?|titles?)/gi,
    becomes: 'with $1',
  },
  {
    form: /^you(?:['’]re| are) asked (?:which|what|for) (?:your )?(\p{L}+s)(?: you have)?(?:,? with a checkbox each)?/iu,
    becomes: 'a heading "Your $1", a checklist of $1',
  },
  {
    form: /^(?:in (?:big|large|huge) letters,? )?whether (?:you|it|they|one) (?:can|may) (\p{L}+)(?: it)?(?:,? and below(?: it)? why)?/iu,
    becomes: 'a badge "Yes", a heading "You can $1 it" and the reason',
  },
  {
    form: /^an? (?:heart|star|bookmark|bin|trash|flag) (save|mark|delete|remove|report)s (?:the |it|an? )?/iu,
    becomes: 'Below it is a "$1" icon button for the ',
  },
  { form: /^(?:the|a) menu (?:also )?leads to .*$/iu, becomes: '' },
  {
    form: /^the \p{L}+ next to each (\p{L}+?)s (?:it|them)$/iu,
    becomes: (_, deed = '') => `Each row has a "${capitalise(deed)}" button`,
  },
  {
    form: /\ban? camera that scans (?:an? |the )?(barcode|qr code|label|ticket|page|receipt|code)/gi,
    becomes: 'a camera image, a text "Hold the $1 inside the frame" and a "Scan" button',
  },
  { form: /\bwhat (?:i|you|we) \p{L}+ from a row of icons (?=\()/giu, becomes: 'a segmented control ' },
  { form: /\bhow much with a slider/gi, becomes: 'a slider for the amount' },
  {
    form: /\bweather(?: and tides)? for the next (three|five|seven|\d) days/gi,
    becomes: 'a weather forecast for the next $1 days and the tides',
  },
  {
    form: /^set the ([\p{L}-]+) on (?:an?|the) (\p{L}+)$/iu,
    becomes: 'an image of the $2, a form with $1 and a "Save" button',
  },
  {
    form: new RegExp(
      `^(?:there )?${who} (?:can )?(?:mark|save|keep|add) (\\p{L}+s)(?: as| to)? (?:my )?(?:favou?rites),? which (?:then )?(?:appear|show up|are|end up) (?:on|in) the favou?rites(?: page| tab| list)?$`,
      'iu',
    ),
    becomes:
      'a "Add to favourites" button. The Favourites screen contains a list of $1 with picture and name',
  },
  // "Who brings drinks and who washes the shirts": tasks, each with a name.
  {
    form: /(?:\beverybody sees |\bthe )?\bwho (\p{L}+?)s (?:the )?(\p{L}+)(?:, who (\p{L}+?)s (?:the )?(\p{L}+))?,? and who (\p{L}+?)s (?:the )?(\p{L}+)/giu,
    becomes: (_, ...found) => {
      const words = found
        .slice(0, 6)
        .map((each) =>
          typeof each === 'string' ? each.replace(/sh?e$|(?<=[sc]h)e$/, (end) => end.replace(/e$/, '')) : '',
        )
      const tasks = [0, 2, 4].flatMap((at) =>
        words[at] ? [capitalise(`${words[at]} ${words[at + 1] ?? ''}`)] : [],
      )
      return `a list of tasks (${tasks.join(', ')}) with name`
    },
  },
  // "You can pick two, five or ten minutes".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:pick|choose|select)s? (?:between )?(\\p{L}+|\\d+), (\\p{L}+|\\d+) (?:or|and) (\\p{L}+|\\d+)( \\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, one = '', two = '', three = '', unit?: string) =>
      `a segmented control (${[one, two, three]
        .map((each) =>
          capitalise(
            typeof unit === 'string'
              ? `${each}${/^(?:one|1)$/i.test(each) ? unit.replace(/s$/, '') : unit}`
              : each,
          ),
        )
        .join(', ')})`,
  },
  {
    form: /\ban? ((?:\p{Ll}+ )?\p{Ll}+) button with (\d+), (\d+),? (?:or|and) (\d+)(?: (\p{L}+))?/giu,
    becomes: (_, deed = '', one = '', two = '', three = '', unit = '') =>
      `a segmented control (${[one, two, three].map((each) => `${each} ${unit}`.trim()).join(', ')}) and a "${capitalise(deed)}" button`,
  },
  {
    form: /\b(?:an? )?circle that (?:grows|shrinks|breathes|moves)[^,.;]*?(?= and an? |[,.;]|$)/gi,
    becomes: 'a progress ring',
  },
  {
    form: /\ban? empty page with (?:a |the )?(question|prompt|title) of the day/gi,
    becomes: (_, what = '') =>
      `a heading "${capitalise(what)} of the day", a multi-line text field "Your text"`,
  },
  // "A plan of the berths; free ones are green and you pick one".
  {
    form: /\b(?:an? |the )?plan of the (\p{L}+s)(?:[;,] (?:the )?free (?:ones )?are \p{L}+(?: and (?:you|i|one) picks? one)?)?/giu,
    becomes: 'a grid of $1 with number and Free/Taken badge',
  },
  { form: /\band pays? (by (?:card|invoice|phone)|online|with \p{L}+)/giu, becomes: 'and a "Pay $1" button' },
  {
    form: /^the steps(?: one by one)?(?:,? each with (?:an? )?(\p{L}+))?/iu,
    becomes: 'a progress bar "Step 2 of 6", the instruction, a $1 and a "Next step" button',
  },
  {
    form: /\ban? row for (?:each|every) (day|week|month|room|person)\b/gi,
    becomes: 'a list of $1s with entry',
  },
  {
    form: /\b(?:its |the |a )?timetable(?: (?:for|of) the (?:day|week))?(?=[,.;]|$)/gi,
    becomes: 'a week calendar and a list of lessons with time and room',
  },
  { form: /\b(?:the )?menu (?:of|for) the (?:week|day)\b/gi, becomes: 'a list of dishes with day and price' },
  {
    form: /^(?:a list of )?(?:what(?:['’]s| is) )?(due|open|missing|planned|new)(?: this \p{L}+| today)?(?:,? with |(?=[,.;]|$))/iu,
    becomes: (whole = '', how = '') =>
      `a list of ${how.toLowerCase()} tasks${whole.endsWith('with ') ? ' with ' : ' with date'}`,
  },
  {
    form: new RegExp(
      `(?:\\bat the end )?\\b(?:${who} )?(?:must|has to|have to) take an? (photo|picture|video)(?: of [^,.;]*?)?(?= and |[,.;]|$)`,
      'giu',
    ),
    becomes: 'a photo upload field and a "Take $1" button',
  },
  {
    form: new RegExp(
      `\\b(?:and )?(?:${who} )?(?:can )?rates? (?:the |it|an? )?(?:\\p{L}+ )?(?:with|by|in) (?:\\p{L}+ )?stars\\b`,
      'giu',
    ),
    becomes: 'and a star rating',
  },
  { form: /\b(?:an? )?dashboard for the [\p{L} ]{3,24}?: /giu, becomes: '' },
  {
    form: /(?<=^|with |are )((?:[\p{L}]+(?: [\p{L}]+){0,2}, )+)?([\p{L}]+(?: [\p{L}]+){0,2}) and ([\p{L}]+(?: [\p{L}]+){0,2}) as (?:two|three|four|big|large) (?:big |large )?(?:numbers|figures|tiles)/giu,
    becomes: (_, some: string | undefined, one = '', other = '') =>
      `stat tiles (${[...(some ?? '').split(', '), one, other]
        .filter((each) => each !== '')
        .map(capitalise)
        .join(', ')})`,
  },
  {
    form: /(?<=^|with |are )((?:[\p{L}]+(?: [\p{L}]+)?, )+)?([\p{L}]+(?: [\p{L}]+)?) and ([\p{L}]+(?: [\p{L}]+)?) as (line|bar|area) (?:charts|graphs|curves)/giu,
    becomes: (_, some: string | undefined, one = '', other = '', form = '') =>
      [...(some ?? '').split(', '), one, other]
        .filter((each) => each !== '')
        .map((each) => `a ${form} chart of ${each}`)
        .join(', '),
  },
  {
    form: /\ban? floor ?plan with two floors(?: to switch between)?/gi,
    becomes: 'tabs Ground floor, First floor and an image "Floor plan"',
  },
  {
    form: new RegExp(`\\ban? (\\p{L}+) (?:that |which )?${who} can (?:edit|change|write)${end}`, 'giu'),
    becomes: (_, name = '') => `a text field "${capitalise(name)}"`,
  },
  { form: /\ba field for (?:a|the) signature\b/gi, becomes: 'a signature field' },
  {
    form: /\band (?:choose|pick|select)s? (?:an? |the )(\p{L}+)(?=[,.;]|$)/giu,
    becomes: 'and a dropdown for the $1',
  },
  // "A shopping list of soil, pots and fertiliser".
  {
    form: /\ban? (?:shop(?:ping)?|packing|buying|check) ?list (?:of|with) (\p{L}+(?:, \p{L}+)+,? and \p{L}+)(?: (?:i|we|you) [^,.;]*)?/giu,
    becomes: (_, list = '') =>
      `a list of items (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')}) with checkbox`,
  },
  {
    form: new RegExp(
      `^${who} (?:can )?(?:set|choose|enter|change)s? (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?), (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?)(?:,? and (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?))?$`,
      'iu',
    ),
    becomes: (_, ...found) =>
      `a form with ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .join(', ')} and a "Save" button`,
  },
  // "The list of pharmacies, sorted by distance, each with address": how it is sorted is chosen beside it.
  {
    form: /\b((?:the |an? )?(?:list|grid|table) of [^,.;]{3,40}?|(?:(?:my|our|the|all) )?(?:\p{L}+ )?\p{L}+s),? sorted by (?:the )?(\p{L}+)(?:,? (?:and )?(?:each )?with ([^.;]+))?/giu,
    becomes: (_, things = '', by = '', shown?: string) =>
      `${/\bof\b/.test(things) ? things : listOf(things)} with ${shown ?? by}. A dropdown "Sort by" (${capitalise(by)}, Name)`,
  },
  // "My starters, each with name and flour".
  {
    form: /(?<=^|[,;.] |\b(?:are|and|shows|see|below it|with) )((?:(?:my|our|the|all|your) )?(?:\p{L}+ )?\p{L}+s),? each (?:with|has|having|showing) /giu,
    becomes: (whole = '', things = '') =>
      /\b(?:list|grid|table|cards)\b/i.test(things) ? whole : `${listOf(things)} with `,
  },
  // "Poison control, ambulance, doctor on call, each with its number".
  {
    form: /^((?:\p{Ll}+(?: \p{Ll}+){0,2}, )+(?:and )?\p{Ll}+(?: \p{Ll}+){0,2}),? each (?:with|has) (?:its |a |their )?/iu,
    becomes: (_, names = '') =>
      `a list of entries (${names
        .split(/, (?:and )?/)
        .map(capitalise)
        .join(', ')}) with `,
  },
  {
    form: /\b(?:its|the|all) ((?:\p{L}+ )?\p{L}+s) as (?:\p{Ll}+ )?(?:dots|bars|bubbles|pins|circles)(?: (?:listed|sorted|grouped|ordered))? by (\p{L}+)(?:,? and each (?:has|with))?/giu,
    becomes: 'a list of $1, each with $2 and',
  },
  {
    form: /\b(?:all |the )(\p{L}+s) (?:that |which )?(?:i|we|you|they) (?:have |ever )?(?:did|made|climbed|read|saw|\p{L}+ed)(?=[,.;]|$| and )/giu,
    becomes: 'a list of $1 with date',
  },
  { form: /\b(?:an? )?search by (?:the |its )?(\p{L}+)/giu, becomes: 'a search field "Search by $1"' },
  // "A feed button which asks for grams of flour and water".
  {
    form: /,?(?: and)? an? (\p{Ll}+(?: \p{Ll}+)?) button (?:which|that) asks for ([^.;]+)/giu,
    becomes: (_, deed = '', fields = '') => {
      const name = capitalise(deed)
      const [, measure, of, other] =
        /^((?:grams|number|amount|litres|minutes|kilos)) of (\p{L}+) and (\p{L}+)$/iu.exec(fields) ?? []
      return ` and a "${name}" button. The "${name}" button opens a form with ${measure === undefined ? fields : `${measure} of ${of} and ${measure} of ${other}`}`
    },
  },
  { form: /\b(?:an? |the )?timeline of (?:all )?(\p{L}+s)\b/giu, becomes: 'a list of $1 with date' },
  { form: /\bratings? out of (?:five|5|ten|10)\b/gi, becomes: 'rating' },
  {
    form: /(?<=^|[,;] |\band )(?:the |my |all )?(\p{L}+s) to (download|print|share|pay)\b/giu,
    becomes: 'a list of $1 with date and $2 button',
  },
  {
    form: /(?<=^|[,;] |\band |\bwith )(?:frequent(?:ly asked)? )?questions and answers/gi,
    becomes: 'a list of frequently asked questions',
  },
  { form: /\ban? export (?:as|to) (?:an? )?(\p{L}+)(?= |[,.;]|$)/giu, becomes: 'an "Export as $1" button' },
  {
    form: /\b(?:two|three|four|five) number fields,? (?!for\b|:)(\p{L}+(?:, \p{L}+)* and \p{L}+)/giu,
    becomes: 'number fields for $1',
  },
  {
    form: /\b(?:an? )?banner with (?:the )?(\p{L}+ of the (?:week|day|month|season))/giu,
    becomes: (_, of = '') => `a heading "${capitalise(of)}", a cover image`,
  },
  { form: /\b(?:a )?ring chart\b/gi, becomes: 'a donut chart' },
  { form: /\b(?:a |my |the )?wish ?list(?=[,.;]|$| and )/gi, becomes: 'a list titled "Wish list"' },
  {
    form: /(?<=^|[,;] |\b(?:and|shows|with|are) )(?:the |my |all )?((?:past|saved|recent|latest|last|upcoming|reserved|open|finished) \p{L}{3,}s)(?=[,.;]|$| and | with )/gu,
    becomes: 'a list of $1',
  },
  { form: /\b(?:round|square|long) (tables)(?=[,.;]|$| and )/gi, becomes: 'a list of $1 with seats' },
  { form: /^free (?:ones|places|seats|berths|rooms)? ?are \p{L}+.*$/iu, becomes: '' },
  {
    form: /(?:^|[;,] )(?:and )?(?:you|i|we) (?:put|drag|move|place|assign|seat) (?:the )?(\p{L}+s) (?:on|to|at|into) (?:the |an? |their )?(\p{L}+)/giu,
    becomes: 'a "Place $1" button',
  },
  {
    form: /\ba checklist(?: of (?:tasks|things to do))? (?:sorted|grouped) by (?:the )?(\p{L}+?)s?(?: before [^,.;]+)?(?=[,.;]|$)/giu,
    becomes: 'a list of tasks with $1 and checkbox',
  },
  // "A button Sent it".
  {
    form: /\b(?:an? |the )?button (?:called |named |saying )?(?!with\b|to\b|for\b|which\b|that\b)"?(\p{Lu}\p{L}*(?: \p{Ll}+){0,2}?)"?(?=[,.;]|$| and | which | that )/gu,
    becomes: 'a "$1" button',
  },
  // "Whether the night mode is on": it is switched.
  {
    form: /\bwhether (?:the |my )?([\p{L} ]{3,24}?) (?:is|are) (?:switched )?on\b/giu,
    becomes: 'a switch for $1',
  },
  // "I can write a comment for the setter".
  {
    form: new RegExp(
      `(?:\\b(?:there )?${who} (?:can |may )?(?:also )?)(?:write|leave|type|dictate|add|dictates or types)s? (?:an? |the )?(comment|note|message|review|question)( (?:for|to|about) (?:the )?\\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, noun = '', whom = '') =>
      `a multi-line text field "${capitalise(noun)}${whom}" and a "${/^(?:comment|review|message|question)$/i.test(noun) ? 'Send' : `Save ${noun.toLowerCase()}`}" button`,
  },
  // "Choose the text size".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:choose|pick|select|set|change)s? (?:the |an? |my |your |its )?(?!of\\b|one\\b)(?=\\p{Ll}+(?: \\p{Ll}+)?${end})`,
      'giu',
    ),
    becomes: 'a dropdown for the ',
  },
  {
    form: /\bthe (language|theme|unit|currency|text size|font size|speed) can be (?:changed|chosen|set)\b/giu,
    becomes: 'a dropdown for the $1',
  },
  // "I enter the day and the reason".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can |must )?(?:enter|fill in|type|state|note|give(?! (?:one|it|them|back)))(?:s|s in)? (?:the |my |an? )?(?=\\p{Ll})`,
      'giu',
    ),
    becomes: 'a form with ',
  },
  // "Lets me keep several number plates and pick the one I use".
  {
    form: new RegExp(
      `^(?:lets? (?:me|you|us) )?(?:keep|store|save|manage)s? (?:several |all |many |my |different )+([\\p{L} ]{3,24}?)(?:,? and (?:pick|choose|select) (?:the one|which)[^,.;]*)?(?=[,.;]|$)`,
      'iu',
    ),
    becomes: 'a list of $1 with radio button',
  },
  // "You tick off what is done".
  {
    form: new RegExp(
      `,? (?:and )?${who} (?:can )?ticks? (?:them |it )?off(?: what[^,.;]*| (?:the )?[\\p{L} ]{3,20})?${end}`,
      'giu',
    ),
    becomes: ', each with a checkbox',
  },
  // "The ingredients are listed with checkboxes".
  {
    form: /\b(?:the |all )([\p{L} ]{3,24}?) (?:are|is) (?:listed|shown) with check ?boxes\b/giu,
    becomes: 'a list of $1 with checkbox',
  },
  { form: /\bthe (number of \p{L}+) can be changed\b/giu, becomes: 'a stepper for the $1' },
  // "The walls of the gym as cards with a photo".
  {
    form: /(?<=^|[,.;] |\b(?:and|see|it|are|those) )(?:the )?((?!the )(?:\p{L}+ ){0,2}?\p{L}+s)(?: of the \p{L}+)? (?:as|in) (?:cards|tiles|rows|a list|a grid|(?:two|three|\d) columns),? (?:each )?with /giu,
    becomes: 'a list of $1 with ',
  },
  // "Draws the curve of the last 30 days".
  { form: /\b(?:the|a) (?:curve|line) of (?:the )?/gi, becomes: 'a line chart of ' },
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
    form: /\b(?:an? )?(?:colou?r|coloured dot|colored dot|label|mark) for (\p{Ll}+), (\p{Ll}+),? and (\p{Ll}+)/giu,
    becomes: (_, first = '', second = '', third = '') =>
      `a ${capitalise(first)}/${capitalise(second)}/${capitalise(third)} badge`,
  },
  // "A choice between left and right arm".
  {
    form: /\ban? (?:choice|switch|toggle) between (\p{L}+) and (\p{L}+)(?: (\p{L}+))?(?=[,.;]|$| and )/giu,
    becomes: (_, one = '', other = '', of = '') => {
      const name = (each: string) =>
        capitalise(`${each}${of === '' || /^(?:values|ones)$/i.test(of) ? '' : ` ${of}`}`)
      return `a segmented control (${name(one)}, ${name(other)})`
    },
  },
  // "Two buttons, extend and stop".
  {
    form: /\b(?:two |three )?buttons(?:,|:)? (?!for\b|to\b|with\b|that\b|on\b|at\b|below\b|in\b)"?([\p{L}'’]+(?: [\p{L}'’]+)?)"?(?:, "?([\p{L}'’]+(?: [\p{L}'’]+)?)"?)? and "?([\p{L}'’]+)"?(?=[,.;]|$)/giu,
    becomes: (_, ...found) =>
      `buttons ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .map((each) => `"${capitalise(each)}"`)
        .join(' and ')}`,
  },
  // "With my car on it".
  { form: /\bmap with (?:my|the|your|our) (\p{L}+) on it\b/giu, becomes: 'map of the $1' },
  // "It tells me when to feed, mix and bake": what is done when.
  {
    form: /(?:,? and )?\b(?:it|the app) (?:tells|says|shows|calculates)(?: (?:me|you|us))? (?:when|what) to (\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}+)/giu,
    becomes: (_, list = '') =>
      `, a "Work out" button and a list of steps (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')}) with time`,
  },
  {
    form: new RegExp(
      `\\b${who} (?:say|tell|choose|enter|pick|set)s? when ${who} (?:want|need)s? (?:the |my |an? )?(\\p{L}+)`,
      'giu',
    ),
    becomes: (_, thing = '') => `a date picker "${capitalise(thing)} wanted on"`,
  },
  { form: /\bthere it says |\bit (?:also )?says (?=\p{Ll})/giu, becomes: 'it shows the ' },
  { form: /,? (?:with the )?(?:newest|latest|most recent) (?:on top|first|at the top)\b/gi, becomes: '' },
  // "There you order or cancel a meal", "you press Not home".
  {
    form: new RegExp(
      `\\b(?:and )?(?:there )?${who} (?:can |may )?(order|book|accept|start|buy|take|open|lock|borrow|confirm) or (cancel|change|decline|reject|stop|sell|return|close|unlock|give back|skip) (?:an? |the |my )?(\\p{L}+)`,
      'giu',
    ),
    becomes: (_, one = '', other = '', of = '') =>
      `buttons "${capitalise(one)} ${of}" and "${capitalise(other)} ${of}"`,
  },
  {
    form: new RegExp(
      `\\b(?:and |if \\p{L}+ is \\p{L}+ )?(?:there )?(?:${who} )?(?:can )?(?:press|tap|hit)(?:es|s)? "?(\\p{Lu}\\p{L}*(?: \\p{Ll}+)?)"?(?=[,.;]|$| and )`,
      'gu',
    ),
    becomes: 'a "$1" button',
  },
  {
    form: /\b(?:the |an? )?((?:\p{L}+ )?\p{L}+) with (an? (?:big |large )?(?:picture|photo|image))(?=[,.;]| and )/giu,
    becomes: (whole = '', of = '', picture = '') =>
      /\b(?:list|grid|card|form|page|field|of|as|cards|walls|my|each)\b/i.test(of)
        ? whole
        : `${picture} of the ${of}`,
  },
  // "I can give one back".
  {
    form: new RegExp(
      `\\b(?:and )?(?:there )?(?:${who} (?:can|may|could)|lets? (?:me|you|us)) (?:also )?(?!see\\b|find\\b|be\\b|have\\b|read\\b|scroll\\b|swipe\\b|look\\b)(\\p{Ll}+(?: (?:one|it|them))?(?: (?:the |an? |my )?\\p{L}+){0,3}?)${end}`,
      'giu',
    ),
    becomes: (whole = '', deed = '') =>
      `${/^and /i.test(whole) ? 'and ' : ''}a "${capitalise(deed.replace(/ (?:one|it|them|the|an?|my)(?= |$)/gi, ''))}" button`,
  },
]

const ofMeasures =
  /^(?:minutes|hours|seconds|points|kilomet(?:re|er)s|times|numbers|costs|fees|tides|units|results|scores|details|grams|litres|likes|followers|series|news|prices|goals)$/i
/** "The trips", "my loans with due date": several things are a list. */
const withLists = (said: string): string =>
  said.replaceAll(
    /(?<=^|[,;] |\b(?:and|with|Below it) )(?:the|my|our|his|her|its|all) (\p{Ll}{4,}s)(?=[,.;]|$| and | with )/gu,
    (whole: string, things: string) => (ofMeasures.test(things) ? whole : `a list of ${things}`),
  )

/** "And Reserve": a word with a capital that says what one does is on a button. */
const withDeeds = (said: string): string =>
  said.replaceAll(/(?<=(?<!\p{Lu}\p{Ll}+)(?:, | and ))(\p{Lu}\p{Ll}+)(?=[,.;]|$)/gu, (word: string) =>
    baseOfVerb(word.toLowerCase(), strictVerbs) === undefined ||
    /[("][^)"]*$/.test(said.slice(0, said.indexOf(word)))
      ? word
      : `a "${word}" button`,
  )

/** What stands on a screen, as the readers of parts know it. */
export const asContents = (said: string): string =>
  withDeeds(withLists(reword(withNamedValues(said), forms)))
    .replace(/\b(chart of [^,.;]{3,40}?) with (?=an? (?:segmented control|switch|dropdown))/g, '$1 and ')

    .replace(/(?:;|\.) (?:there )?(?=\p{Ll})/gu, '. Below it ')
    .trim()
