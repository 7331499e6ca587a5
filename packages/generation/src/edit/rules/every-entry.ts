import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  walkNodes,
} from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { isDescriber } from '../../words/describers.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, targetOf, textOf, withPart } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { iconNamed } from '../icons.ts'
import { findList, isOfEntries } from '../lists.ts'
import { likeEntry } from '../new-entry.ts'
import { sampleFor } from '../sample-values.ts'
import { typeNamed } from '../new-node.ts'
import { placeAtEnd } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

/** Ways to draw a list in which an entry has room for an icon at its end. */
const hasEnd = /^(?:rows|media|checklist|undefined)$/

/** Icons for what one does with an entry, beside those that are called like it. */
const deedIcons: Readonly<Record<string, string>> = byWord({
  delete: 'trash',
  remove: 'trash',
  edit: 'edit',
  change: 'edit',
  add: 'plus',
  buy: 'cart',
  'add to cart': 'cart',
  like: 'heart',
  favourite: 'heart',
  favorite: 'heart',
  save: 'bookmark',
  bookmark: 'bookmark',
  share: 'share',
  call: 'phone',
  message: 'chat',
  email: 'mail',
  play: 'play',
  download: 'download',
})

const form =
  /^(?:add|put|show|give)\s+(?:an?\s+|the\s+)?([\p{L} -]{2,24}?)\s+(?:button|icon|symbol)s?\s+(?:to|on|in|at the end of|next to|beside)\s+(?:each|every|all)(?:\s+(?:of\s+)?(?:the|my|our))?\s+([\p{L} -]{2,40})$/iu

const everything = /^(?:list\s+)?(?:items?|entr(?:y|ies)|rows?|cards?|lists?|things?)$/i

/** The lists of such things, wherever they are; all for "every list item". */
export function listsMeant(document: AppDocument, words: string): ComponentNode[] {
  const all = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter((node) => isOfEntries(node) && itemsOf(node).filter(isEntry).length > 1)
  if (everything.test(words.replace(/\s+(?:in|on|of)\s+.*$/i, '')))
    return all.filter((node) => itemsOf(node).some((item) => targetOf(item) !== undefined))
  const many = toPlural(toSingular(words.toLowerCase()))
  const list = findList(document, many)?.node
  const target = list && itemsOf(list).map(targetOf).find(Boolean)
  // What leads to the same screen is of the same things; what is said of one thing is no list of them.
  return list && !/^(?:details|at a glance|contact)$/i.test(list.label)
    ? [
        list,
        ...all.filter(
          (node) =>
            node !== list && target !== undefined && itemsOf(node).every((item) => targetOf(item) === target),
        ),
      ]
    : []
}

/** "Every dish needs a photo" where each has one. */
const havePictures: EditRule = (clause, document) => {
  const [, things] =
    /^add\s+(?:an?\s+|the\s+)?(?:photo|picture|image)s?\s+to\s+(?:each|every|all)(?:\s+(?:of\s+)?(?:the|our))?\s+([\p{L} -]{2,40})$/iu.exec(
      clause,
    ) ?? []
  const lists = things === undefined ? [] : listsMeant(document, things)
  const [first] = lists
  const isSo = lists.every((node) =>
    itemsOf(node).every((item) => isEntry(item) && (item.image !== undefined || item.avatar !== undefined)),
  )
  return first && isSo ? refuse(`${first.label} has that already.`) : undefined
}

/** "Add a delete button to each puppet": at the end of each entry, or on the screen of one where entries are pictures. */
const addEnd: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  // "Every screen" and "every tab" are no entries.
  if (/\b(?:screen|page|tab|field|form)s?$/i.test(found[2])) return undefined
  const deed = found[1].toLowerCase()
  const icon = deedIcons[deed] ?? iconNamed(deed)
  const lists = listsMeant(document, found[2])
  if (lists.length === 0) return undefined
  const rows = lists.filter(({ properties }) => hasEnd.test(String(properties.layout)))
  // One thing that has a screen of its own has its buttons there.
  const isAny = everything.test(found[2].replace(/\s+(?:in|on|of)\s+.*$/i, ''))
  const isLeading = lists.some((node) => itemsOf(node).some((item) => targetOf(item) !== undefined))
  const ends = icon === undefined || (!isAny && isLeading) ? [] : rows
  const commands = ends.map((node): Command => ({
    type: 'set-properties',
    id: node.id,
    set: { items: itemsOf(node).map((item) => withPart(item, 'trailingIcon', icon ?? 'spark')) },
  }))
  const targets = new Set(
    lists
      .filter((node) => !ends.includes(node))
      .flatMap((node) => itemsOf(node).flatMap((item) => targetOf(item) ?? [])),
  )
  const label = capitalise(deed)
  const buttons = commands.length > 0 ? [] : [...targets].flatMap((id) => buttonOn(document, id, label, icon))
  if (commands.length + buttons.length === 0)
    return refuse(
      `The entries of ${lists[0]?.label ?? 'the list'} have no room for a button. Try "Show the list as rows" first.`,
    )
  return [...commands, ...buttons]
}

/** A button of that name on the screen of one thing, unless it is there. */
function buttonOn(document: AppDocument, id: string, label: string, icon: string | undefined): Command[] {
  const screen = document.screens.find((each) => each.id === id)
  if (!screen || screen.components.some((node) => node.label === label)) return []
  const isHard = /^(?:delete|remove|cancel)\b/i.test(label)
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label,
    properties: { variant: isHard ? 'destructive' : 'secondary', full: true, ...(icon ? { icon } : {}) },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

const showForm =
  /^(?:make|let|have|should)\s+(?:the\s+)?([\p{L} -]{2,30}?)\s+(?:list|rows|cards)\s+(also\s+)?(?:show|have|display|include)\s+([^"“]{3,80})$/iu

const mostFields = 3

/** "Make the homework list show the subject and the due date": as the second line of each entry. */
const showFields: EditRule = (clause, document) => {
  const found = showForm.exec(clause)
  const fields = listed(found?.[3] ?? '')
    .map(withoutArticle)
    .slice(0, mostFields)
  if (
    !found?.[1] ||
    fields.some(
      (field) =>
        (field.split(' ').length > 3 && !counted.test(field) && !timed.test(field)) ||
        /\b(?:chart|graph|map|button|image|picture|photo|video|icon)s?$/i.test(field) ||
        /column|^\d/.test(field),
    )
  )
    return undefined
  const called = `${found[1]} list`.toLowerCase()
  const list =
    [...walkNodes(document)].find(({ node }) => isOfEntries(node) && node.label.toLowerCase() === called)
      ?.node ?? findList(document, found[1])?.node
  if (!list) return refuse(`There is no ${found[1]} list on any screen.`)
  const items = itemsOf(list).map((item, index) =>
    withPart(
      item,
      'subtitle',
      [
        ...(found[2] === undefined ? [] : [textOf(item, 'subtitle')]),
        ...fields.map((field) => valueOf(field, index)),
      ]
        .filter((text) => text !== undefined)
        .join(' · '),
    ),
  )
  return [{ type: 'set-properties', id: list.id, set: { items } }]
}

/** "When each thing was last checked". */
const timed = /^when\b.*?\b((?:last\s+)?\p{L}+ed)$/iu

/** "How many words are in it". */
const counted =
  /^how many\s+([\p{L}]+(?:\s+(?:left|free|available))?)(?:\s+(?:are|it|they|there|he|she|we|one)\b.*)?$/iu

const people = ['Lea Brandt', 'Omar Haddad', 'Iris Chen', 'Tomás Rey', 'Kim Osei', 'Ana Petrova']

/** What a value of that name could be, of the entry at `index`. */
export function valueOf(field: string, index: number): string {
  const unit = counted.exec(field)?.[1]
  if (unit) return `${12 + ((index * 7) % 20)} ${unit.toLowerCase()}`
  const done = timed.exec(field)?.[1]
  if (done) return `${capitalise(done.toLowerCase())} ${valuesOf('date')?.[index % 6] ?? 'Fri 20 Nov'}`
  if (/\bname$/i.test(field)) return people[index % people.length] ?? ''
  const sample = sampleFor(field, index)
  if (sample !== undefined) return sample
  const values = valuesOf(field)
  const head = toSingular(field.toLowerCase().split(' ').at(-1) ?? '')
  const told = values?.[index % values.length] ?? nounField(capitalise(field), head).value
  // A bare number would be the same of each.
  const value = values === undefined && /^\d{1,3}$/.test(told) ? String(3 + ((index * 7) % 17)) : told
  return value === 'yes' ? capitalise(field) : value
}

const onRight =
  /^(?:make|let|have)\s+(?:the\s+)?([\p{L} -]{2,30}?)\s+(?:list|rows|cards)\s+(?:also\s+)?(?:show|have|display|include)\s+(?:the\s+)?([\p{L} -]{3,30}?)\s+on the right(?:\s+(?:instead of|rather than|not)\s+.{2,40})?$/iu

/** "Make the orders list show the date on the right instead of the amount": where its value stands. */
const showOnRight: EditRule = (clause, document) => {
  const [, name = '', field = ''] = onRight.exec(clause) ?? []
  const list = name === '' ? undefined : findList(document, name)?.node
  return (
    list && [
      {
        type: 'set-properties',
        id: list.id,
        set: { items: itemsOf(list).map((item, index) => withPart(item, 'value', valueOf(field, index))) },
      },
    ]
  )
}

const setEntries = (node: ComponentNode, entries: readonly Entry[]): Command[] => [
  { type: 'set-properties', id: node.id, set: { items: [...entries] } },
]

const ofTime =
  /^(?:(?:early |late )?(?:mornings?|noon|afternoons?|evenings?|nights?)|today|tomorrow|later|past|upcoming|(?:this|next|last) (?:day|week|month|year)|weekdays?|weekends?)$/i

/** "Split the budget into catering, flowers and music": these are its entries then. */
const splitInto: EditRule = (clause, document) => {
  const found =
    /^(?:split|divide|break)\s+(?:up\s+)?(?:the\s+)?([\p{L} -]{3,30}?)\s+(?:up\s+)?into\s+([^"“]{3,120})$/iu.exec(
      clause,
    ) ??
    /^(?:change|set|rename|make|replace)\s+(?:the\s+|my\s+|our\s+)?([\p{L} -]{3,24}s)\s+(?:to|into|be|with)\s+([^"“]{3,120}(?:,|\sand\s)[^"“]{2,60})$/iu.exec(
      clause,
    )
  const names = listed(found?.[2] ?? '').map(withoutArticle)
  const list = found?.[1] ? findList(document, found[1]) : undefined
  // "Into morning and evening": parts of what is there, which no rule can tell apart.
  const isByTime = names.length > 1 && names.every((name) => ofTime.test(name))
  if (list && isByTime && /^(?:split|divide|break)/i.test(clause)) {
    const [first = ''] = names
    return refuse(
      `Which entries are for the ${first} is not known. Try "Add a section called ${capitalise(first)}", then move entries there.`,
    )
  }
  if (
    !list ||
    names.length < 2 ||
    names.some((name) => name.split(' ').length > 4 || /\sto\s/i.test(name)) ||
    /\b(?:screens?|pages?|tabs?|columns?|sections?)\b/i.test(clause) ||
    // "Rename Prices to Prices and offers": a screen that is called just so.
    (/^rename\b/i.test(clause) &&
      document.screens.some(({ name }) => name.toLowerCase() === found?.[1]?.toLowerCase()))
  )
    return undefined
  // What each leads to a screen is a thing of its own: one chooses between them, and none of them goes.
  const isOfThings = list.entries.every((entry) => targetOf(entry) !== undefined)
  const isHow = names.every((name) => isDescriber(name.toLowerCase()) || /^(?:in|out)doors?$/i.test(name))
  if (isOfThings && (isHow || names.length === 2) && /^(?:split|divide|break)/i.test(clause)) {
    const screen = document.screens.find(({ id }) => id === list.screenId)
    const node: ComponentNode = {
      id: freeId(collectNodeIds(document), 'list'),
      type: 'list',
      label: 'Filter',
      properties: { layout: 'chips', items: ['All', ...names.map(capitalise)].map((title) => ({ title })) },
    }
    const index = screen?.components.findIndex(({ id }) => id === list.node.id) ?? -1
    return index < 0
      ? undefined
      : [{ type: 'add-component', node, place: { screenId: list.screenId, parentId: null, index } }]
  }
  const entries = names.flatMap((name, index) => {
    const model = list.entries[index % list.entries.length]
    return model
      ? [
          {
            ...likeEntry(model, capitalise(name)),
            ...(model.value === undefined ? {} : { value: model.value }),
          },
        ]
      : []
  })
  return setEntries(list.node, entries)
}

/** "Add a French deck and a Spanish deck": entries, where there is a list of decks. */
const addAlike: EditRule = (clause, document) => {
  // "Size and price under every item" are no entries.
  if (/\s(?:each|every|all)\s/i.test(clause)) return undefined
  // "Rye and oat to the breads": where they go is no part of what they are called.
  if (/\s(?:to|into|in|on)\s+(?:the|my|our)\s+\S+$/i.test(clause)) return undefined
  const words = /^add\s+([^"“:]{6,160})$/i.exec(clause)?.[1]
  const told = listed(words ?? '').map(withoutArticle)
  // "A small, medium and large crate" are three crates.
  const shared =
    told.length > 1 && told.slice(0, -1).every((name) => !name.includes(' ')) && /\s/.test(told.at(-1) ?? '')
  const names = shared
    ? told.map((name, index) =>
        index < told.length - 1 ? `${name} ${told.at(-1)?.split(' ').at(-1)}` : name,
      )
    : told
  const heads = new Set(names.map((name) => toSingular(name.toLowerCase().split(' ').at(-1) ?? '')))
  const [head = ''] = heads
  const isAlike =
    heads.size === 1 && names.length > 1 && names.every((name) => /^\S+(?: \S+){1,3}$/.test(name))
  if (
    !isAlike ||
    typeNamed([head]) !== undefined ||
    /^(?:screen|page|tab|section|badge|filter|option)$/.test(head)
  )
    return undefined
  const list = findList(document, toPlural(head))
  const last = list?.entries.at(-1)
  if (!list || !last) return undefined
  const led = document.screens.find(({ id }) => id === targetOf(itemsOf(list.node)[0]))
  const isOf = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => toSingular(word) === head)
  if (!isOf(list.node.label) && !isOf(led?.name ?? ''))
    return refuse(`There is no list of ${toPlural(head)}. Try "Add a list of ${toPlural(head)}" first.`)
  const made = names.map((name) => likeEntry(last, capitalise(name)))
  return setEntries(list.node, [...list.entries, ...made])
}

export const everyEntryRules: readonly EditRule[] = [
  havePictures,
  addEnd,
  showOnRight,
  showFields,
  splitInto,
  addAlike,
]
