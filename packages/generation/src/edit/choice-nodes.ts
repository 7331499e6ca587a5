import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { stemOf, toSingular } from '../words/forms.ts'
import { itemsOf, textOf } from './entry.ts'
import { stems } from './find-screen.ts'
import { freeId } from './free-id.ts'

/** What one chooses from, and the words one chooses between. */
export interface ChoiceNode {
  node: ComponentNode
  screen: Screen
  values: string[]
}

const textsOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.flatMap((each) => (typeof each === 'string' ? [each] : [])) : []

/** The words one chooses between in chips, tabs, drop-downs and rows of times; undefined for anything else. */
export function valuesOfChoice(node: ComponentNode): string[] | undefined {
  if (node.type === 'datepicker' && Array.isArray(node.properties.slots))
    return textsOf(node.properties.slots)
  if (node.type === 'input' && Array.isArray(node.properties.options)) {
    const options = textsOf(node.properties.options)
    return options.length > 0 ? options : undefined
  }
  const isChips = node.type === 'list' && node.properties.layout === 'chips'
  return isChips || node.type === 'tabs'
    ? itemsOf(node).map((item) => textOf(item, 'title') ?? '')
    : undefined
}

/** A row of chips under a title to choose one of these from, the first chosen; its id is free in the document. */
export const chipsOf = (document: AppDocument, title: string, values: readonly string[]): ComponentNode => ({
  id: freeId(collectNodeIds(document), 'list'),
  type: 'list',
  label: title,
  properties: {
    layout: 'chips',
    title,
    wrap: true,
    active: 0,
    items: values.map((each): JsonValue => ({ title: each })),
  },
})

/** All of them, in the order of the screens. */
export const choicesIn = (document: AppDocument): ChoiceNode[] =>
  [...walkNodes(document)].flatMap(({ node, screen }) => {
    const values = valuesOfChoice(node)
    return values ? [{ node, screen, values }] : []
  })

/** Whether "all" stands before what one chooses between. */
export const hasAll = (values: readonly string[]): boolean =>
  /^(?:all|any|everything|overall|alle|alles|tous|toutes|tout|todos|todas|todo)$/i.test(values[0] ?? '')

const inUnit = /^(?<before>[^\d\s]{0,3}\s?)\d[\d.,]*(?<behind>\s?[^\d\s]{0,4})$/u

/** Bare numbers in the unit in which what was there is written: "€ 10" becomes "€ 25", and not "25". */
function inFormerUnit(told: readonly string[], former: readonly string[]): readonly string[] {
  const units = former.map((value) => inUnit.exec(value)?.groups)
  const [first] = units
  const isOne = units.every((unit) => unit?.before === first?.before && unit?.behind === first?.behind)
  return first && isOne && told.every((value) => /^\d[\d.,]*$/.test(value))
    ? told.map((value) => `${first.before ?? ''}${value}${first.behind ?? ''}`)
    : told
}

/** The properties of a choice that offers these words; an "All" before them stays. */
export function withValues(node: ComponentNode, asked: readonly string[]): Record<string, JsonValue> {
  const former = valuesOfChoice(node) ?? []
  const told = inFormerUnit(asked, hasAll(former) ? former.slice(1) : former)
  const kept = hasAll(former) && !hasAll(told) ? 1 : 0
  const values = [...former.slice(0, kept), ...told]
  if (node.type === 'datepicker') {
    const isWithin = (index: JsonValue) => typeof index === 'number' && index < values.length
    const { selected, unavailable } = node.properties
    const taken = Array.isArray(unavailable) ? unavailable.filter(isWithin) : []
    const free = values.findIndex((_, index) => !taken.includes(index))
    return {
      slots: values,
      ...(isWithin(selected ?? null) && !taken.includes(selected ?? null)
        ? {}
        : { selected: Math.max(0, free) }),
      ...(Array.isArray(unavailable) ? { unavailable: taken } : {}),
    }
  }
  if (node.type === 'input') return { options: values, value: values[0] ?? '' }
  const items = itemsOf(node)
  const made = values.map((title, index): JsonValue => {
    const model = items[index] ?? items.at(-1)
    const action =
      typeof model === 'object' && model !== null && !Array.isArray(model) ? model.action : undefined
    return { title, ...(action === undefined ? {} : { action }) }
  })
  const { active } = node.properties
  return { items: made, ...(typeof active === 'number' && active >= made.length ? { active: 0 } : {}) }
}

const sortsOfThings = new Set(['category', 'kind', 'type', 'group', 'sort'].map(stemOf))
const isFilter = ({ label }: ComponentNode) => /^filter\b|^(?:filtern|filtre|filtrar)/i.test(label)

/** The first, and those that share words with it: what other lists are filtered by is another matter. */
const alike = ([first, ...others]: readonly ChoiceNode[]): ChoiceNode[] =>
  first === undefined
    ? []
    : [
        first,
        ...others.filter(({ values }) =>
          values.some((value, index) => first.values.includes(value) && !(index === 0 && hasAll(values))),
        ),
      ]

/** What of these is called so: "categories" may be types, or only stand in the filters above lists. */
export function choicesCalled(choices: readonly ChoiceNode[], words: string): ChoiceNode[] {
  const name = toSingular(words.toLowerCase().trim())
  if (/\b(?:times?|slots?|hours)$/i.test(words))
    return choices.filter(({ node }) => node.type === 'datepicker')
  if (/^(?:filter|chip|filter chip)$/.test(name)) return alike(choices.filter(({ node }) => isFilter(node)))
  const wanted = stems(name)
  const calledOf = ({ node }: ChoiceNode) => [node.label, String(node.properties.title ?? '')].map(stems)
  const isSame = (each: ChoiceNode) => calledOf(each).some((said) => said.join(' ') === wanted.join(' '))
  const exact = choices.filter(isSame)
  if (exact.length > 0) return exact
  const last = name.split(' ').at(-1) ?? ''
  if (sortsOfThings.has(stemOf(last))) {
    const typed = choices.filter(
      (each) => !isFilter(each.node) && calledOf(each).some((said) => sortsOfThings.has(said.at(-1) ?? '')),
    )
    return [...typed, ...alike(choices.filter(({ node }) => isFilter(node)))]
  }
  const found = choices.filter((each) =>
    calledOf(each).some((said) => wanted.every((stem) => said.includes(stem))),
  )
  // "Donation amounts" are the amounts where nothing else is.
  return found.length > 0 || wanted.length !== 2
    ? found
    : choices.filter((each) => calledOf(each).some((said) => said.join(' ') === wanted[1]))
}
