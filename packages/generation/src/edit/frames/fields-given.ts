import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { iconOfField } from '../../compose/field-icons.ts'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit } from '../../compose/kit.ts'
import { type Column, columnOf } from '../../plan/register/said-field.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn } from '../places.ts'
import { isTold } from '../rules/each-entry.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { sampleFor } from '../sample-values.ts'
import type { Kind } from './kind-of-thing.ts'
import type { SaidAttribute } from './said-attributes.ts'

const faces = ['🦊', '🐙', '🚀', '🌵', '🎸', '🍕']

const ofAnySort = /\S\s(?:type|kind|category|sort)$|^(?:type|kind|category|sort) of \S/i

/** How such an attribute is filled in, and what six things could have there; an empty value where nobody knows. */
export function columnFor(
  { name, options, as }: SaidAttribute,
  one: string,
  about: string,
  turn = 0,
): Column {
  const bare = name.replace(/\s+(?:this|last|per|a|each) (?:year|month|week|day)$/i, '')
  const made = columnOf({ name: bare, options }, options.length > 0 ? 0 : turn, new Map(), about, one)
  const guess = { ...made, field: { ...made.field, name } }
  if (/\bemojis?$/i.test(name) && options.length === 0)
    return {
      field: { name, kind: 'choice', value: faces[0] ?? '', options: faces },
      values: faces,
      use: 'choice',
    }
  if (/^(?:price|cost|fee)s?\s+per\s/i.test(name))
    return {
      field: { name, kind: 'money', value: '€ 4.20', options: [] },
      values: ['€ 4.20', '€ 2.80', '€ 3.60', '€ 5.40', '€ 1.90', '€ 6.20'],
      use: 'amount',
    }
  // What sorts of a thing there are nobody knows whose name tells of none: it is written.
  if (ofAnySort.test(name) && options.length === 0 && guess.values[0] === 'Standard')
    return { field: { name, kind: 'text', value: '', options: [] }, values: [''], use: 'none' }
  const isVague = guess.values.every((value) => value === '')
  if (as === 'photo')
    return {
      ...guess,
      field: { name, kind: 'photo', value: one || 'camera', options: [] },
      values: [],
      use: 'none',
    }
  if (as === 'switch')
    return { field: { name, kind: 'switch', value: 'yes', options: [] }, values: ['yes'], use: 'none' }
  if (as === 'number' && (isVague || guess.field.kind !== 'number'))
    return {
      field: { name, kind: 'number', value: '4', options: [] },
      values: ['4', '2', '7', '3', '5', '6'],
      use: 'count',
    }
  if (as === 'amount' && !guess.values.every((value) => /\d/.test(value)))
    return {
      field: { name, kind: 'money', value: '€ 20', options: [] },
      values: ['€ 20', '€ 50', '€ 15', '€ 30', '€ 25', '€ 40'],
      use: 'amount',
    }
  // A VAT number is no percentage, an insurance number no price.
  if (/\bnumber$/i.test(name) && guess.values.some((value) => /[%$€£¥₹]/.test(value)))
    return { field: { name, kind: 'text', value: '', options: [] }, values: [''], use: 'none' }
  // "The prices" of many are one each.
  const isMoney = guess.field.kind === 'money' && !name.includes(' ')
  return isMoney
    ? { ...guess, field: { ...guess.field, name: capitalise(toSingular(name.toLowerCase())) } }
    : guess
}

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:to|of|the|for)$/.test(word))
    .map(stemOf)

/** Whether a field of that name is there; "Allergic to" is Allergies. */
function isSameName(label: string, name: string): boolean {
  const one = stemsOf(label)
  const other = stemsOf(name)
  const isAlike = (a: string, b: string) =>
    a === b || (a.length > 5 && b.length > 5 && a.slice(0, 6) === b.slice(0, 6))
  return one.length === other.length && one.every((stem, index) => isAlike(stem, other[index] ?? ''))
}

/** What one fills in or reads on a screen. */
const isPartOf = ({ components }: Screen, name: string): boolean =>
  [...walkComponents(components)].some(
    (node) =>
      (/^(?:input|datepicker|checkbox|image)$/.test(node.type) || node.properties.layout === 'chips') &&
      [node.label, String(node.properties.caption ?? '')].some((label) => isSameName(label, name)),
  )

/** Commands that add fields behind the last one of a form; none for those that are there. */
export function fieldsInto(form: Screen, columns: readonly Column[], taken: Set<string>): Command[] {
  const last = lastFilledIn(form)
  // Notes come last, where they do.
  const index =
    last < 0 ? endOf(form) : form.components[last]?.properties.kind === 'multiline' ? last : last + 1
  const chosen = columns.flatMap(({ field }) => optionsInto(form, field))
  const added = columns
    .filter(({ field }) => !isPartOf(form, field.name))
    .map(({ field }, at): Command => {
      const made = fieldComponent(
        createKit(),
        field,
        field.kind !== 'text' && field.kind !== 'person' && field.kind !== 'place',
      )
      const id = freeId(taken, made.type)
      taken.add(id)
      return { type: 'add-component', node: { ...made, id }, place: placeOn(form, index + at) }
    })
  return [...chosen, ...added]
}

/** What may be chosen in a field that is there already, as it was told now. */
function optionsInto({ components }: Screen, { name, options }: Column['field']): Command[] {
  const node = [...walkComponents(components)].find(
    ({ label, properties }) => properties.layout === 'chips' && isSameName(label, name),
  )
  const former = node ? itemsOf(node).map((item) => textOf(item, 'title')) : []
  return node && options.length > 1 && former.join() !== options.join()
    ? [
        {
          type: 'set-properties',
          id: node.id,
          set: { items: options.map((title) => ({ title })), active: 0 },
        },
      ]
    : []
}

/** The rows that tell of one thing. */
const detailsOf = ({ components }: Screen): ComponentNode | undefined => {
  const lists = [...walkComponents(components)].filter(
    ({ type, properties }) => type === 'list' && properties.layout === 'rows',
  )
  return (
    lists.find(({ label }) => /^details$/i.test(label)) ??
    lists.find(
      (node) =>
        itemsOf(node).length > 1 &&
        itemsOf(node).every(
          (item) => textOf(item, 'value') !== undefined && textOf(item, 'subtitle') === undefined,
        ),
    )
  )
}

const shownAs = ({ field, values }: Column): string =>
  field.kind === 'switch' ? 'Yes' : (values[0] ?? field.value) || 'Not set'

/** Commands that tell on the screen of one thing what it has of them. */
function rowsInto(detail: Screen, columns: readonly Column[], taken: Set<string>): Command[] {
  const list = detailsOf(detail)
  const told = columns.filter(({ field }) => field.kind !== 'photo' && field.kind !== 'long')
  const isTold = (name: string) =>
    [...walkComponents(detail.components)].some(
      (node) =>
        isSameName(node.label, name) ||
        itemsOf(node).some((item) => isSameName(textOf(item, 'title') ?? '', name)),
    )
  const items = told
    .filter(({ field }) => !isTold(field.name))
    .map((column): JsonValue => ({
      icon: iconOfField(column.field),
      title: column.field.name,
      value: shownAs(column),
    }))
  const commands: Command[] = []
  if (list && items.length > 0)
    commands.push({ type: 'set-properties', id: list.id, set: { items: [...itemsOf(list), ...items] } })
  else if (items.length > 0)
    commands.push({
      type: 'add-component',
      node: {
        id: freeId(taken, 'list'),
        type: 'list',
        label: 'Details',
        properties: { layout: 'rows', title: 'Details', items },
      },
      place: placeOn(detail, endOf(detail)),
    })
  const photo = columns.find(({ field }) => field.kind === 'photo')
  const hasPicture = [...walkComponents(detail.components)].some(
    (node) => node.type === 'image' || (node.type === 'header' && node.properties.image !== undefined),
  )
  if (photo && !hasPicture) {
    const made = fieldComponent(createKit(), photo.field)
    const head = detail.components[0]?.type === 'header' ? 1 : 0
    commands.push({
      type: 'add-component',
      node: { ...made, id: freeId(taken, 'image') },
      place: placeOn(detail, head),
    })
  }
  return commands
}

/** What an entry at `index` says of it; undefined where it says nothing. */
function said(column: Column, index: number): string | undefined {
  const { field, values, use } = column
  if (field.kind === 'switch') return index % 2 === 0 ? field.name : undefined
  const known = field.options.length > 0 ? undefined : sampleFor(field.name, index)
  if (known !== undefined) return known
  const value = values.length > 0 ? values[index % values.length] : undefined
  // The same of each tells nothing.
  if (value === undefined || value === '' || field.kind === 'long' || new Set(values).size === 1)
    return undefined
  if (/\S\s(?:on|by|until|from|at)$/i.test(field.name))
    return `${field.name.charAt(0).toLowerCase()}${field.name.slice(1)} ${value}`
  return use === 'count' && /^\d+$/.test(value) ? counted(field.name, value) : value
}

const counted = (name: string, value: string) =>
  /^\p{L}+s(?:\s|$)/u.test(name)
    ? `${value} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : `${name}: ${value}`

const mostInRow = 3

/** Commands that show in each entry of these lists what it has; the same thing has the same in all of them. */
function valuesInto({ lists, detail }: Kind, columns: readonly Column[]): Command[] {
  const places = new Map<string, number>()
  const placeOf = (item: JsonValue) => {
    const title = textOf(item, 'title') ?? ''
    if (!places.has(title)) places.set(title, places.size)
    return places.get(title) ?? 0
  }
  const shown = columns
    .filter(
      ({ field, values }) => field.kind === 'switch' || (field.kind !== 'photo' && new Set(values).size > 1),
    )
    .slice(0, detail ? 1 : mostInRow)
  const hasPhoto = columns.some(({ field }) => field.kind === 'photo')
  return lists.flatMap((node): Command[] => {
    const entries = itemsOf(node).filter(isEntry)
    const hasBadges = entries.some((item) => item.badge !== undefined)
    const hasValues = entries.some((item) => item.value !== undefined)
    const hasMoney = entries.some((item) => /[$€£¥₹]|CHF/.test(textOf(item, 'value') ?? ''))
    const items = itemsOf(node).map((item) => {
      const index = placeOf(item)
      let next = item
      const lines: string[] = []
      for (const column of shown) {
        const text = said(column, index)
        if (text === undefined || isSaidOf(item, text) || isTold(column.field.name, item)) continue
        if (column.field.kind === 'choice' && column.field.options.length > 0 && !hasBadges)
          next = withPart(next, 'badge', text)
        else if (column.field.kind === 'money' && hasMoney) continue
        else if (column.field.kind === 'money' && !hasValues) next = withPart(next, 'value', text)
        else lines.push(text)
      }
      if (hasPhoto && isEntry(item) && item.image === undefined && item.avatar === undefined)
        next = withPart(next, 'image', textOf(item, 'title') ?? '')
      if (lines.length === 0) return next
      const below = [textOf(item, 'subtitle'), ...lines].filter((text) => text !== undefined)
      return withPart(next, 'subtitle', below.join(' · '))
    })
    return items.some((item, at) => item !== itemsOf(node)[at])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
}

const isSaidOf = (item: JsonValue, text: string): boolean =>
  ['subtitle', 'value', 'badge', 'meta', 'overline'].some((key) =>
    (textOf(item, key) ?? '')
      .toLowerCase()
      .split(/\s·\s|,\s/)
      .includes(text.toLowerCase()),
  )

/** Commands that give a sort of things what they are to have: asked for in its form, told of one, shown in its lists. */
export function giveToKind(document: AppDocument, kind: Kind, said: readonly SaidAttribute[]): Command[] {
  const columns = said.map((each, index) => columnFor(each, kind.one, document.app.description ?? '', index))
  const { detail, form } = kind
  const taken = new Set(collectNodeIds(document))
  return [
    ...(form ? fieldsInto(form, columns, taken) : []),
    ...(detail && detail !== form ? rowsInto(detail, columns, taken) : []),
    ...valuesInto(kind, columns),
  ]
}
