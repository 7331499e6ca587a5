import { byWord } from '../../by-word.ts'
import { type Command, type JsonValue, type Properties, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { put } from '../frames/put.ts'
import { topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { stemsIn } from './app-parts.ts'

const rounding =
  /^(?:round|show|display|write)\s+(?:all\s+)?(?:the\s+)?(?:amounts|prices|sums|numbers|money|figures|costs|totals)\s+(?:(?:off|up|down)\s+)?(?:to|in|as)\s+(?:whole|full|round|the nearest)(?:\s+(?:euros?|dollars?|pounds?|francs?|numbers?|amounts?))?$|^(?:no|without|remove the|hide the|drop the)\s+(?:cents|pennies|decimals|decimal places)(?:\s+(?:in|of|on|after)\s.{3,30})?$/iu
const money = /((?:[$€£¥₹]|CHF)\s?)(\d[\d,']*)\.(\d{2})(?!\d)/gu

const roundedText = (text: string): string =>
  text.replaceAll(money, (_, sign: string, whole: string, cents: string) => {
    const value = Number(whole.replaceAll(/[,']/g, '')) + (Number(cents) >= 50 ? 1 : 0)
    return `${sign}${value.toLocaleString('en-US')}`
  })

function roundedValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return roundedText(value)
  if (Array.isArray(value)) return value.map(roundedValue)
  return isEntry(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          key === 'formula' ? (each ?? null) : roundedValue(each ?? null),
        ]),
      )
    : value
}

/** "Round all amounts to whole euros": the cents go wherever money stands. */
const rounded: EditRule = (clause, document): EditOutcome | undefined => {
  if (!rounding.test(clause)) return undefined
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { id, label } = node
    const set: Properties = {}
    for (const [key, value] of Object.entries(node.properties)) {
      if (/formula/i.test(key) || value === undefined) continue
      const next = roundedValue(value)
      if (JSON.stringify(next) !== JSON.stringify(value)) set[key] = next
    }
    const name = roundedText(label)
    return [
      ...(name === label ? [] : [{ type: 'rename-component', id, label: name } satisfies Command]),
      ...(Object.keys(set).length === 0 ? [] : [{ type: 'set-properties', id, set } satisfies Command]),
    ]
  })
  return commands.length > 0 ? { commands } : refuse('No amount on the screens has cents.')
}

const amount =
  '(?<value>(?:[$€£¥₹]|CHF)?\\s?\\d[\\d.,:]*\\s?(?:[$€£¥₹%]|euros?|eur|dollars?|pounds?|percent|minutes?|mins?|hours?|days?|points?|km|kg|cm|m|g|l)?)'
const settings = [
  `^(?:the\\s+|our\\s+|my\\s+|a\\s+|an\\s+|each\\s+)?(?<what>[\\p{L} -]{3,36}?)\\s+(?:should|must|has to|needs to)\\s+(?:start|begin)\\s+(?:at|with|from)\\s+${amount}$`,
  `^(?:the\\s+|our\\s+|my\\s+|a\\s+|an\\s+|each\\s+)?(?<what>[\\p{L} -]{3,36}?)\\s+(?:is|are|should be|must be|costs?|should cost)\\s+(?:now\\s+|only\\s+|always\\s+)?${amount}(?:\\s+now)?$`,
  `^(?:set|change|make|put)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} -]{3,36}?)\\s+(?:to|at)\\s+${amount}$`,
].map((form) => new RegExp(form, 'iu'))

/** There are many of these: of what is not said. */
const anyNumber = /^(?:price|amount|total|number|value|sum|cost|time|date|score|rating|length|size)s?$/i

const isNumber = (text: string) => /^\D{0,4}\d[\d.,:]*\s?\D{0,8}$/u.test(text)

/** The new number in the way the former is written: "50 euros" where "€ 20" stood. */
function likeFormer(former: string, value: string): string {
  const digits = /\d[\d.,:]*/.exec(value)?.[0] ?? value
  const sign = /[$€£¥₹]|CHF/.exec(former)?.[0]
  if (sign !== undefined) return former.replace(/\d[\d.,]*/, digits)
  const isMoney = /[$€£¥₹]|CHF|euro|dollar|pound/i.test(value)
  if (isMoney)
    return value
      .replace(/^(\d[\d.,]*)\s?(?:euros?|eur)$/i, '€ $1')
      .replace(/^(\d[\d.,]*)\s?dollars?$/i, '$$$1')
  return /[\p{L}%]/u.test(value.replace(digits, '')) ? value : former.replace(/\d[\d.,:]*/, digits)
}

/** "The deposit is 50 euros", "the counter should start at 10": where that number stands. */
const numberSet: EditRule = (clause, document): EditOutcome | undefined => {
  const found = settings.map((form) => form.exec(clause)).find(Boolean)?.groups
  const wanted = stemsIn(found?.what ?? '')
  const value = found?.value?.trim()
  if (wanted.length === 0 || value === undefined || anyNumber.test(found?.what ?? '')) return undefined
  const isOf = (name: string) => {
    const own = stemsIn(name)
    return own.length > 0 && wanted.every((stem) => own.includes(stem))
  }
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { id, type, label, properties } = node
    if (
      type === 'text' &&
      properties.variant === 'stat' &&
      isOf(String(properties.caption ?? '')) &&
      isNumber(label)
    )
      return [{ type: 'rename-component', id, label: likeFormer(label, value) }]
    if (type === 'input' && isOf(label) && typeof properties.value === 'string' && isNumber(properties.value))
      return [{ type: 'set-properties', id, set: { value: likeFormer(properties.value, value) } }]
    if (type !== 'list') return []
    const items = itemsOf(node).map((item) => {
      const former = textOf(item, 'value')
      return former !== undefined && isNumber(former) && isOf(textOf(item, 'title') ?? '')
        ? withPart(item, 'value', likeFormer(former, value))
        : item
    })
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id, set: { items } }]
      : []
  })
  return commands.length > 0 ? { commands } : undefined
}

const perForm =
  /^(?:(?:the|all|our)\s+)*(?:prices?|costs?|fees?|rates?)\s+(?:should be|must be|are|shown?|is)?\s*(?:shown\s+)?per\s+(?<unit>hour|day|night|week|month|person|kilo|kg|litre|piece|item)$/iu
const signs: Readonly<Record<string, string>> = byWord({ hour: 'h', kilo: 'kg', litre: 'l' })

/** "Prices should be per hour": behind each amount that stands for itself. */
const pricesPer: EditRule = (clause, document): EditOutcome | undefined => {
  const unit = perForm.exec(clause)?.groups?.unit?.toLowerCase()
  if (unit === undefined) return undefined
  const behind = ` / ${signs[unit] ?? unit}`
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type !== 'list') return []
    const items = itemsOf(node).map((item) => {
      const value = textOf(item, 'value') ?? ''
      return /^(?:[$€£¥₹]|CHF)\s?\d[\d.,]*$/u.test(value)
        ? withPart(item, 'value', `${value}${behind}`)
        : item
    })
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  return commands.length > 0 ? { commands } : undefined
}

const averaging =
  /^(?:show|add|see|display)\s+(?:the\s+|an?\s+|my\s+)?(?<kind>average|mean|highest|lowest|best)\s+(?<what>\p{L}{3,20})(?:\s+(?:on|at)\s+the\s+(?:first|home|start|top)[\p{L} ]{0,12})?$/iu

/** "Show the average grade": worked out of the numbers that stand there. */
const averaged: EditRule = (clause, document): EditOutcome | undefined => {
  const { kind = '', what = '' } = averaging.exec(clause)?.groups ?? {}
  const [stem] = stemsIn(what)
  if (stem === undefined) return undefined
  for (const screen of document.screens)
    for (const node of screen.components) {
      if (node.type !== 'list' || !stemsIn(`${node.label} ${screen.name}`).includes(stem)) continue
      const values = itemsOf(node).map((item) => textOf(item, 'value') ?? '')
      const numbers = values.map((value) =>
        Number(/\d+(?:\.\d+)?/.exec(value.replace(',', '.'))?.[0] ?? Number.NaN),
      )
      if (numbers.length < 2 || numbers.some((number) => Number.isNaN(number))) continue
      const sum = numbers.reduce((one, other) => one + other, 0)
      const best = /highest|best/i.test(kind) ? Math.max(...numbers) : Math.min(...numbers)
      const value = /average|mean/i.test(kind)
        ? String(Math.round((sum / numbers.length) * 10) / 10)
        : String(best)
      const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()} ${what.toLowerCase()}`
      return put(document, screen, topOf(screen), {
        type: 'list',
        label: title,
        properties: {
          layout: 'stats',
          items: [{ title, value: likeFormer(values[0] ?? '', value) }],
          columns: 1,
        },
      })
    }
  return undefined
}

/** Numbers as they were told. */
export const numberRules: readonly EditRule[] = [rounded, pricesPer, averaged, numberSet]
