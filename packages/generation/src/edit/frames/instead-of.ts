import type { AppDocument, JsonValue } from '@kwiq/app-model'
import { walkNodes } from '@kwiq/app-model'
import { stemOf, toPlural, toSingular } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { writeAll, writer } from '../rules/phrases.ts'
import { unquote } from '../words.ts'

const called = [
  /^instead of\s+(?:the\s+(?:word|name)\s+)?(?<from>.{2,40}?),?\s+(?:please\s+)?(?:say|write|use|put|call (?:it|them|that|those|this)|name (?:it|them)|it should (?:say|be called|be|read)|(?:i|we) (?:want|say)|have)\s+(?:the\s+word\s+)?(?<to>.{2,40})$/iu,
  /^(?:say|write|use|call (?:it|them|that|those|this)|name (?:it|them))\s+(?<to>.{2,40}?)\s+(?:instead of|rather than|and not|not)\s+(?:the\s+word\s+)?(?<from>.{2,40})$/iu,
]

/** "Instead of beehives call them colonies": in all texts, one as well as many. */
export const callInstead: EditRule = (clause, document): EditOutcome | undefined => {
  const told = clause.replace(
    /\s+(?:everywhere|in the (?:whole|entire) app|in the app|throughout(?: the app)?|on (?:all|every) (?:screens?|pages?)|in all (?:places|texts))$/i,
    '',
  )
  const found = called.map((form) => form.exec(told)).find(Boolean)?.groups
  const from = unquote(found?.from ?? '').replace(/^(?:the|our|my|an?)\s+/i, '')
  const to = unquote(found?.to ?? '')
  if (from.length < 2 || to.length < 2 || /\d/.test(from)) return undefined
  // "The title My desk", "a grid": a part of the app, and no word.
  if (/^(?:the|an?|our|my)\s/i.test(to) || /^an?\s/i.test(found?.from ?? '')) return undefined
  const isMany = toSingular(from.toLowerCase()) !== from.toLowerCase()
  const isManyThen = toSingular(to.toLowerCase()) !== to.toLowerCase()
  // "Announcements" as a "Notice board": of one of them nothing is said.
  const pairs =
    isMany && isManyThen
      ? [
          [from, to],
          [toSingular(from.toLowerCase()), toSingular(to.toLowerCase())],
        ]
      : !isMany && !isManyThen && !from.includes(' ')
        ? [
            [toPlural(from.toLowerCase()), toPlural(to.toLowerCase())],
            [from, to],
          ]
        : [[from, to]]
  // "Donate food" is "Bring food" then, and not "Bring food food".
  const [last = '', ...before] = to.split(' ').toReversed()
  const whole = before.length > 0 ? [[`${from} ${last}`, to]] : []
  const mark = '\u2060'
  const writers = [
    ...whole.map(([former = '', next = '']) => writer(former, next.split(' ').join(`${mark} `))),
    ...pairs.map(([former = '', next = '']) => writer(former, next)),
    (text: string) => text.replaceAll(mark, ''),
  ]
  const commands = writeAll(document, (text) => writers.reduce((written, write) => write(written), text))
  return commands.length > 0 ? { commands } : refuse(`Nothing in the app reads “${from}”.`)
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const number = `(?:\\d[\\d.,' ]*\\d|\\d|${words.slice(1).join('|')}|thirty|forty|fifty|sixty|hundred)`
const counted = new RegExp(
  `^(?:(?:i|we)\\s+(?:want|need)\\s+|make\\s+(?:it|that|them)\\s+|(?:show|use|have|put|set)\\s+)?(?<before>[\\p{L} ]{3,30}?\\s+)??(?<to>${number})(?:\\s+(?<unit>\\p{L}+(?:\\s\\p{L}+){0,2}?))?,?\\s+(?:instead of|rather than|and not|not)\\s+(?:only\\s+|just\\s+)?(?<from>${number})(?:\\s+(?<last>\\p{L}+(?:\\s\\p{L}+)?))?$`,
  'iu',
)
const ranged =
  /^(?:the\s+)?(?<thing>[\p{L} ]{3,24}?)\s+(?:should (?:be|go)\s+)?(?:from\s+)?(?<first>\d{1,2})\s*(?:to|-|–)\s*(?<last>\d{1,2}),?\s+(?:instead of|rather than|not)\s+(?:from\s+)?\d{1,2}\s*(?:to|-|–)\s*\d{1,2}$/iu

const valueOf = (text: string): number => {
  const at = words.indexOf(text.toLowerCase())
  const tens = ['thirty', 'forty', 'fifty', 'sixty'].indexOf(text.toLowerCase())
  if (text.toLowerCase() === 'hundred') return 100
  return at >= 0 ? at : tens >= 0 ? 30 + tens * 10 : Number(text.replaceAll(/[.,' ](?=\d{3})/g, ''))
}
const inEnglish = (value: number) => value.toLocaleString('en')

/** Writes one number for another, in the form in which it stands, where its unit stands beside it. */
function numberWriter(
  from: number,
  to: number,
  unit: string | undefined,
): (text: string, isAbout: boolean) => string {
  const shapes = [String(from), inEnglish(from), ...(words[from] ? [words[from]] : [])]
  const form = new RegExp(
    `(?<![\\p{L}\\d.,])(?:${[...new Set(shapes)].join('|')})(?![\\d]|[.,:]\\d)(?=(?<rest>(?:[\\s-]\\p{L}+){0,3}))`,
    'giu',
  )
  return (text, isAbout) =>
    text.replaceAll(form, (found: string, ...others: unknown[]) => {
      const rest = (others.at(-1) as Record<string, string> | undefined)?.rest ?? ''
      const isBeside = unit === undefined || rest.toLowerCase().split(/[\s-]/).map(stemOf).includes(unit)
      if (!isBeside && !isAbout) return found
      if (!/\p{L}/u.test(found))
        return found.includes(',') ? inEnglish(to) : found.length > 3 && to > 999 ? String(to) : inEnglish(to)
      const word = words[to] ?? inEnglish(to)
      return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
}

/** "20 words instead of ten", "8000 steps instead of 10000": where that number of those is written. */
export const numberInstead: EditRule = (clause, document): EditOutcome | undefined => {
  const range = ranged.exec(clause)?.groups
  if (range?.thing) return rangeOf(document, range.thing, Number(range.first), Number(range.last))
  const found = counted.exec(clause)?.groups
  if (!found?.to || !found.from) return undefined
  const from = valueOf(found.from)
  const to = valueOf(found.to)
  if (Number.isNaN(from) || Number.isNaN(to) || from === to) return undefined
  const said = (found.unit ?? found.last ?? found.before ?? '').trim().split(' ')
  const unit = said[0] ? stemOf(said.at((found.unit ?? found.last) ? 0 : -1)?.toLowerCase() ?? '') : undefined
  const write = numberWriter(from, to, unit)
  const about = (text: string) =>
    unit !== undefined &&
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf)
      .includes(unit)
  const aboutNodes = new Map(
    [...walkNodes(document)].map(({ node }) => [
      node.id,
      about(`${node.label} ${String(node.properties.title ?? '')} ${String(node.properties.caption ?? '')}`),
    ]),
  )
  let isNear = false
  const commands = [...walkNodes(document)].flatMap(({ node }) => {
    isNear = aboutNodes.get(node.id) === true
    return writeAll(
      { ...document, screens: [{ id: '', name: '', components: [{ ...node, children: [] }] }] },
      (text) => write(text, isNear),
    )
  })
  const name = `${found.from} ${found.unit ?? found.last ?? ''}`.trim()
  return commands.length > 0 ? { commands } : refuse(`Nowhere in the app stands “${name}”.`)
}

/** "Rating from 1 to 10": the numbers one chooses from. */
function rangeOf(document: AppDocument, thing: string, first: number, last: number): EditOutcome {
  const wanted = stemOf(thing.toLowerCase().split(' ').at(-1) ?? '')
  const nodes = [...walkNodes(document)].map(({ node }) => node)
  const isCalled = (label: string) =>
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf)
      .includes(wanted)
  const isNumbers = (item: JsonValue) => /^\d{1,2}$/.test(textOf(item, 'title') ?? '')
  const chips = nodes.find(
    (node) => isCalled(node.label) && itemsOf(node).length > 1 && itemsOf(node).every(isNumbers),
  )
  const slider = nodes.find((node) => isCalled(node.label) && node.properties.kind === 'slider')
  if (chips && last > first && last - first < 12) {
    const items = Array.from({ length: last - first + 1 }, (_, index) => ({ title: String(first + index) }))
    return { commands: [{ type: 'set-properties', id: chips.id, set: { items } }] }
  }
  if (slider) return { commands: [{ type: 'set-properties', id: slider.id, set: { min: first, max: last } }] }
  return refuse(`No ${thing.toLowerCase()} is chosen from numbers on any screen.`)
}
