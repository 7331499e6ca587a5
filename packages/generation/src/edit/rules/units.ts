import { type AppDocument, type Command, walkNodes } from '@kwiq/app-model'
import { type EditRule, refuse } from '../rule.ts'
import { applyQuietly } from '../apply-quietly.ts'
import { convertBare } from './bare-measures.ts'
import { writeAll } from './phrases.ts'

interface Unit {
  /** How people name it. */
  name: RegExp
  /** How it is written behind a number. */
  signs: readonly string[]
  /** The unit it is turned into, and how much that is. */
  into: readonly { sign: string; of: (value: number) => number }[]
}

const units: readonly Unit[] = [
  {
    name: /^(?:km|kms|kilomet(?:er|re)s?)$/i,
    signs: ['km', 'kilometres', 'kilometers'],
    into: [{ sign: 'mi', of: (value) => value / 1.609344 }],
  },
  {
    name: /^(?:mi|miles?)$/i,
    signs: ['mi', 'miles'],
    into: [{ sign: 'km', of: (value) => value * 1.609344 }],
  },
  {
    name: /^(?:kgs?|kilos?|kilograms?)$/i,
    signs: ['kg'],
    into: [{ sign: 'lb', of: (value) => value / 0.453_592_37 }],
  },
  {
    name: /^(?:lbs?|pounds?)$/i,
    signs: ['lb', 'lbs'],
    into: [{ sign: 'kg', of: (value) => value * 0.453_592_37 }],
  },
  {
    name: /^(?:°? ?c|celsius|degrees celsius)$/i,
    signs: ['°C', '°'],
    into: [{ sign: '°F', of: (value) => (value * 9) / 5 + 32 }],
  },
  {
    name: /^(?:°? ?f|fahrenheit|degrees fahrenheit)$/i,
    signs: ['°F'],
    into: [{ sign: '°C', of: (value) => ((value - 32) * 5) / 9 }],
  },
  {
    name: /^(?:cm|centimet(?:er|re)s?)$/i,
    signs: ['cm'],
    into: [{ sign: 'in', of: (value) => value / 2.54 }],
  },
  {
    name: /^(?:in|inch|inches)$/i,
    signs: ['in'],
    into: [{ sign: 'cm', of: (value) => value * 2.54 }],
  },
  {
    name: /^(?:m|met(?:er|re)s?)$/i,
    signs: ['m', 'metres', 'meters'],
    into: [{ sign: 'ft', of: (value) => value * 3.280_84 }],
  },
  {
    name: /^(?:ft|foot|feet)$/i,
    signs: ['ft', 'feet'],
    into: [{ sign: 'm', of: (value) => value / 3.280_84 }],
  },
  {
    name: /^(?:mg\/dl)$/i,
    signs: ['mg/dl', 'mg/dL'],
    into: [{ sign: 'mmol/l', of: (value) => value / 18 }],
  },
  {
    name: /^(?:mmol\/l|mmol)$/i,
    signs: ['mmol/l', 'mmol/L'],
    into: [{ sign: 'mg/dl', of: (value) => value * 18 }],
  },
  {
    name: /^(?:km\/h|kmh|kph)$/i,
    signs: ['km/h'],
    into: [{ sign: 'mph', of: (value) => value / 1.609_344 }],
  },
  {
    name: /^(?:°? ?brix|°? ?bx)$/i,
    signs: ['°Bx', 'Brix', '°Brix'],
    // Of grape must, near enough for samples.
    into: [{ sign: '°Oe', of: (value) => value * 4.16 }],
  },
  {
    name: /^(?:°? ?oe|oechsle|degrees oechsle)$/i,
    signs: ['°Oe'],
    into: [{ sign: '°Bx', of: (value) => value / 4.16 }],
  },
  { name: /^(?:mph)$/i, signs: ['mph'], into: [{ sign: 'km/h', of: (value) => value * 1.609_344 }] },
]

/** Whether that is the name of a unit that another can be turned into. */
export const isMeasure = (word: string): boolean => units.some(({ name }) => name.test(word))

const form =
  /^(?:change|convert|switch|turn)\s+(?:all\s+)?(?:the\s+)?(?:units?\s+)?(?:from\s+)?([\p{L}°/ ]{1,20}?)\s+(?:to|into)\s+([\p{L}°/ ]{1,20}?)(?:\s+everywhere)?$/iu
const asked =
  /^(?:use|show|display)\s+(?:everything\s+)?(?:(?:all|the)\s+)?(?:distances?\s+|weights?\s+|temperatures?\s+)?(?:in\s+)?([\p{L}°/ ]{1,20}?)\s+instead of\s+([\p{L}°/ ]{1,20})$/iu

const alone =
  /^(?:show|use|display|give|write|have)\s+(?:all\s+|the\s+)*(?:distances?|lengths?|heights?|weights?|temperatures?|units?)\s+in\s+([\p{L}°/ ]{1,20})$/iu

/** "Glucose in mmol/l": of whatever it is, where it is written in a unit that can be turned into that. */
const ofOne =
  /^(?:(?:show|use|display|give|write|have|put)\s+)?(?:the\s+|my\s+|our\s+)?[\p{L} ]{3,24}?\s+(?:(?:should|must)\s+be\s+)?in\s+([\p{L}°/]{1,12})(?:,?\s+(?:please|instead(?:\s+of\s+(?:in\s+)?[\p{L}°/]{1,12})?|not\s+(?:in\s+)?[\p{L}°/]{1,12}))?$/iu

/** "Show distances in miles": what is written in the unit that can be turned into it. */
function otherUnit(wanted: string): string {
  const to = units.find(({ name }) => name.test(wanted.trim()))
  const from = units.find(({ into }) => into.some(({ sign }) => to?.signs.includes(sign)))
  return from?.signs[0] ?? ''
}

/** Whether some text of the app is in that unit. */
const isWritten = (document: AppDocument, sign: string): boolean =>
  sign !== '' && new RegExp(`(?:["\\d]\\s?)${sign}(?=["\\s,.])`, 'u').test(JSON.stringify(document.screens))

/** "5.2" of "5.2 km" as it would be in the other unit: with as many places behind the point. */
function amountIn(digits: string, of: (value: number) => number): string {
  const places = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  const isGrouped = /^\d{1,3}(?:,\d{3})+$/.test(digits)
  const value = of(Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.')))
  return isGrouped
    ? Math.round(value).toLocaleString('en-US')
    : value.toFixed(isGrouped || places > 2 ? 0 : places)
}

/** "Weight in kg": a chart or a figure whose name says what it is counted in. */
function countedIn(document: AppDocument, signs: readonly string[], into: Unit['into'][number]): Command[] {
  const named = new RegExp(`(?<=\\bin |\\()(?:${signs.join('|')})(?=$|\\)|\\s)`, 'u')
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { caption, data, delta } = node.properties
    const write = (text: string) => text.replace(named, into.sign)
    const number = (text: string) => text.replace(/\d+(?:[.,]\d+)?/, (digits) => amountIn(digits, into.of))
    if (node.type === 'chart' && named.test(node.label) && Array.isArray(data)) {
      const next = data.map((value) =>
        typeof value === 'number' ? Math.round(into.of(value) * 10) / 10 : value,
      )
      return [
        { type: 'rename-component', id: node.id, label: write(node.label) },
        { type: 'set-properties', id: node.id, set: { data: next } },
      ]
    }
    if (node.type !== 'text' || typeof caption !== 'string' || !named.test(caption)) return []
    const set = {
      caption: write(caption),
      ...(typeof delta === 'string' ? { delta: number(delta) } : {}),
    }
    return [
      { type: 'rename-component', id: node.id, label: number(node.label) },
      { type: 'set-properties', id: node.id, set },
    ]
  })
}

/** "Change km to miles": in every text of the app, with the amounts. */
const changeUnits: EditRule = (clause, document) => {
  const told = form.exec(clause)
  const [, named] = ofOne.exec(clause) ?? []
  const [, only] =
    alone.exec(clause) ??
    (named !== undefined && isWritten(document, otherUnit(named)) ? [clause, named] : [])
  const [from = '', to = ''] = told
    ? [told[1], told[2]]
    : only !== undefined
      ? [otherUnit(only), only]
      : (asked.exec(clause) ?? []).slice(1).toReversed()
  const unit = units.find(({ name }) => name.test(from.trim()))
  const wanted = units.find(({ name }) => name.test(to.trim()))
  if (!unit || !wanted) return undefined
  const into = unit.into.find(({ sign }) => wanted.signs.includes(sign))
  if (!into) return refuse(`${from.trim()} cannot be turned into ${to.trim()}.`)
  const signs = unit.signs.join('|')
  const amount = new RegExp(`(?<![\\p{L}\\d.,])(-?\\d+(?:[.,]\\d+)*)(\\s?)(?:${signs})(?![\\p{L}\\d])`, 'gu')
  const figures = convertBare(document, { signs: unit.signs, of: into.of }, into.sign)
  const seen = figures.reduce(applyQuietly, document)
  const commands = writeAll(seen, (text) =>
    // What a field is counted in stands alone behind it.
    unit.signs.includes(text)
      ? into.sign
      : text.replaceAll(
          amount,
          (_, digits: string, space: string) => `${amountIn(digits, into.of)}${space}${into.sign}`,
        ),
  )
  commands.unshift(...figures)
  commands.push(...countedIn(seen, unit.signs, into))
  return commands.length > 0 ? commands : refuse(`Nothing on the screens is in ${from.trim()}.`)
}

export const unitRules: readonly EditRule[] = [changeUnits]
