import type { AppDocument, Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { walkNodes } from '@kwiq/app-model'
import { capitalise, stemOf, toPlural } from '../../words/forms.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import { findTexts, itemsOf, withText } from '../find-text.ts'
import type { EditRule } from '../rule.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const unquote = (text: string) => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, '')

/** The list a person means, one with entries: by name, of a screen, else of the start screen. */
function listOf(document: AppDocument, words: string): ComponentNode | undefined {
  const bare = words.replace(/^(?:the|my)\s+/i, '').replace(/\s+(?:list|rows|cards|grid|carousel)$/i, '')
  const isList = (node: ComponentNode) =>
    node.type === 'list' &&
    itemsOf(node).length > 0 &&
    !/^(?:chips|stats)$/.test(String(node.properties.layout))
  const named = findNamedNode(document, bare)?.node
  if (named && isList(named)) return named
  const host = findNamedScreen(document, bare) ?? findNamedScreen(document, `${bare} screen`)
  const all = [...walkNodes(document)].filter(({ node }) => isList(node))
  const isAny = /^(?:list|it|)$/i.test(bare)
  return (
    all.find(({ screen }) => screen.id === host?.id)?.node ??
    (isAny ? all.find(({ screen }) => screen.id === document.app.startScreenId)?.node : undefined)
  )
}

const setItems = (node: ComponentNode, items: JsonValue[]): Command[] => [
  { type: 'set-properties', id: node.id, set: { items } },
]

/** "Remove the second item from the list". */
const removeItem: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|drop)\s+(?:the\s+)?(first|second|third|fourth|fifth|sixth|last)\s+(?:item|row|entry|card|element|one)(?:\s+(?:from|of|in|on)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const node = listOf(document, found[2] ?? 'list')
  if (!node)
    return { commands: [], note: `There is no list in ${(found[2] ?? 'the app').replace(/^the\s+/i, '')}.` }
  const items = itemsOf(node)
  const place = ordinals.indexOf(found[1].toLowerCase())
  const index = place < 0 ? items.length - 1 : place
  if (index >= items.length) return { commands: [], note: `${node.label} has only ${items.length} entries.` }
  return setItems(
    node,
    items.filter((_, at) => at !== index),
  )
}

/** "Add a new recipe called Shakshuka", 'add "Mira" as a patient'. */
const entryOfKind =
  /^(?:add|insert|create)\s+(?:an?|another)\s+(?:new\s+)?(?!screen|page|tab|section|button|text|field|list|chart|image|map|card\b)([\p{L} -]{3,30}?)\s+(?:called|named|titled)\s+["“]?([^"”]{1,60}?)["”]?(?:\s+to\s+the\s+list)?$/iu

/** 'Add an item "Lemon tart" to the recipe list': made like the others. */
const addItem: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert)\s+(?:(?:a|an|another)\s+)?(?:new\s+)?(?:item|row|entry|card)\s+(?:called\s+|named\s+)?["“]?([^"”]+?)["”]?\s+(?:to|in|into)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:add|insert)\s+an?\s+([^"“”]{2,30}?)\s+(?:item|row|entry)\s+(?:to|in|into)\s+(.{2,40})$/i.exec(
      clause,
    ) ??
    /^(?:add|insert)\s+["“]([^"”]+)["”]\s+(?:to|into)\s+(.+?\s(?:list|rows|cards|grid|carousel))$/i.exec(
      clause,
    )
  const kind = found ? undefined : entryOfKind.exec(clause)
  const [name, place] = found ? [found[1], found[2]] : [kind?.[2], kind?.[1]]
  if (!name || !place) return undefined
  const node = listOf(document, place) ?? (kind ? listOf(document, toPlural(place.toLowerCase())) : undefined)
  if (!node)
    return kind ? undefined : { commands: [], note: `There is no list in ${place.replace(/^the\s+/i, '')}.` }
  const items = itemsOf(node)
  const model = items.at(-1)
  if (model === undefined || model === null || typeof model !== 'object' || Array.isArray(model))
    return undefined
  const title = capitalise(unquote(name))
  const { subtitle: _subtitle, overline: _overline, badge: _badge, value: _value, ...rest } = model
  return setItems(node, [
    ...items,
    { ...rest, title, ...(model.image === undefined ? {} : { image: title }) },
  ])
}

const keys: Readonly<Record<string, string>> = {
  price: 'value',
  amount: 'value',
  name: 'title',
  description: 'subtitle',
  caption: 'subtitle',
  text: 'subtitle',
}

/** "Change the price of the first box to 29 euros". */
const changeItem: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|update)\s+(?:the\s+)?(price|amount|value|name|title|subtitle|description|caption|time|rating|badge|text)\s+of\s+(?:the\s+)?(.+?)\s+(?:to|into)\s+(.+)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const word = found[1].toLowerCase()
  const key = keys[word] ?? word
  const text = unquote(found[3])
    .replace(/^(\d+(?:[.,]\d+)?)\s*(?:euros?|eur)$/i, '€ $1')
    .replace(/^(\d+(?:[.,]\d+)?)\s*(?:dollars?|usd)$/i, '$$$1')
  const nth = new RegExp(`^(${ordinals.join('|')}|last)\\s+(.+)$`, 'i').exec(found[2])
  const unit = (item: JsonValue | undefined) => withUnitOf(item, key, text)
  const byTitle = findTexts(document, found[2]).find(
    ({ place }) => place.kind === 'item' && place.key === 'title',
  )
  const node =
    byTitle?.node ??
    (nth?.[2]
      ? (listWith(document, nth[2], key) ??
        listOf(document, nth[2]) ??
        listOf(document, `${nth[2]}s`) ??
        (/^(?:item|row|entry|card|one)$/i.test(nth[2]) ? listOf(document, 'list') : undefined))
      : undefined)
  if (!node)
    return nth
      ? { commands: [], note: `There is no list of ${toPlural((nth[2] ?? '').toLowerCase())}.` }
      : undefined
  const items = itemsOf(node)
  const place = nth?.[1] ? ordinals.indexOf(nth[1].toLowerCase()) : -1
  const index = byTitle?.place.kind === 'item' ? byTitle.place.index : place < 0 ? items.length - 1 : place
  return setItems(
    node,
    items.map((item, at) => (at === index ? withText(item, key, unit(item)) : item)),
  )
}

/** The list of such things whose entries have that part: a detail's own lines are no list of it. */
function listWith(document: AppDocument, words: string, key: string): ComponentNode | undefined {
  const stem = stemOf(words.toLowerCase().split(' ').at(-1) ?? '')
  const has = (node: ComponentNode) =>
    itemsOf(node).length > 1 && itemsOf(node).every((item) => textOf(item, key) !== undefined)
  const isOf = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => stemOf(word) === stem)
  const lists = [...walkNodes(document)].filter(
    ({ node }) =>
      node.type === 'list' && has(node) && !/^(?:chips|stats)$/.test(String(node.properties.layout)),
  )
  // "The first product" of a shop stands in the list that leads to the screen called Product.
  const leadsToOne = (node: ComponentNode) =>
    itemsOf(node).some((item) => {
      const target = document.screens.find(({ id }) => id === screenIdOf(item))
      return target !== undefined && isOf(target.name)
    })
  return (lists.find(({ node }) => isOf(node.label)) ?? lists.find(({ node }) => leadsToOne(node)))?.node
}

function screenIdOf(item: JsonValue): JsonValue | undefined {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined
  const { action } = item
  return action !== null && typeof action === 'object' && !Array.isArray(action) ? action.screenId : undefined
}

const textOf = (item: JsonValue | undefined, key: string): string | undefined => {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined
  const value = item[key]
  return typeof value === 'string' ? value : undefined
}

/** A bare number keeps the currency or unit that stood there. */
function withUnitOf(item: JsonValue | undefined, key: string, text: string): string {
  const former = textOf(item, key)
  if (former === undefined || !/^\d+(?:[.,]\d+)?$/.test(text)) return text
  return former.replace(/\d+(?:[.,]\d+)*/, text)
}

/** "Change the price to 12": whose, must be said, where several have one. */
const changeWhose: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|update|make)\s+(?:the\s+)?(price|amount|rating)\s+(?:to|into|be)?\s*(.+)$/i.exec(clause)
  const key = keys[found?.[1]?.toLowerCase() ?? ''] ?? 'rating'
  if (!found?.[2] || !/^["“]?\D{0,4}\d/.test(found[2])) return undefined
  const named = [...walkNodes(document)].flatMap(({ node }) =>
    node.type === 'list' && !/^(?:chips|stats)$/.test(String(node.properties.layout))
      ? itemsOf(node).flatMap((item) => {
          const value = textOf(item, key)
          return value !== undefined &&
            (key === 'value' ? /\d/.test(value) && /[$€£¥₹]|CHF/.test(value) : true)
            ? (textOf(item, 'title') ?? [])
            : []
        })
      : [],
  )
  const [one, ...others] = [...new Set(named)]
  if (one === undefined) return { commands: [], note: `Nothing in the app has a ${found[1]}.` }
  const word = found[1]?.toLowerCase()
  if (others.length === 0) return changeItem(`change the ${word} of ${one} to ${found[2]}`, document)
  return {
    commands: [],
    note: `Several things have a ${word}. Try "Change the ${word} of ${one} to ${unquote(found[2])}".`,
  }
}

const partKeys: Readonly<Record<string, string>> = {
  icon: 'icon',
  picture: 'image',
  image: 'image',
  photo: 'image',
  badge: 'badge',
  price: 'value',
  value: 'value',
  subtitle: 'subtitle',
  rating: 'rating',
  arrow: 'chevron',
  chevron: 'chevron',
  overline: 'overline',
}

/** "Remove all icons from the lists": out of their entries. */
const removeParts: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(icon|picture|image|photo|badge|price|value|subtitle|rating|arrow|chevron|overline)s?\s+(?:from|in|on|of)\s+(?:all\s+)?(?:the\s+)?(lists?|rows|cards|.+?\slist)$/i.exec(
      clause,
    )
  const key = partKeys[found?.[1]?.toLowerCase() ?? '']
  if (!found?.[2] || !key) return undefined
  const one = /^(?:lists|rows|cards)$/i.test(found[2]) ? undefined : listOf(document, found[2])
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type !== 'list' || (one && node.id !== one.id)) return []
    const items = itemsOf(node)
    const has = items.some(
      (item) => item !== null && typeof item === 'object' && !Array.isArray(item) && key in item,
    )
    if (!has) return []
    return setItems(
      node,
      items.map((item) => {
        if (item === null || typeof item !== 'object' || Array.isArray(item)) return item
        return Object.fromEntries(Object.entries(item).filter(([name]) => name !== key))
      }),
    )
  })
  return commands.length > 0
    ? commands
    : { commands, note: `No list has a ${found[1]?.toLowerCase() ?? 'part'}.` }
}

export const itemRules: readonly EditRule[] = [removeItem, addItem, changeItem, changeWhose, removeParts]
