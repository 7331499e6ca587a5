import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findField } from './field-sorts.ts'
import { type EditRule } from '../rule.ts'
import { listed, unquote } from '../words.ts'

const asChoice =
  /^(?:change|make|turn|replace)\s+(?:the\s+)?(.{2,40}?)(?:\s+(?:field|input|box))?\s+(?:to|into|with|by)?\s*an?\s+(?:drop-?down|select|selection|picker|chooser)(?:\s+(?:menu|list|field))?(?:\s+(?:with|of|from|offering|showing)|\s*:)\s+(?:the\s+)?(?:options\s+|choices\s+|values\s+)?(.{3,120})$/i

/** "Change the recipient field to a dropdown with Anna and Ben": what is typed is chosen. */
const chooseInField: EditRule = (clause, document) => {
  const [, words = '', told = ''] = asChoice.exec(clause) ?? []
  const options = listed(told).map((each) => capitalise(unquote(each)))
  if (options.length < 2) return undefined
  const node = fieldNamed(document, words)
  return (
    node && [
      { type: 'set-properties', id: node.id, set: { kind: 'select', options, value: options[0] ?? '' } },
    ]
  )
}

/** A field of that name, wherever it stands. */
const fieldNamed = (document: AppDocument, words: string): ComponentNode | undefined =>
  findField(document, words) ?? findField(document, `${words} field`)

const addsOption =
  /^add\s+(?:an?\s+|the\s+|another\s+)?(?:new\s+)?([\p{L}]{4,16})\s+["“]?([\p{Lu}\d][^"“”]{1,30}?)["”]?\s+(?:to|in|into)\s+(?:the\s+)?(.{2,40}?)(?:\s+(?:form|screen|page))?[?.!]?$/u

/** "Add a category Insurance to the expense form": one more to choose from in its field of that name. */
const addToField: EditRule = (clause, document) => {
  const [, thing, title, where = ''] = addsOption.exec(clause) ?? []
  if (thing === undefined || title === undefined) return undefined
  const [place = ''] = where.toLowerCase().split(' ').slice(-1)
  const field = [...walkNodes(document)].find(
    ({ node, screen }) =>
      node.type === 'input' &&
      Array.isArray(node.properties.options) &&
      node.label.toLowerCase() === thing.toLowerCase() &&
      screen.components.length > 0 &&
      JSON.stringify([screen.name, screen.components.find(({ type }) => type === 'header')?.label])
        .toLowerCase()
        .includes(place),
  )?.node
  const options = field?.properties.options
  if (!field || !Array.isArray(options) || options.includes(title)) return undefined
  return [{ type: 'set-properties', id: field.id, set: { options: [...options, title] } }]
}

const tabsFirst =
  /^(?:move|put|bring|show)\s+(?:the\s+)?["“]?([\p{L} ]{2,24}?)["”]?(?:\s+tab)?\s+(?:to\s+the\s+(front|start|beginning|first place|end|back|last place)|(first|last))(?:\s+(?:of|in)\s+(?:the\s+)?tabs)?$/iu

/** "Move Reviews to the front of the tabs": of those within a screen. */
const orderWithin: EditRule = (clause, document) => {
  const [, name, side, bare] = tabsFirst.exec(clause) ?? []
  if (name === undefined) return undefined
  for (const { node } of walkNodes(document)) {
    const items = node.type === 'tabs' && Array.isArray(node.properties.items) ? node.properties.items : []
    const at = items.findIndex((item) =>
      JSON.stringify(item).toLowerCase().includes(`"title":"${name.toLowerCase()}"`),
    )
    if (at < 0) continue
    const [moved] = items.slice(at, at + 1)
    const others = items.filter((_, index) => index !== at)
    const isLast = /^(?:end|back|last)/i.test(side ?? bare ?? '')
    if (moved === undefined) return undefined
    return [
      {
        type: 'set-properties',
        id: node.id,
        set: { items: isLast ? [...others, moved] : [moved, ...others], active: 0 },
      },
    ]
  }
  return undefined
}

/** "Make the reason field multiline": with room for more. */
const writeMore: EditRule = (clause, document) => {
  const words = /^make\s+the\s+(.{2,40}?)\s+field\s+multiline$/i.exec(clause)?.[1]
  const node = words === undefined ? undefined : fieldNamed(document, words)
  return node && [{ type: 'set-properties', id: node.id, set: { kind: 'multiline', height: 96 } }]
}

/** "Remove Japanese": from what one chooses from, where nothing else is called so. */
const removeOption: EditRule = (clause, document) => {
  const words =
    /^(?:remove|delete)\s+["“]?([\p{Lu}\d][^"“”]{1,30}?)["”]?(?:\s+from\s+the\s+[\p{L} ]{3,30})?$/u.exec(
      clause,
    )?.[1]
  if (words === undefined) return undefined
  const all = [...walkNodes(document)]
  const isCalled = all.some(
    ({ node, screen }) =>
      node.label === words ||
      screen.name === words ||
      JSON.stringify(node.properties).includes(`"title":"${words}"`),
  )
  const field = isCalled
    ? undefined
    : all.find(
        ({ node }) => Array.isArray(node.properties.options) && node.properties.options.includes(words),
      )?.node
  const options = field?.properties.options
  if (!field || !Array.isArray(options) || options.length < 2) return undefined
  const rest = options.filter((each) => each !== words)
  const isChosen = field.properties.value === words
  return [
    {
      type: 'set-properties',
      id: field.id,
      set: { options: rest, ...(isChosen ? { value: rest[0] ?? '' } : {}) },
    },
  ]
}

export const fieldKindRules: readonly EditRule[] = [
  chooseInField,
  addToField,
  orderWithin,
  writeMore,
  removeOption,
]
