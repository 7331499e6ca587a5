import { toPlural, toSingular } from '../words/forms.ts'
import { type Rewording, reword, find, findAll } from '../understand/searched.ts'

const name = '(?:"[^"\\n]{1,30}"|\\p{Lu}[\\p{L}\\d+&\'-]*(?: (?!and\\b|or\\b)[\\p{L}\\d+&\'-]+){0,2}?)'
/** "Starter, Pro and Team": names in a row. */
const names = `${name}(?:, ${name}){0,6},?(?: and| or|,) ${name}`
/** The same, or in brackets. */
const listed = `(?:\\((?:[^()\\n]{3,90})\\)|(?:(?:called|named|titled|labelled|labeled)|for|:)?:? ?${names})`
const standing =
  '(?:,? (?:(?:that|which) )?(?:(?:sit|stand|are|appear|follow|come|lie|is)s?(?: (?:shown|placed|displayed|stacked|listed))?)?(?: (?:below|underneath|beneath|there|side by side|in a (?:row|grid)|next to each other|one below the other|below (?:it|that)|under (?:it|that)))*)?'
const each =
  ',? (?:and )?(?:each|every (?:one|card)|all|both)(?: (?:of (?:them|which)|card|one))? (?:with|showing|having|has|shows?|contains?|containing|have|includes?|displays?) '

const withoutNaming = (list: string) =>
  list
    .replace(/^(?:called|named|titled|labell?ed|for|:)?:? ?/i, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim()

/** "On top a toggle": that is none of what each has. */
const beside =
  /,? (?:and )?((?:on top|at the (?:very )?(?:top|bottom)|below|above|underneath)(?: (?:of )?(?:it|them|the cards))?),? (?=(?:there |is )?(?:an?|the|toggle|switch|button)\b)/i
/** "A line chart": no card has one of its own. */
const behindEach =
  /,(?: and)? (?=an? (?:[\p{L}-]+ ){0,2}(?:charts?|graph|map|calendar|search (?:bar|field|box))\b)/iu
/** Columns with cards are those of a board. */
const ofBoard = /^(?:(?:a list of|some|several|its|many|draggable) )?(?:\p{L}+ )?(?:cards|tasks|items)\b/iu
/** All that is told of numbers anyway. */
const onlyNumbers =
  /^(?:(?:an?|the|its) )?(?:value|number|icon|title|label|figure)(?:(?:,| and|, and) (?:an? )?(?:value|number|icon|title|label|figure|small icon|trend))*$/i

/** Ways of telling of several things together, as the forms of parts know them. */
const forms: readonly Rewording[] = [
  // "Three cards named Starter, Pro and Team sit below, each with a price and a button".
  {
    form: new RegExp(
      `\\b([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|\\d) ((?:(?!stats?|kpi|metrics?|number|summary|info)\\p{L}+ )?)(cards|tiles|boxes|panels|columns)(?: (?:side by side|in a row|below|next to each other))?(?: |(?=:))(${listed})${standing}${each}([^.\\n]+)`,
      'gu',
    ),
    becomes: (whole = '', count = '', _kind = '', _noun = '', list = '', rest = '') =>
      onlyNumbers.test(rest) || ofBoard.test(rest)
        ? whole
        : `${count} cards: ${withoutNaming(list)}. Each card has ${rest.replace(beside, '. $1 ').replace(behindEach, '. Below it there is ')}`,
  },
  {
    form: new RegExp(
      `\\b(cards|tiles|boxes|panels|columns|tabs|sections|buttons|rows) (${listed}) (?:sit|stand|are (?:placed|shown|displayed)|appear|follow)s? (?:below|underneath|beneath|there|side by side|in a (?:row|grid)|next to each other)(?=[,.;\\n]|$)`,
      'gu',
    ),
    becomes: '$1 $2',
  },
  // "Columns named Backlog and Done with cards (title, avatar)", "every column has cards; a card has a title".
  {
    form: new RegExp(
      `\\b(columns|lanes|swimlanes|lists) (${listed})(?:,| each)?(?: with| of| containing| holding| and) (?:\\p{L}+ )?cards?(?: (?:with|showing|that (?:show|have)|having))? (?:\\(([^()\\n]{3,90})\\)(,? and (?=an? ))?|(?=an? |the |title|name)([^.;\\n]{3,120}))`,
      'gu',
    ),
    becomes: (_, noun = '', list = '', inBrackets?: string, more?: string, told?: string) =>
      `${/^lists$/i.test(noun) ? 'columns' : noun} ${list}. Each card has ${inBrackets ?? told ?? ''}${more === undefined ? '' : '. Below it there is '}`,
  },
  {
    form: /\b(?:each|every)(?: \p{L}+)? (?:column|lane|list) (?:has|holds|contains|shows|with) (?:(?:several|some|many|its|the) )?(?:\p{L}+ )?cards?(?:[;.,:]? (?:and )?(?:each|every|an?|the|these)(?: \p{L}+)? ?cards? (?:has|have|shows?|contains?)| with| showing| that (?:show|have)) /giu,
    becomes: 'Each card has ',
  },
  {
    form: /(?<=[.;]\s+)(?:an?|one) (card|row|item|tile|entry) (?:has|shows|contains|consists of|displays) /gi,
    becomes: 'Each $1 has ',
  },
  // "Ticket types Adult, Child and Senior, each with a stepper", "three items "Milk" and "Eggs", each with a checkbox".
  {
    form: new RegExp(
      `\\b(?:the |two |three |four |five |six |\\d )?((?:\\p{L}\\p{Ll}+ )?(?!cards|tiles|tabs|columns|sections|buttons|fields|sliders|switches|toggles|checkboxes|screens|pages|panels|boxes|chips|rows|steps|slides|dropdowns|pickers|images|inputs)\\p{Ll}{3,}s)(?::| called| named)? (${names})${each}([^.\\n]+)`,
      'gu',
    ),
    becomes: (_, things = '', list = '', rest = '') =>
      `a list of ${things.toLowerCase()} (${list.replaceAll('"', '').replace(/,? and /, ', ')}), each with ${rest}`,
  },
  { form: /^((?:[Aa]n? |[Tt]he )?(?:[\p{L}-]+ )?list) with (?=a list of )/u, becomes: '$1 page with ' },
  // "Three options as cards with picture, under each card a button".
  {
    form: /\b(?:two|three|four|five|six|\d|the) (\p{Ll}{3,}s) as (?:cards|tiles|rows) with /gu,
    becomes: 'a list of $1 with ',
  },
  {
    form: /,? (?:and )?(?:under|below|beneath|on|in|next to|beside) each (?:card|row|item|one|tile|entry|of them)(?: is| there is)?,? (?=an? )/gi,
    becomes: ', each with ',
  },
  // "A comparison table of three plans Basic and Pro with rows storage and users".
  {
    form: new RegExp(
      `\\bcomparison (?:table|chart|grid) (?:of|for) (?:the )?(?:two |three |four |\\d )?(\\p{Ll}{3,}s):? (${names}) with (?:rows|lines|columns)(?: for)? `,
      'gu',
    ),
    becomes: (_, things = '', list = '') =>
      `list of ${things} (${list.replaceAll('"', '').replace(/,? and /, ', ')}) with `,
  },
  // "A chat list with avatar, name": a list of chats.
  {
    form: /^(?:[Aa]n? |[Tt]he )((?:\p{Ll}+ )?\p{Ll}{3,}) (list|grid|table|feed) with (?=(?:\p{Ll}+ )?(?:avatar|name|title|image|photo|picture|icon|thumbnail|cover|time|date)s?\b)/u,
    becomes: (_, thing = '', noun = '') =>
      `A ${toPlural(thing)} page with a ${noun} of ${toPlural(thing)} with `,
  },
  // "Car type cards (Van, Bus) each with a price": a list of these.
  {
    form: /\b(?:the |some )?((?!stats?|kpi|metrics?|number|summary|info|plan)\p{Ll}{3,}(?: \p{Ll}{3,})?) (?:cards|tiles) \((\p{Lu}[^()\n]{3,90})\),? each (?=with|showing|having)/gu,
    becomes: (_, thing = '', list = '') => `a list of ${toPlural(thing)} (${list}), each `,
  },
  // "Result cards with a logo and a price".
  {
    form: /(?<=[.;]\s+)(\p{Lu}\p{Ll}{2,}) (?:cards|tiles|rows) (with|showing) /gu,
    becomes: (_, thing = '') => `Below is a list of ${toPlural(thing.toLowerCase())} with `,
  },
  // "A comment section with avatar and text for each comment".
  {
    form: /\b(?:an? |the )?\p{L}+ section with ([^.;]{5,90}) for (?:each|every) (\p{L}{3,})/giu,
    becomes: (_, told = '', thing = '') => `a list of ${toPlural(thing)}, each with ${told}`,
  },
  // "A list of interests as chips: Music, Art" is all there is on a screen.
  {
    form: /^(?:[Aa]n? )?(?:[\p{L}-]+ )?list of (\p{Ll}+) as (chips|checkboxes|radio buttons|pills):? (?=\p{Lu})/u,
    becomes: 'A $1 page with $2: ',
  },
  { form: /\b(list|feed) in (?:two|three|\d) columns/gi, becomes: 'grid' },
  {
    form: /\b(stepper|step indicator|timeline|progress tracker|tracker) (?:that )?(?:shows|has|lists|displays) (?:the (?:steps|stages):? )?(?=\p{Lu})/gu,
    becomes: '$1 with ',
  },
  // "A cart icon with badge 3": how many there are is no part of its own.
  {
    form: /\b(\p{L}+ icon) with (?:an? )?(?:red )?(?:(?:count(?:er)?|notification|number|item) )?badge(?: (?:of |saying |showing |with )?"?\d+"?)?/giu,
    becomes: '$1',
  },
  // "Onboarding 4 slides with picture and text; last slide button": each of them, and the last.
  {
    form: /^(?:(?:make|create|build|design|show)(?: me)? )?(?:an? )?(onboarding|walkthrough|tutorial)(?: (?:with|of))? (two|three|four|five|[2-5]) (slides|pages|screens) (?:with|showing) ([^.]+)/i,
    becomes: (_, what = '', count = '', pages = '', rest = '') =>
      `An ${what} with ${count} ${pages}. Each slide has ${rest
        .replace(
          /[;,] (?:and )?(?:on )?(?:the )?last (?:slide|page|screen)(?: has| with)?(?: an?)? /i,
          '. The last slide has a ',
        )
        .replaceAll('; ', ', ')}`,
  },
  // "Product card grid. Each card: photo, title".
  {
    form: /^(?:[Aa]n? )?(\p{L}{3,}) card (grid|list)\.\s+/u,
    becomes: (_, thing = '', noun = '') => `A page with a ${noun} of ${toPlural(thing.toLowerCase())}. `,
  },
  { form: /\b([Ee]ach (?:card|row|item|tile|slide|page|step|plan|product|entry)): /g, becomes: '$1 has ' },
  // "An items list (photo, name), for each a stepper".
  { form: /\b(?:an? |the )?(?!check|price|play)(\p{Ll}{3,}s) list(?= \()/gu, becomes: 'a list of $1' },
  {
    form: /,? (?:and )?for each(?: (?:one|item|row|of them|product))?,? (?=an? )/gi,
    becomes: ', each with ',
  },
  {
    form: new RegExp(`\\bboard with (?:two |three |four |five |\\d )?lists (?=${listed})`, 'gu'),
    becomes: 'board with columns ',
  },
  { form: /^on the (?:screen|page) (?:there )?is (?=an? )/i, becomes: '' },
  // "A list of stylists to choose from".
  {
    form: /\b(?:choose|pick|select) (?:an?|the|your|their) ([\p{L}]{3,20}(?: [\p{L}]{3,16})?) from an? (list|grid|carousel) (with|of|showing) /giu,
    becomes: (_, thing = '', noun = '', how = '') =>
      /^of$/i.test(how) ? `a ${noun} of ` : `a ${noun} of ${toPlural(toSingular(thing))} with `,
  },
  // "A table of drug, dose and waiting period": its columns.
  {
    form: /\b(table) of (?=\p{Ll}{3,}(?<!s)(?: \p{Ll}+)?, (?:\p{Ll}+ )*\p{Ll}+)/gu,
    becomes: '$1 with columns ',
  },
  // "A table with recent orders showing number and amount".
  {
    form: /\b(table|list|grid|feed) (?:with|showing) ((?:the |all |my )?(?:recent|latest|last|upcoming|newest|top|open|past|saved|nearby|popular) (?:\p{L}+ )?\p{L}{3,}s) (showing|with|listing|containing|and their|and its) /giu,
    becomes: 'table of $2 with ',
  },
  // "A second tab called "Queue" lists the upcoming songs".
  {
    form: new RegExp(
      `(?<=^|[.;]\\s+|\\n\\s*)(?:(?:[Aa]n?|[Tt]he|[Tt]here is an?|[Oo]ne) )?(?:first|second|third|fourth|another|other|last) tab,? (?:is )?(?:called|named|titled|labell?ed|is)?:? ?(${name}),? (lists|shows|has|contains|with|which lists|that lists|and lists|which shows|that shows|where you (?:see|find)) (?=\\S)`,
      'gu',
    ),
    becomes: (_, tab = '', verb = '') =>
      `The other ${tab} tab has ${verb.endsWith('lists') ? 'a list of ' : ''}`,
  },
  // "A step indicator on top with Cart and Address": where it stands comes first.
  {
    form: /(?<=^|[.;]\s+|\n\s*)((?:[Aa]n? |[Tt]he )?(?:[\p{L}-]+ ){0,2}(?:step indicator|stepper|tabs|progress bar|timeline|search bar|segmented control)) (?:on|at)(?: the)? top (with|showing) /giu,
    becomes: (_, what = '', how = '') => `At the top ${what.charAt(0).toLowerCase()}${what.slice(1)} ${how} `,
  },
  // "The screen shows a product: gallery, name": a page of it.
  {
    form: /^(?:the|this|a|one) (?:screen|page|view) (?:shows|displays|is for) (?:an?|the|one) (\p{L}+(?: \p{L}+)?): /iu,
    becomes: 'A $1 page with ',
  },
  // "..., then sends to a second screen with".
  {
    form: /,? (?:and )?then (?:(?:it )?(?:sends|leads|goes|moves|takes|navigates|continues)(?: (?:you|users?|the user))?(?: on)? to )?(?:an?|the) (second|next|third|last) (screen|page) (with|showing|that has|where) /gi,
    becomes: '. The $1 $2 has ',
  },
  // "A floating button "Add card" that opens a dialog".
  {
    form: /(?:,? and|,|(?<=[.;]\s+)there(?:'s| is))? (?:an? )?(?:floating |round |big )?(?:action )?button ("[^"\n]{1,40}") (?:at the \p{L}+ )?(?:that|which) opens /giu,
    becomes: '. The $1 button opens ',
  },
  // "Three welcome pages for a club, dots at the bottom and a Skip link": each of them.
  {
    form: /^(?:an? |the )?app (?:that |which )?(?:starts|begins|opens) with (two|three|four|five|\d) (?:welcome|onboarding|intro(?:duction)?|tutorial) (pages|screens|slides|steps)( for [^,.;]{3,40})?(?:,(?: each)?(?: with| showing)?| with| showing) ([^.;]+)/i,
    becomes: 'An onboarding with $1 pages$3. Each page has $4',
  },
  // "Next and Back buttons at the bottom of each step".
  {
    form: /(?<=[.;]\s+)([^.;]{3,60}?) (?:at|on) (?:the )?(?:bottom|end|top) of (?:each|every|all) (step|page|screen|slide)s?(, [^.;]{3,60})?(?=[.]|$)/gi,
    becomes: 'Each $2 has $1$3',
  },
  // "A bottom bar: Offers, Account" holds the tabs.
  {
    form: /\b[Bb]ottom (?:bar|menu|nav(?:igation)?)(?:: | with (?:the )?(?:tabs |items |entries )?)(?=\p{Lu}[\p{L} ]+, \p{Lu})/gu,
    becomes: 'bottom navigation bar with ',
  },
  // "The current temperature and humidity in large numbers": both.
  {
    form: /\b(?:the )?(\p{L}+(?: \p{L}+)?) and (?:the )?(\p{L}+(?: \p{L}+)?) in ((?:very )?(?:large|big|huge|bold) (?:numbers|digits|figures))/giu,
    becomes: '$1 in $3, $2 in $3',
  },
  { form: /\b(latest|recent|newest) (?:two|three|four|five|six) (?=\p{L}+s\b)/giu, becomes: '$1 ' },
  {
    form: /\b(?:two|three|four|five|six) (?=(?:latest|most recent|recent|newest) \p{L}+s\b)/giu,
    becomes: '',
  },
  { form: /\b(tabs) (?:named|called|labell?ed) (?=[\p{Lu}"])/gu, becomes: '$1 ' },
]

/** "A dialog with those fields": what was said of each before. */
const sameFields = /\b(?:those|these|the same|all (?:of )?(?:those|these))(?: \p{L}+)? fields\b/iu
function withFieldsAgain(text: string): string {
  const again = find(sameFields, text)
  const told = findAll(/\beach \p{L}+ (?:has|shows|contains|displays) ([^.]+)/giu, text)
    .filter(({ index }) => index < (again?.index ?? 0))
    .at(-1)?.[1]
  return again && told !== undefined
    ? text
        .replace(
          sameFields,
          `${told
            .replace(/ (?:avatar|image|photo)\b/gi, '')
            .replace(/ (?:badge|tag|label|pill) (?=\()/gi, ' dropdown ')
            .replace(/ (?:badge|tag|label|pill)\b/gi, ' dropdown')
            .replace(/,? and /, ', ')} fields`,
        )
        .replace(/ fields (?:plus|and) (?=(?:Cancel|Save|OK|Close)\b)/, ', buttons ')
        .replace(/ fields(?=[.]|$)/, '')
    : text
}

const stripTold = new RegExp(
  `\\btabs(?: named| called| labelled)?:? (${names})[:;.]\\s+(?=(?:the )?${name} )`,
  'u',
)
/** "Tabs Work, Prices: Work is a grid, Prices is a table": what each of them holds, in a sentence of its own. */
export function withTabsApart(text: string): string {
  const found = find(stripTold, text)
  const tabs = found?.[1]?.split(/, |,? and /) ?? []
  if (!found || tabs.length < 2) return text
  const end = found.index + found[0].length
  const stop = /\.(?:\s|$)/.exec(text.slice(end))
  const told = text.slice(end, stop ? end + stop.index : undefined)
  const isTold = tabs.filter((tab) =>
    new RegExp(
      `(?:^|, |; | and )(?:the )?${escaped(tab)} (?:tab )?(?:is|shows|has|lists|contains|with)\\b`,
      'u',
    ).test(told),
  )
  if (isTold.length < 2) return text
  const apart = tabs.reduce(
    (said, tab) =>
      said.replace(
        new RegExp(
          `(^|[,;] (?:and )?| and )(?:the )?${escaped(tab)} (?:tab )?(is|shows|has|lists|contains|with) `,
          'u',
        ),
        (_, before: string, verb: string) =>
          `${before === '' ? '' : '. '}The ${tab} tab has ${verb === 'lists' ? 'a list of ' : ''}`,
      ),
    told,
  )
  return `${text.slice(0, found.index)}tabs ${found[1] ?? ''}. ${apart}${stop ? text.slice(end + stop.index) : ''}`
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with what it tells of several things together, as the forms of parts know it. */
export const withToldTogether = (text: string): string => withFieldsAgain(reword(text, forms))
