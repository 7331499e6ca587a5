import { type Rewording, reword, find } from '../understand/searched.ts'
import { withSections } from './section-names.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const numbers = ['one', 'two', 'three', 'four', 'five']
/** "Two" and "2" are "second"; what comes behind the fifth is "next". */
function ordinalOf(number: string): string {
  const at = numbers.indexOf(number.toLowerCase())
  return ordinals[at < 0 ? Number(number) - 1 : at] ?? 'next'
}

/** "An app with robots: a robot guide and a robot maker. The robot guide is a card ...": an app with these two. */
function withoutCardNames(text: string): string {
  const [opening, list = ''] =
    find(
      /^an? app (?:with|about|for|of) [\p{L} -]{2,30}: ((?:an? [\p{L} -]{3,30})(?:, an? [\p{L} -]{3,30})*,? and an? [\p{L} -]{3,30})\./iu,
      text,
    ) ?? []
  const names = list.split(/,? and |, /).map((name) => name.replace(/^an? /i, '').trim().toLowerCase())
  const isTold = (name: string) => new RegExp(`\\bthe ${name} (?:is|has|shows|contains)\\b`, 'i').test(text)
  return opening !== undefined && names.length > 1 && names.every(isTold)
    ? `${opening.slice(0, opening.indexOf(':')).replace(/^an app (?:with|for|of) /i, 'An app about ')} with ${list}.${text.slice(opening.length)}`
    : text
}

/** Read in this order: numbers from and to, prices without brackets, rows by their names. */
const rewordings: readonly Rewording[] = [
  { form: /\bbetween (\d+) and (\d+)(?=(?:[^"]*"[^"]*")*[^"]*$)/gi, becomes: 'from $1 to $2' },
  // ""Privacy" has switches for ...", where sections are told of: a section of that name.
  {
    form: /(?<=[.;]\s+|\n\s*[-*•]?\s*)(?:in |under |the )?("[^"\n]{2,30}")(?: section)?,? (?:has|have|holds|contains|shows|includes|there (?:is|are)) (?=[^"]{0,12}\b(?:fields?|inputs?|switch(?:es)?|toggles?|checkbox(?:es)?|radio|sliders?|dropdowns?|a list|an?)\b)/gi,
    becomes: (whole = '', name = '', _place = '', said = '') =>
      /\bsections?\b/i.test(said) ? `There is a section titled ${name} containing ` : whole,
  },
  {
    form: / (?:in|with|divided into|split into|that has) (?:two|three|four|five|six|\d) sections(?=[.:;])/gi,
    becomes: '',
  },
  // "The title is "Our people"": it stands on top.
  {
    form: /(?<=[.;]\s+)the (title|heading|headline) (?:is|says|reads) (?="[^"\n]{2,60}")/gi,
    becomes: 'There is the $1 ',
  },
  // "A badge Open or Closed": which of two it is.
  {
    form: /\b(an? |the )?(?:status )?badge,? (?:saying |with |that says |reading )?"?(\p{Lu}\p{L}+)"? or "?(\p{Lu}\p{L}+)"?/gu,
    becomes: '$1$2/$3 badge',
  },
  // "A message that says if the guess is too high or too low": one of both.
  {
    form: /\ban? (?:message|text|label|line) (?:that|which) (?:says|shows|tells(?: the user)?|displays) (?:if|whether) [^,.]*? (?:is|was|are) ([\p{L} ]{3,20}?) or [\p{L} ]{3,20}(?=[,.])/giu,
    becomes: (_, said: string) => `a text "${said.charAt(0).toUpperCase()}${said.slice(1)}"`,
  },
  // "A form that mixes a tea with a name and a strength": what is made with it is in its fields.
  {
    form: /\ba form (?:that|which) (?!has|contains|shows|asks|includes)\p{L}+s (?:an? |the )[\p{L} ]{3,30}? with (?=an? )/giu,
    becomes: 'a form with ',
  },
  { form: /\bthe price ([$€£\u00A4] ?\d[\d.,]*\d|[$€£\u00A4] ?\d)/g, becomes: 'the price "$1"' },
  // "Three sliders (Room, Food, Staff)": one for each.
  {
    form: /\b(?:two|three|four|five|six|\d) (sliders|switches|toggles|checkboxes|text fields|inputs|steppers) \(([^()]+)\)/gi,
    becomes: '$1 for $2',
  },
  // "Four cards: Steps and Sleep, each with a value and an icon": so they are drawn anyway.
  {
    form: /(?<=\bcards: [^.;]*), each with (?:an? )?(?:value|number|icon|title|label)(?: and (?:an? )?(?:value|number|icon|title|label))?/gi,
    becomes: '',
  },
  // "A line with the date and the number of photos", "a list of details: birthday, address": these.
  { form: /\ban? (?:single |small |thin )?line (?:with|showing) (?=the |an? )/gi, becomes: '' },
  {
    form: /\ban? list of (?:the )?(?:details|information|facts|data): ([^.;]+)/gi,
    becomes: (_, told: string) =>
      told
        .split(/,? and |, /)
        .map((value) => `the ${value}`)
        .join(', '),
  },
  {
    form: /\ban? (?:round|circular|floating)(?: action)? button (?:with|showing|that shows) (?:an? )?(?:plus|"?\+"?)(?: sign| icon)?/gi,
    becomes: 'a plus button',
  },
  // "Radio buttons for Standard (3 days) and Express (1 day)": by these names.
  {
    form: /(?<=\bradio buttons?(?: (?:for|with)|:) (?:[^.;]|\.(?=\d))*)(?<=\p{L}) \(([^()",]{2,20})\)/gu,
    becomes: ' $1',
  },
  // "Top: ... Middle: ...": where it stands.
  {
    form: /(?<=^|[.;]\s+|\n\s*[-*•]?\s*)(?:on |at )?(?:the )?(top|middle|bottom|cent(?:er|re))(?: section| part| area| half)?:\s+/gi,
    becomes: (_, edge: string) => `At the ${edge.toLowerCase()} there is `,
  },
  // "A search page with ...; and a booking page with ...": each in a sentence of its own.
  {
    form: /[:;,]\s+(?:and )?(?:then |finally |after that |next )*(?=(?:an?|the) (?:[\p{L}-]+ ){0,3}(?:page|screen) (?:with|that shows?|showing|where|containing|for) )/giu,
    becomes: '. ',
  },
  {
    form: /\b(an?|the) ((?:floating |round |big |small )*(?:action )?button)(?: with (?:an?|the) [\p{L}+ ]{1,16}? (?:icon|sign))? (?=(?:starts|creates|adds|sends|saves|deletes|plays|shares|removes|clears|refreshes|confirms|cancels|marks)\b)/giu,
    becomes: '$1 $2 that ',
  },
  {
    form: /(?<=^|[.;]\s+)(?:after|once|when) (?:scanning|loading|searching|recording|playing|it is done|done)[^,.]{0,20}, /gi,
    becomes: 'Below it ',
  },
  {
    form: /\b[Ss]tep (\d|one|two|three|four|five) (?=\p{Lu}\p{Ll}+ (?:\(|with\b))/gu,
    becomes: '. Step $1: ',
  },
  {
    form: /\b(?:two|three|four|five|six) cards (?:with|showing|for) (?=\p{Ll}+(?: \p{Ll}+)?(?:, \p{Ll}+(?: \p{Ll}+)?)* and \p{Ll}+[.,]?(?:\s|$))/gu,
    becomes: 'stat tiles for ',
  },
  {
    form: /(?<=^|[.;]\s+)(an? (?:[\p{L}-]+ )?list) with (?=an? (?:[\p{L}-]+ )*(?:input|field|button|search bar|text box|header|heading)\b)/giu,
    becomes: '$1 page with ',
  },
  { form: /^(?:an? )?(?:screen|page|view) with (an? [\p{L} -]{3,30}): /iu, becomes: '$1 screen with ' },
  // "An itinerary: tabs Monday, Tuesday. Each tab contains a list": the tabs, and below them the list.
  {
    form: /^([Aa]n app with an? (?![\p{L} -]*\bmenu\b)[\p{L} -]{3,30})[:.] (?:[Uu]se |[Ii]t has |[Tt]here are |with )?([Tt]abs:? \p{Lu}[^.]*)\.\s+(?:[Ee]ach|[Ee]very) tab (?:has|contains|shows|includes) /u,
    becomes: '$1. The page has $2. Below the tabs there is ',
  },
  {
    form: /\b(countdown(?: timer| clock)?|timer|stopwatch|clock) (?:showing|with|in) (?:hours, )?minutes,? and seconds/gi,
    becomes: '$1',
  },
  // What a drawer holds stands on a screen of its own.
  {
    form: /(?<=^|[.;]\s+|\n\s*[-*•]?\s*)(?:there is )?(?:an? |the )?(?:side ?bar|(?:drawer|side|hamburger|burger|slide-out|slide-in)(?:[ -](?:menu|drawer|navigation|bar))?|navigation drawer) (?:has|with|shows|contains|lists|including|links to|for)(?: links to| the (?:items|entries|links))?:? /gi,
    becomes: 'The menu screen shows menu rows: ',
  },
  { form: /\b(?:(?:two|three|four|five|\d) )?rows with (?:an? )?icons? (?:for|showing) /gi, becomes: 'the ' },
  // What stands at an edge of the page is none of the dialog told of before it.
  {
    form: /(?:,? and|,)? (an? "[^"\n]{1,40}" button) ((?:that|which) opens [^.]*?), and ([^,.]{3,60} at the (?:very )?(?:top|bottom)(?: of the (?:page|screen))?)(?=[.]|$)/gi,
    becomes: ', and $3, $1 $2',
  },
  { form: /\b(?:menu |list )?rows? with [^:,.;]{3,48}:\s+/gi, becomes: 'menu rows: ' },
  {
    form: /\s+with (?:an? )?(?:plus|"\+"|\+) ?(?:and|\/|&) ?(?:an? )?(?:minus|"[-–−]"|[-–−]) (?:buttons?|icons?)/gi,
    becomes: ' stepper',
  },
  {
    form: /\b(?:screen|page) (one|two|three|four|five|\d)(?: is|:| [–-])\s+/gi,
    becomes: (_, number: string) => `The ${ordinalOf(number)} screen shows `,
  },
  {
    form: /[,;]\s+(?:and )?(?=(?:when (?:you|the user|someone|one) (?:taps?|clicks?|opens?|selects?)|tapping|clicking)\b)/gi,
    becomes: '. ',
  },
  {
    form: /(?:,? and|,)? an? ("[^"\n]{1,40}") button (?:that|which) opens /gi,
    becomes: '. The $1 button opens ',
  },
  { form: /;\s+(?=(?:each|every)\s)/gi, becomes: '. ' },
  { form: / \(([$€£\u00A4]\s?\d[^()]{0,20})\)/g, becomes: ' for $1' },
  {
    form: /\b(an?) (\p{Ll}+) and (?!(?:an?|the)\b)(\p{Ll}+) (icon|button)\b/gu,
    becomes: '$1 $2 $4 and $1 $3 $4',
  },
  {
    form: /(?<!\b(?:for|about) )\b(an?) (?!(?:check ?box|button|icon|field|input|slider|toggle|switch|image|photo|picture|title|text|label|list|name|price|badge|link|logo|avatar|countdown|timer|clock|map|chart|calendar|menu|message)\b)(\p{L}+) and (an?) (?!(?:red|green|blue|big|large|small|round|primary|second|floating)\b)(\p{L}+) (icon|button)\b/giu,
    becomes: '$1 $2 $5 and $3 $4 $5',
  },
  {
    form: /[:,;]\s+(?:and )?(?=the (?:first|second|third|other|last)(?: one| screen| page)? (?:shows|has|is|contains|lists|displays)\b)/gi,
    becomes: '. ',
  },
  {
    form: /\b(the (?:first|second|third|other|last))(?: one)? (?=(?:shows|has|is|contains|lists|displays)\b)/gi,
    becomes: '$1 screen ',
  },
]

/** The text as it is read; each screen of "two screens: the first shows ..." in a sentence of its own. */
export const inSentences = (text: string): string => reword(withSections(withoutCardNames(text)), rewordings)

/** "Use three steps: Address, Payment and Review. The Address step has ...": by its number. */
export function withNumberedSteps(text: string): string {
  const [, list = ''] =
    find(/\b(?:two|three|four|five|[2-5]) steps(?: called| named)?(?::|,) ([^.;\n]{5,80})/i, text) ?? []
  const names = list.split(/,? and |, /).map((name) => name.trim().replaceAll('"', ''))
  if (names.length < 2) return text
  return names.reduce(
    (said, name, index) =>
      said.replace(
        new RegExp(
          `(?<=[.\\n]\\s*)(?:The |In the |On the )"?${name.replaceAll(/[^\p{L}\d ]/gu, '.')}"? step,? (?:has|shows|contains|asks for|includes|there (?:is|are)) `,
          'iu',
        ),
        `Step ${index + 1}: ${name} with `,
      ),
    text,
  )
}

/** The sentences of a text, without their ends and the marks of lists. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .replace(/[.;!?\s]+$/, '')
        .replace(/^[-*•]\s*/, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
