import { type Rewording, reword, findAll } from '../understand/searched.ts'
import { capitalise, toSingular } from '../words/forms.ts'

const kinds =
  'check ?box|switch|toggle|slider|stepper|text ?(?:field|input)|number (?:field|input)|date ?(?:input|picker|field)|time (?:input|picker|field)|dropdown|button'
const named = '"[^"\\n]{1,40}"'
const begin = '(?<=^|[.!]\\s+)'
const placed =
  'cent(?:ered|red)|bold|large|small|medium|italic|left|right|top|bottom|on|off|checked|unchecked|enabled|disabled'

/** "Min 1, max 10, value 3": from where to where, and where it stands. */
function settingsIn(said: string): string {
  const number = (word: string): string | undefined =>
    new RegExp(String.raw`\b(?:${word})\w*(?: value)?(?: (?:is|of|to|at|as))?:? ?(\d+)`, 'iu').exec(said)?.[1]
  const [min, max] = [number('min'), number('max')]
  const value = number('value|initial|default|current|start')
  return [
    min !== undefined && max !== undefined ? ` from ${min} to ${max}` : '',
    value === undefined ? '' : ` set to ${value}`,
  ].join('')
}

const mostInRange = 10
/** "US 7-12": one each. */
function inRange(before: string, from: string, to: string): string | undefined {
  const count = Number(to) - Number(from) + 1
  return count < 2 || count > mostInRange
    ? undefined
    : Array.from({ length: count }, (_, index) => `${before}${Number(from) + index}`).join(', ')
}

/** How designers name controls in short, with their settings in brackets, as the forms of parts know them. */
const forms: readonly Rewording[] = [
  // How and where a text stands.
  {
    form: new RegExp(String.raw`(?<="|\p{L}) \((?:${placed})(?:, (?:${placed}))*\)`, 'giu'),
    becomes: '',
  },
  // "Thermostat" (slider, value 72)
  {
    form: new RegExp(String.raw`(${named}) \((${kinds})(?:,? ([^()\n]{1,60}))?\)`, 'giu'),
    becomes: (_whole, name = '', kind = '', said = '') => `a ${kind} ${name}${settingsIn(said)}`,
  },
  // A slider labeled "Passengers" (min 1, max 10)
  {
    form: new RegExp(
      String.raw`\b((?:slider|stepper)(?:(?: (?:labell?ed|called|named|titled|for))? ${named}| for (?:the )?\p{L}+)) \(([^()\n]{1,60})\)`,
      'giu',
    ),
    becomes: (whole, control = '', said = '') => {
      const settings = settingsIn(said)
      return settings === '' ? whole : `${control}${settings}`
    },
  },
  // Size chips (US 7-12)
  {
    form: /\b(chips|pills|selector|segmented control)((?: \p{L}+)?) \(((?:\p{L}{1,4} )?)(\d{1,2}) ?[-–] ?(\d{1,2})\)/giu,
    becomes: (whole, control = '', said = '', before = '', from = '', to = '') => {
      const values = inRange(before, from, to)
      return values === undefined ? whole : `${control}${said} (${values})`
    },
  },
  // "$120" price in bold
  { form: /(?<="[^"\n]{1,12}" price) (?:in bold|large|big)(?=[,.;]|$)/giu, becomes: '' },
  // The cards are those of the rows that follow.
  {
    form: new RegExp(
      String.raw`${begin}(?:an? )?grid of cards\.\s+(?=(?:(?:create|add) )?(?:an?|another|the) row (?:with|of) (?:an? )?cards?\b)`,
      'giu',
    ),
    becomes: '',
  },
  // A row with cards for a checkbox "Lights" and a slider "Heat": a card each.
  {
    form: new RegExp(
      String.raw`${begin}(?:(?:create|add|make) )?(?:(?:an?|another|the) row (?:with|of) )?(?:an? |two |three |four |the )?cards? for (an? (?:${kinds}) ${named}[^.\n]*)(?=[.\n]|$)`,
      'giu',
    ),
    becomes: (_whole, list = '') =>
      list
        .split(/,? and (?=an? \p{Ll})|, (?=an? \p{Ll})/u)
        .map((control) => `A card with ${control}`)
        .join('. '),
  },
  {
    form: new RegExp(
      String.raw`\b(?:an? )?multiple[- ]choice(?: component| question| field| group| picker)?(?: with)?(?: the| its)? (?:options|choices|answers):? (${named}(?:(?:,? and |,? or |, )${named})+)`,
      'giu',
    ),
    becomes: (_whole, list = '') =>
      `radio buttons (${list.replaceAll('"', '').replaceAll(/,? (?:and|or) /g, ', ')})`,
  },
  {
    form: /\b(text|label|heading) (?:showing|reading|saying|with) (?="[^"\n]{1,60}")/giu,
    becomes: '$1 ',
  },
  {
    form: new RegExp(
      String.raw`${begin}(text|button|image|slider|checkbox|heading|title) (?="[^"\n]{1,60}")`,
      'giu',
    ),
    becomes: (_whole, kind = '') => `A ${kind.toLowerCase()} `,
  },
]

const seatRow =
  /\brow ([A-Z]|\d{1,2}): (\d{1,2}) (?:check ?boxes|seats|switches|squares|toggles)(?: \([^()\n]{1,30}\))?[.;]?\s*/giu
/** What the rows are of: "rows representing rows of seats". */
const ofRows = /(?<=[.!]\s+)rows? (?:representing|for|of) (?:the )?(?:rows of )?(\p{L}+)[.:]\s*$/iu
const leastRows = 2

/** "Row A: 4 checkboxes. Row B: 4 checkboxes": the seats of a hall, row by row. */
function withSeats(text: string): string {
  const rows = findAll(seatRow, text)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || rows.length < leastRows) return text
  const before = text.slice(0, first.index)
  const [, of] = ofRows.exec(before) ?? []
  const title = of === undefined ? 'Seats' : capitalise(`${toSingular(of.toLowerCase())} rows`)
  const [, from = 'A', count = '4'] = first
  const [, to = 'A'] = last
  return `${before.replace(ofRows, '')}A heading "${title}". A tickable seat map with rows ${from} to ${to} of ${count} seats. ${text.slice(last.index + last[0].length)}`
}

/** A text whose controls are told with their settings, and the seats of a hall as such. */
export const withControlSettings = (text: string): string => withSeats(reword(text, forms))
