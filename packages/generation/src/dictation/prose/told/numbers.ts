import { byWord } from '../../../by-word.ts'
import type { Rewording } from '../../../understand/searched.ts'
import { who } from '../prose-words.ts'
import { inCapitals, piecesOf } from '../../names-in.ts'
import { end } from './edges.ts'

const named = '[\\p{L}]+(?: [\\p{L}]+){0,2}'
const several = `(?:${named}, )*${named},? and ${named}`
const ofDegree: Readonly<Partial<Record<string, string>>> = byWord({
  much: 'pain',
  painful: 'pain',
  strong: 'strength',
  severe: 'severity',
  bad: 'severity',
})

/** Numbers, charts, calendars and what else shows how much there is. */
export const numbers: readonly Rewording[] = [
  // "Three numbers for today: skaters, takings and free boxes".
  {
    form: new RegExp(
      `^(?:two|three|four|\\d) (?:big )?(?:numbers|figures)(?: for (?:today|the day|the week))?: (${several})$`,
      'iu',
    ),
    becomes: (_, list = '') => `stat tiles (${inCapitals(list)})`,
  },
  // "Sales today, open orders and low stock as three numbers", "light and warmth as gauges".
  {
    form: new RegExp(
      `(?<=^|with |are )(?:the \\p{L}+: )?(${several}) as (?:(?:two|three|four|big|large) )*(?:numbers|figures|tiles|gauges|dials|meters)`,
      'giu',
    ),
    becomes: (_, list = '') => `stat tiles (${inCapitals(list)})`,
  },
  // "Pulse, temperature and pressure as line charts".
  {
    form: new RegExp(`(?<=^|with |are )(${several}) as (?:(line|bar|area) )?(?:charts|graphs|curves)`, 'giu'),
    becomes: (_, list = '', form = 'line') =>
      piecesOf(list)
        .map((each) => `a ${form} chart of ${each}`)
        .join(', '),
  },
  // "Pain over the weeks as a line", "hours per person as bars", "my kilometres as a bar per month".
  {
    form: /(?<=^|[,;] |\bshows |\bwith )(?:the |my |our )?(\p{Ll}+(?: per \p{Ll}+)?)(?: (?:over the|of the last|this) \p{Ll}+)? as (?:an? )?(curve|line|graph|bar|bars|columns?)(?: (per (?:day|week|month|year)))?(?=[,.;]|$| and )/giu,
    becomes: (_, of = '', how = '', per?: string) =>
      `a ${/^(?:bar|column)/i.test(how) ? 'bar' : 'line'} chart of ${of}${per === undefined ? '' : ` ${per}`}`,
  },
  { form: /\b(?:the|a) (?:curve|line) of (?:the )?/gi, becomes: 'a line chart of ' },
  { form: /\b(?:a )?ring chart\b/gi, becomes: 'a donut chart' },
  // "How much I may still spend": what is left.
  {
    form: new RegExp(
      `\\bhow much ${who} (?:may|can|should) (?:still )?(\\p{L}+)(?: today)?(?:,? (?:shown )?as an? \\p{L}+)?`,
      'giu',
    ),
    becomes: 'a progress ring "Left to $1"',
  },
  // "You collect stamps, ten of them are a free coffee".
  {
    form: new RegExp(`\\b${who} collects? (stamps|points|stars)(?:, ([^.;]+))?`, 'giu'),
    becomes: (_, things = '', told?: string) =>
      `a progress bar "7 of 10" for ${things}${told === undefined ? '' : ` and a text "${told.charAt(0).toUpperCase()}${told.slice(1)}"`}`,
  },
  {
    form: /\b(?:an? )?circle that (?:grows|shrinks|breathes|moves)[^,.;]*?(?= and an? |[,.;]|$)/gi,
    becomes: 'a progress ring',
  },
  { form: /\ba timer (?:that|which) [^,.;]+/giu, becomes: 'a timer' },
  // "How much it hurts on a scale of ten", "how strong from 1 to 10".
  {
    form: /\bhow (much|strong|bad|hard|severe|good|happy|tired|painful)(?: it (?:is|was|hurts?))?(?: from (\d+) to (\d+)| on a scale (?:of|to|up to) (?:ten|10))/giu,
    becomes: (_, how = '', from = '0', to = '10') =>
      `a slider for the ${ofDegree[how.toLowerCase()] ?? 'level'} from ${from} to ${to}`,
  },
  {
    form: /(?<=^|, |\band )(\p{L}+ \p{L}+|\p{L}+) as an? calendar(?=[,.;]|$)/giu,
    becomes: 'a month calendar',
  },
  {
    form: /\b(?:its |the |a )?timetable(?: (?:for|of) the (?:day|week))?(?=[,.;]|$)/gi,
    becomes: 'a week calendar and a list of lessons with time and room',
  },
  {
    form: /\bweather(?: and tides)? for the next (two|three|five|seven|\d) days/gi,
    becomes: 'a weather forecast for the next $1 days',
  },
  { form: /(?:with )?(?:an? )?traffic light(?=[.,;]|$| and )/giu, becomes: 'a Green/Yellow/Red badge' },
  // "A colour for normal, raised and high".
  {
    form: /\b(?:an? )?(?:colou?r|colou?red dot|colou?red label|label|mark) for (\p{Ll}+), (\p{Ll}+),? (?:and|or) (\p{Ll}+)/giu,
    becomes: (_, first = '', second = '', third = '') =>
      `a ${[first, second, third].map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('/')} badge`,
  },
  // "An alarm comes up when a value is out of range".
  {
    form: /^an? (alarm|warning|alert|hint|banner) (?:comes up|appears|pops up|is shown) (?:when|if|as soon as) .*$/iu,
    becomes: (_, what = '') => `Below it is a badge "${inCapitals(what)}"`,
  },
  // "Whether you can eat it": yes or no.
  {
    form: /^(?:in (?:big|large|huge) letters,? )?whether (?:you|it|they|one) (?:can|may) (\p{L}+)(?: it)?(?:,? and (?:below(?: it)? )?why)?/iu,
    becomes: 'a badge "Yes", a heading "You can $1 it" and the reason',
  },
  // "A banner with the fish of the week", "a question of the day".
  {
    form: /\b(?:an? )?banner with (?:the )?(\p{L}+ of the (?:week|day|month|season))/giu,
    becomes: (_, of = '') => `a heading "${inCapitals(of)}", a cover image`,
  },
  { form: /\bmap with (?:my|the|your|our) (\p{L}+) on it\b/giu, becomes: 'map of the $1' },
  // "A plan of the lock": one is drawn, of several one picks.
  { form: /\ban? plan of the (\p{L}+(?<!s))(?=[,.;]|$| and )/giu, becomes: 'an image "Plan of the $1"' },
  {
    form: /\b(?:an? |the )?plan of (?:the (\p{L}+s)|them)(?:[;,] (?:the )?(?:free (?:ones )?are \p{L}+|\p{L}+ for free)(?: and (?:you|i|one) picks? one)?)?/giu,
    becomes: (_, things = 'places') => `a grid of ${things} with number and Free/Taken badge`,
  },
  // "The starter with a big picture".
  {
    form: new RegExp(
      `\\b(?:the |an? )?((?:\\p{L}+ )?\\p{L}+) with (an? (?:big |large )?(?:picture|photo|image))${end}`,
      'giu',
    ),
    becomes: (whole = '', of = '', picture = '') =>
      /\b(?:list|grid|card|form|page|field|of|as|cards|walls|my|each)\b/i.test(of)
        ? whole
        : `${picture} of the ${of}`,
  },
]
