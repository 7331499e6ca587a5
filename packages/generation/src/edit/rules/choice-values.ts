import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { type ChoiceNode, choicesCalled, choicesIn, hasAll, withValues } from '../choice-nodes.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { startOf } from '../places.ts'
import { type EditRule } from '../rule.ts'
import { listed, unquote } from '../words.ts'

const one = '(?:[^"“”:,]|(?<=\\d):(?=\\d)){1,40}'
const several = `(${one}?(?:,\\s${one}?)*(?:,?\\s(?:and|&)\\s|,\\s)${one}?)`
const instead = '(?:\\s+(?:instead of|rather than|not)\\s+(.{2,120}))?'
const forms = [
  `^(?:make|change|set|turn|replace|use|rename)\\s+(?:the\\s+|our\\s+|my\\s+)?([\\p{L} -]{3,40}?)(?:\\s+(?:to|into|be|with|as|by)|\\s?:)\\s+(?:the\\s+)?${several}${instead}$`,
  `^(?:the\\s+|our\\s+|my\\s+)?([\\p{L} -]{3,30}?)\\s+(?:should|must|have to|need to)\\s+(?:only\\s+|just\\s+)?be\\s+(?:the\\s+)?${several}${instead}$`,
].map((form) => new RegExp(form, 'iu'))
const asNames = new RegExp(
  `^(?:use|have|take|make)\\s+${several}\\s+(?:as\\s+)?(?:the\\s+|our\\s+|my\\s+)(categories|filters?|types|kinds|groups|tags|options)${instead}$`,
  'iu',
)

const isShort = (value: string) => value.length <= 30 && value.split(' ').length < 5
const asValue = (text: string) =>
  capitalise(
    unquote(text)
      .replace(/^(?:the|an?)\s+/i, '')
      .replace(/^(?:(?:choice|selection)\s+)?(?:of|between)\s+/i, ''),
  )

interface Wish {
  name: string
  values: string[]
  former: string[]
}

/** "A choice of mild and strong and not a number": the values alone. */
const asChoice =
  /(?<=\s(?:be|to|into)\s)(?:an?\s+)?(?:choice|selection|drop-?down|pick ?list)\s+(?:of|between|from|with)\s+/i
const noOther = /,?\s+(?:and|but)\s+(?:not|no)\s+(?:an?\s+|the\s+)?[\p{L} ]{2,30}$/iu

/** "Change the categories to food, rent and kids": what is named, and the words it is to have. */
function wishesIn(told: string): Wish[] {
  const clause = told.replace(noOther, '').replace(asChoice, '')
  const named = asNames.exec(clause)
  const all = named
    ? [[named[2], named[1], named[3]]]
    : [
        ...forms.flatMap((form) => {
          const found = form.exec(clause)
          return found ? [[found[1], found[2], found[3]]] : []
        }),
        ...apart(clause),
      ]
  return all
    .map(([name = '', these = '', former = '']) => ({
      name: name.trim(),
      values: listed(these.replaceAll(/\s+or\s+/gi, ', ')).map(asValue),
      former: listed(former).map(asValue),
    }))
    .filter(({ values }) => values.length > 1 && values.every(isShort))
}

const mostWords = 8
const bareForm = new RegExp(`^${several}${instead}$`, 'iu')

/** "Make the free times on the booking page 7:00 and 9:00": the longest name first, where nothing tells it apart. */
function apart(clause: string): (string | undefined)[][] {
  const [, told = ''] = /^(?:make|set|change)\s+(?:the\s+|our\s+|my\s+)?([^"“”]{6,200})$/i.exec(clause) ?? []
  const words = told.split(' ')
  const most = Math.min(
    mostWords,
    words.findIndex((word) => /[,:]/.test(word)),
  )
  return Array.from({ length: Math.max(0, most) }, (_, index) => most - index).flatMap((count) => {
    const found = bareForm.exec(words.slice(count).join(' '))
    return found ? [[words.slice(0, count).join(' '), found[1], found[2]]] : []
  })
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((value, index) => value.toLowerCase() === other[index]?.toLowerCase())
const bare = (values: readonly string[]) => (hasAll(values) ? values.slice(1) : values)

/** The choices of a wish: by their name, on the screen that is told or spoken of first; by what they were, where that is told. */
function choicesMeant(document: AppDocument, { name, former }: Wish): ChoiceNode[] {
  const { subject, screen } = splitHost(document, name)
  const all = choicesIn(document).filter((each) => !screen || each.screen.id === screen.id)
  const start = startOf(document)
  const named = choicesCalled(all, subject.replace(/\s+(?:field|choices?|options|list|chips)$/i, ''))
  const told =
    former.length > 0
      ? all.filter(({ values }) =>
          former.every((each) => values.some((value) => value.toLowerCase() === each.toLowerCase())),
        )
      : []
  if (told.length > 0) return told
  const here = named.filter((each) => each.screen === start)
  const isForm = (each: ChoiceNode) => !/^filter/i.test(each.node.label)
  return here.some(isForm) ? here : named
}

/** Where what one chose is told: a figure or a row with such a value, a chart or a list of all of them. */
function valuesShown(document: AppDocument, former: readonly string[], values: readonly string[]): Command[] {
  const nextOf = (text: string | undefined): string | undefined => {
    const index = former.findIndex((each) => each.toLowerCase() === text?.toLowerCase())
    return index < 0 ? undefined : values[index % values.length]
  }
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type === 'chart') return chartShown(node, former, values)
    if (node.type !== 'list' || node.properties.layout === 'chips') return []
    const items = itemsOf(node)
    const titles = items.map((item) => textOf(item, 'title') ?? '')
    if (same(titles, former))
      return [
        setItems(
          node,
          values.map((title, index): JsonValue => {
            const model = items[index % items.length]
            return isEntry(model) ? { ...model, title } : { title }
          }),
        ),
      ]
    const next = items.map((item): JsonValue => {
      const value = isEntry(item) ? nextOf(textOf(item, 'value')) : undefined
      return isEntry(item) && value !== undefined ? { ...item, value } : item
    })
    return JSON.stringify(next) === JSON.stringify(items) ? [] : [setItems(node, next)]
  })
}

const setItems = (node: ComponentNode, items: JsonValue[]): Command => ({
  type: 'set-properties',
  id: node.id,
  set: { items },
})

function chartShown(node: ComponentNode, former: readonly string[], values: readonly string[]): Command[] {
  const { labels, data } = node.properties
  if (!Array.isArray(labels) || !Array.isArray(data)) return []
  if (!same(labels.map(String), former) || data.length !== labels.length) return []
  const next = inParts(data.map(Number), values.length)
  return [{ type: 'set-properties', id: node.id, set: { labels: [...values], data: next } }]
}

/** The same sum in so many parts: the last one is halved, or takes what those behind it were. */
function inParts(data: readonly number[], count: number): number[] {
  const parts = data.slice(0, count)
  const last = parts.length - 1
  parts[last] = data.slice(last).reduce((sum, part) => sum + part, 0)
  while (parts.length < count) {
    const half = Math.round((parts.at(-1) ?? 0) / 2)
    parts.push((parts.at(-1) ?? 0) - half)
    parts[parts.length - 2] = half
  }
  return parts
}

/** "The categories should be starters, mains and desserts": wherever one chooses between them, and where they are told. */
const setValues: EditRule = (clause, document) => {
  for (const wish of wishesIn(clause)) {
    const meant = choicesMeant(document, wish)
    const [first] = meant
    if (!first) continue
    const olds = [...new Set(meant.map(({ values }) => JSON.stringify(bare(values))))].map(
      (text) => JSON.parse(text) as string[],
    )
    const also = choicesIn(document).filter(
      (each) =>
        !meant.some(({ node }) => node === each.node) && olds.some((old) => same(bare(each.values), old)),
    )
    const nodes = [...meant, ...also].map(({ node }) => node)
    const set = nodes.map((node): Command => ({
      type: 'set-properties',
      id: node.id,
      set: withValues(node, wish.values),
    }))
    const isTime = first.node.type === 'datepicker'
    const shown = isTime ? [] : olds.flatMap((old) => valuesShown(document, old, wish.values))
    return [...set, ...shown]
  }
  return undefined
}

const paying = /^(?:pay(?:ing|ment|ments)?(?: with| by| method| methods)?|paid (?:by|with)|ways? to pay)$/i
const asWay =
  /^add\s+["“]?([^"“”,:]{2,30}?)["”]?\s+as\s+(?:an?\s+)?(?:new\s+|another\s+|further\s+)?(?:ways?\s+to\s+pay|(?:payment|paying)\s+(?:method|option|way|type|choice)|means\s+of\s+payment|option\s+(?:to|for)\s+(?:pay|paying|payment))$/i

/** "Add PayPal as a way to pay": one more wherever one chooses how to pay. */
const addWay: EditRule = (clause, document) => {
  const title = unquote(asWay.exec(clause)?.[1] ?? '')
  if (title === '') return undefined
  const chips = choicesIn(document).filter(({ node }) => paying.test(node.label))
  const commands = chips.map(({ node, values }): Command => ({
    type: 'set-properties',
    id: node.id,
    set: withValues(node, [...bare(values), title]),
  }))
  const radios = [...walkNodes(document)].filter(
    ({ node, parent }) =>
      node.type === 'checkbox' && node.properties.group !== undefined && paying.test(parent?.label ?? ''),
  )
  const last = radios.at(-1)
  if (last && !radios.some(({ node }) => node.label.toLowerCase() === title.toLowerCase())) {
    const { helper: _helper, ...properties } = last.node.properties
    const id = freeId(collectNodeIds(document), 'checkbox')
    commands.push({
      type: 'add-component',
      node: { ...last.node, id, label: title, properties: { ...properties, checked: false } },
      place: { screenId: last.screen.id, parentId: last.parent?.id ?? null, index: last.index + 1 },
    })
  }
  return commands.length > 0 ? commands : undefined
}

/** What one chooses between, told whole. */
export const choiceValueRules: readonly EditRule[] = [addWay, setValues]
