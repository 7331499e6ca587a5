import { type ComponentNode, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findList, isOfEntries } from '../lists.ts'
import { likeEntry } from '../new-entry.ts'
import { type EditRule, refuse } from '../rule.ts'

/** What is measured in which units, and how many of the smallest one a unit is. */
const measures: readonly { name: RegExp; units: Readonly<Record<string, number>> }[] = [
  { name: /^(?:weights?|mass|how heavy)$/i, units: { kg: 1000, g: 1, lb: 453.6, lbs: 453.6, t: 1_000_000 } },
  {
    name: /^(?:lengths?|sizes?|heights?|width|depth|how (?:long|big|tall))$/i,
    units: { cm: 10, mm: 1, m: 1000 },
  },
  { name: /^(?:volumes?|litres|liters)$/i, units: { l: 1000, ml: 1, cl: 10, dl: 100 } },
  { name: /^(?:temperatures?|heat)$/i, units: { '°C': 1, '°F': 1, '°': 1 } },
  { name: /^(?:calories|energy|kcal)$/i, units: { kcal: 1 } },
  { name: /^(?:percent(?:age)?|share|progress)$/i, units: { '%': 1 } },
]
const placesOfValues = ['value', 'title', 'meta', 'subtitle', 'overline']

function amountOf(entry: Entry, units: Readonly<Record<string, number>>): number | undefined {
  const form = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s?(${Object.keys(units).join('|')})(?![\p{L}])`, 'u')
  for (const key of placesOfValues) {
    const [, amount, unit = ''] = form.exec(textOf(entry, key) ?? '') ?? []
    if (amount !== undefined) return Number(amount.replace(',', '.')) * (units[unit] ?? 1)
  }
  return undefined
}

/** "Sort the catches by weight": by what their entries say in kilograms, the least first, or the most where that is said. */
const sortMeasured: EditRule = (clause, document) => {
  const [, things = 'list', by = '', how = ''] =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?by\s+(?:the\s+)?([\p{L} ]{3,20}?)(?:,?\s+((?:the\s+)?(?:heaviest|longest|biggest|largest|tallest|highest|most|descending|lightest|shortest|smallest|lowest|least|ascending)\b.{0,20}))?$/iu.exec(
      clause,
    ) ?? []
  const measure = measures.find(({ name }) => name.test(by))
  if (!measure) return undefined
  const { subject } = splitHost(document, things)
  const named = findList(document, subject)?.node
  const isMeasured = (node: ComponentNode) => {
    const entries = itemsOf(node).filter(isEntry)
    return (
      isOfEntries(node) &&
      entries.length > 1 &&
      entries.every((entry) => amountOf(entry, measure.units) !== undefined)
    )
  }
  const list = [named, ...[...walkNodes(document)].map(({ node }) => node)].find(
    (node): node is ComponentNode => node !== undefined && isMeasured(node),
  )
  if (!list) return undefined
  const entries = itemsOf(list).filter(isEntry)
  const isDown = /heaviest|longest|biggest|largest|tallest|highest|most|descending/i.test(how)
  const sorted = entries.toSorted((one, other) => {
    const order = (amountOf(one, measure.units) ?? 0) - (amountOf(other, measure.units) ?? 0)
    return isDown ? -order : order
  })
  return sorted.every((entry, index) => entry === entries[index])
    ? refuse(`${list.label} is in that order already.`)
    : [{ type: 'set-properties', id: list.id, set: { items: sorted } }]
}

const measured =
  /^(?:add|log|enter|write down|insert)\s+(?:an?\s+|another\s+|one more\s+)?(?:new\s+)?(\p{L}[\p{L} '’-]{1,30}?)(?:,|\s+(?:of|with|at))?\s+(\d+(?:[.,]\d+)?)\s?(\p{L}{1,4}|%|°C)((?:,|\s+and|\s+with)\s.{2,60})?$/iu
const nameAndMeasure = /^(.+?), (\d+(?:[.,]\d+)?) (\p{L}{1,4})$/u

/** "Add a pike of 92 cm" where entries are called "Perch, 34 cm": one more of these. */
const addMeasured: EditRule = (clause, document) => {
  const [, name = '', amount = '', unit = '', rest = ''] = measured.exec(clause) ?? []
  if (name === '') return undefined
  const isOfThese = (entry: Entry) =>
    nameAndMeasure.exec(textOf(entry, 'title') ?? '')?.[3]?.toLowerCase() === unit.toLowerCase()
  const lists = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter((node) => {
      const entries = itemsOf(node).filter(isEntry)
      return isOfEntries(node) && entries.length > 1 && entries.every(isOfThese)
    })
  const [first] = lists
  if (!first) return undefined
  const title = `${capitalise(name.trim())}, ${amount} ${unit}`
  const details = rest
    .replace(/^(?:,|\s+and|\s+with)\s+/i, '')
    .split(/,\s+|\s+and\s+/)
    .filter(Boolean)
  return lists
    .filter((list) => list.label === first.label)
    .map((list) => {
      const items = itemsOf(list)
      const model = items.filter(isEntry)[0] ?? {}
      const unitOf = (text: string) => /\d\s?([\p{L}%°]{1,4})$/u.exec(text)?.[1]
      const value = details.find((detail) => unitOf(detail) === unitOf(textOf(model, 'value') ?? ''))
      const below = details.filter((detail) => detail !== value)
      const entry: Entry = {
        ...likeEntry(model, title),
        ...(model.image === undefined ? {} : { image: model.image }),
        ...(value === undefined ? {} : { value }),
        ...(below.length > 0 ? { subtitle: capitalise(below.join(', ')) } : {}),
      }
      return { type: 'set-properties', id: list.id, set: { items: [entry, ...items] } }
    })
}

export const measuredRules: readonly EditRule[] = [sortMeasured, addMeasured]
