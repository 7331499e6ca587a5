import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { optionOf } from './form.ts'
import { findEntity } from '../entities/index.ts'
import { findAttribute } from '../words/attributes.ts'
import { classOf } from '../words/noun-classes.ts'
import { asField, computed, isToTap, withNamedFields } from './form-fields.ts'
import { labelFrom } from './label-from.ts'
import { settleCards } from './named-cards.ts'
import type { Part } from './part.ts'
import { sameThing } from './same-thing.ts'
import { general } from './subject-of.ts'
import { find, has } from '../understand/searched.ts'
import { withTimes } from './played-times.ts'

/** What the parts of a sentence come to when all of them are known. */
export function settled(parts: readonly Part[]): Part[] {
  return withTimes(withOwnNames(asFields(withOneStrip(parts).flatMap(settle))))
}

/** "A Lyrics tab and an Up next tab": the tabs of one strip. */
function withOneStrip(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.kind === 'bubbles' && joined.some(({ kind }) => kind === 'bubbles')) continue
    if (part.kind === 'tabs' && last?.kind === 'tabs')
      joined[joined.length - 1] = { ...last, options: [...last.options, ...part.options] }
    else joined.push(part)
  }
  return joined
}

const written = new Set(['text', 'email', 'password', 'number', 'multiline', 'select'])
const isComment = (part: Part) => part.kind === 'input' && part.entry === 'multiline'
const ofAddress = /^(?:expiry(?: date)?|cvc|cvv|security code|postcode|zip(?: code)?|city|street|phone)$/i
/** Of the card one pays with. */
const ofPayment = /^(?:card number|expiry(?: date)?|cvc|cvv|name on card|cardholder(?: name)?)$/i
const isPaying = ({ kind, label }: Part) =>
  kind === 'button' &&
  /^(?:pay|save|confirm|continue|add|next|submit|book|place|buy|check ?out)\b/i.test(label)
/** What is named behind a field that one fills in, before the button, is one, too. */
function asFields(parts: readonly Part[]): Part[] {
  const last = parts.findLastIndex(({ kind }) => kind === 'button')
  let isFilled = false
  return parts.map((part, index) => {
    isFilled ||= ofPayment.test(part.label) && last > index && parts.some(isPaying)
    if (
      part.kind === 'fact' &&
      part.value === undefined &&
      part.role === undefined &&
      !has(computed, part.label) &&
      isFilled &&
      (index < last || ofAddress.test(part.label))
    )
      return /^expir/i.test(part.label)
        ? { kind: 'input', label: part.label, entry: 'text', options: [] }
        : asField(part)
    // A countdown one starts is a time, in large.
    if (
      part.kind === 'fact' &&
      part.value === undefined &&
      /^(?:countdown|timer|clock)(?: timer| clock)?$/i.test(part.label) &&
      parts.some(({ kind, label }) => kind === 'button' && /^(?:start|pause|stop|reset)\b/i.test(label))
    )
      return { ...part, value: '25:00', role: 'stat' }
    // Stars beside a comment one writes are those one gives.
    if (part.kind === 'fact' && /^star rating$|^stars$/i.test(part.label) && parts.some(isComment))
      return { kind: 'stars', label: part.label }
    // "From and To with a swap button between": on goes the form.
    if (isFilled && part.kind === 'button' && /^(?:swap|switch|reverse)\b/i.test(part.label)) return part
    isFilled = part.kind === 'date' || (part.kind === 'input' && written.has(part.entry))
    return part
  })
}

const isTapped =
  /^(?:play ?\/ ?pause|play|pause|cancel|save|ok|close|skip|submit|save changes|next|continue)$/i
const ofBenefits =
  /^(?:(?:included|main|key|plan|all) )?(?:features|benefits|perks|advantages)(?: included)?$/i
/** What those have who play or compete. */
const ofPlayers = /^(?:user ?name|score|points|rank|position|player(?: name)?|nickname)$/i

function settle(part: Part): Part[] {
  // "A text "About"": a text under this heading.
  if (part.kind === 'text' && /^(?:about(?: me| us)?|description|story)$/i.test(part.label))
    return [
      { kind: 'heading', label: part.label },
      { kind: 'fact', label: /me$/i.test(part.label) ? 'Bio' : 'Description' },
    ]
  if (isToTap(part)) return [{ kind: 'button', label: part.label, isQuiet: false }]
  if (part.kind === 'box') return part.look === 'cards' ? settleCards(part).flatMap(settle) : settleBox(part)
  // "A page with sections": which they are is told behind it.
  if (part.kind === 'choice' && part.label === '' && part.options.length === 0) return []
  // Those who have a name and an address are people.
  if (
    part.kind === 'list' &&
    /^(?:cards?)?$/i.test(part.label) &&
    part.fields.some((field) =>
      /^e-?mail|^role$|last login|^(?:job title|profession|department)$/i.test(field),
    )
  )
    return [{ ...part, label: 'Users' }]
  // "With those fields plus Cancel and Save": one taps these.
  if (
    part.kind === 'fact' &&
    part.value === undefined &&
    part.role === undefined &&
    isTapped.test(part.label)
  )
    return [{ kind: 'button', label: part.label, isQuiet: false }]
  // "Cards with the hive name": of hives.
  const named =
    part.kind === 'list' && /^(?:cards?|rows?|items?|entries)?$/i.test(part.label)
      ? part.fields.flatMap((field) => find(thingName, field)?.groups?.thing ?? [])[0]
      : undefined
  if (part.kind === 'list' && named !== undefined)
    return [{ ...part, label: capitalise(toPlural(named.toLowerCase())) }]
  // What something has is ticked, and nothing more is told of it.
  if (
    part.kind === 'list' &&
    part.fields.length === 0 &&
    part.each === undefined &&
    ofBenefits.test(part.label)
  )
    return [{ ...part, fields: ['Check marks'] }]
  // "A table with position, quantity and price": of items.
  if (part.kind === 'list' && part.label === '' && /^(?:position|pos|line)$/i.test(part.fields[0] ?? ''))
    return [{ ...part, label: 'Items', fields: part.fields.slice(1) }]
  // A table whose first column is of a thing lists these things: "Item".
  const [first = ''] = part.kind === 'list' ? part.fields : []
  if (
    part.kind === 'list' &&
    part.label === '' &&
    (/^(?:items?|products?|dish(?:es)?|articles?|services?)$/i.test(first) || isKnownThing(first))
  )
    return [{ ...part, label: toPlural(toSingular(first)), fields: part.fields.slice(1) }]
  if (part.kind === 'list' && part.label === '' && part.fields.some((field) => ofPlayers.test(field)))
    return [{ ...part, label: 'Players' }]
  // "A table with subtotal, tax and total": what something comes to.
  if (
    part.kind === 'list' &&
    part.label === '' &&
    part.fields.length > 1 &&
    part.fields.every((field) => computed.test(field))
  )
    return part.fields.map((label) => ({ kind: 'fact', label }))
  // Columns of a board have names ("To do"); others only stand side by side ("departure airport and time").
  if (part.kind === 'columns' && part.options.some((option) => /^\p{Ll}/u.test(option)))
    return part.options.map((option) => ({ kind: 'fact', label: labelFrom(option) }))
  if (part.kind === 'radios' || part.kind === 'choice') {
    const priced = withPrices(part.options)
    if (priced) return [{ ...part, options: priced }]
  }
  // "Radio buttons for size": what one chooses, not the one choice there is.
  if (part.kind === 'radios' && part.options.length === 1)
    return [{ ...part, label: capitalise(part.options[0] ?? ''), options: [] }]
  return 'options' in part
    ? [{ ...part, options: withSharedHead(part.options).map((each) => optionOf(labelless(each))) }]
    : [part]
}

/** "Hive name": what a list is of that shows it. */
export const thingName =
  /^(?<thing>(?!(?:user|full|first|last|family|given|nick|display|contact|customer|company|file|brand|street|store|shop|product|item|day|event|job|city)\b)\p{L}{3,}) (?:name|title|model)$/iu

/** "Drug", and no value any thing has. */
const isKnownThing = (label: string) =>
  /^\p{L}{3,}$/u.test(label) &&
  findAttribute(label.toLowerCase()) === undefined &&
  classOf(label.toLowerCase()) !== 'person' &&
  !/^(?:name|title|date|day|time|month|status|rank|order|number|farm|place|room|table|photo|image|avatar|picture|icon|score|result|points|user|e-?mail)$/i.test(
    label,
  ) &&
  findEntity(label.toLowerCase()) !== undefined

const prices = ['€ 24', '€ 18', '€ 36', '€ 48', '€ 12', '€ 60']
/** "Cut, Beard, Shave with prices": a price for each of them. */
function withPrices(options: readonly string[]): string[] | undefined {
  const last = options.at(-1) ?? ''
  const name = last.replace(/ with (?:the |their |its )?prices?$/i, '')
  return options.length > 1 && name !== last
    ? [...options.slice(0, -1), name].map(
        (each, index) => `${capitalise(each)}, ${prices[index % prices.length] ?? ''}`,
      )
    : undefined
}

/** "First and second class": the first shares the noun of the second. */
const withSharedHead = (options: readonly string[]): string[] => {
  const [first = '', second = ''] = options
  const [, head] = /^(?:second|last|business|low|return) (\p{L}+)$/iu.exec(second) ?? []
  return head !== undefined && /^\p{L}+$/u.test(first) && options.length === 2
    ? [`${first} ${head}`, second]
    : [...options]
}
const labelless = (option: string) => option.replace(/^(?:an?|the)\s+/i, '')

const commentParts: Part[] = [
  { kind: 'list', label: 'Comments', fields: ['Avatar', 'Name', 'Comment text'], isPictured: false },
  { kind: 'input', label: 'Write a comment', entry: 'composer', options: [] },
]

/** Which of its values, in a card about something measured. */
const ofMeasure = /^(?:average|mean|max(?:imum)?|min(?:imum)?|highest|lowest|current|latest|resting|total)$/i

/** Values side by side are figures, buttons side by side stand so anyway; of nothing else is a row made. */
function settleBox(box: Part & { kind: 'box' }): Part[] {
  // The name in a card of a thing is what the thing is called.
  const thing = toSingular(box.label.toLowerCase().split(' ').at(-1) ?? '')
  const isOfThing =
    thing !== '' &&
    !/^(?:profile|account|contact|user|info|header|card)$/.test(thing) &&
    classOf(thing) !== 'person'
  const held = box.isForm ? withNamedFields(box.parts).map(asField) : box.parts
  const own = held.map((part) =>
    isOfThing && part.kind === 'fact' && part.value === undefined && part.label === 'Name'
      ? { ...part, label: `${capitalise(thing)} name` }
      : part,
  )
  // "A section "New episodes" with a list": of these.
  const listed = own.map((part): Part =>
    box.look === 'section' && box.label !== '' && part.kind === 'fact' && /^lists?$/i.test(part.label)
      ? { kind: 'list', label: box.label, fields: [], isPictured: false }
      : part,
  )
  const isSum = /\b(?:summary|order|cart|receipt|bill|invoice|totals?|payment|checkout|costs?)\b/i.test(
    box.label,
  )
  const parts = settled(listed).map((part) =>
    part.kind === 'fact' && box.label !== '' && !isSum && ofMeasure.test(part.label)
      ? { ...part, label: `${part.label} ${box.label.toLowerCase()}` }
      : part,
  )
  // "A comment section with an input": what others wrote, and where one writes.
  if (/^comments?$/i.test(box.label) && parts.every(({ kind }) => kind === 'input')) return commentParts
  // Its heading is that of the list in it.
  const [inside] = parts
  if (
    box.look === 'section' &&
    parts.length === 1 &&
    inside?.kind === 'list' &&
    inside.label.toLowerCase() === box.label.toLowerCase()
  )
    return parts
  // "A collapsible section with the order details": a row that opens them.
  const [only] = parts
  if (box.look === 'section' && /^(?:collapsible|expandable)$/i.test(box.label) && only?.kind === 'fact')
    return [{ kind: 'menu', label: 'Sections', options: parts.map(({ label }) => label) }]
  // "A card showing "Tip per person" and "Total"": numbers under these words.
  const titles = parts.flatMap((part) => (part.kind === 'heading' ? [part.label] : []))
  if (box.look === 'card' && titles.length > 1 && titles.length === parts.length)
    return [{ ...box, parts: [{ kind: 'figures', label: titles.join(', '), options: titles }] }]
  if (box.look !== 'row') return parts.length === 0 ? [] : [{ ...box, parts }]
  const names = parts.flatMap((part) =>
    part.kind === 'fact' && part.value === undefined ? [part.label] : [],
  )
  return names.length > 1 && names.length === parts.length
    ? [
        {
          kind: 'figures',
          label: names.join(', '),
          options: names.map((name) => name.replace(/\s(?:counts?|numbers?)$/i, '')),
        },
      ]
    : parts
}

/** Of two that are called "Time" each is that of what stands before it: "Departure time". */
function withOwnNames(parts: readonly Part[]): Part[] {
  const counts = new Map<string, number>()
  for (const { label } of parts) counts.set(label, (counts.get(label) ?? 0) + 1)
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const isOneOfSome = part.kind === 'fact' && (counts.get(part.label) ?? 0) > 1 && !part.label.includes(' ')
    return isOneOfSome && before?.kind === 'fact'
      ? { ...part, label: `${before.label.split(' ')[0] ?? ''} ${part.label.toLowerCase()}` }
      : part
  })
}

/** "A list of reviews. Each review has a name": one list, with what each shows. */
export function mergeLists(groups: readonly Part[][]): Part[][] {
  const lists = new Map<string, Part & { kind: 'list' }>()
  // Cards of which each has a list of its own.
  const boxes = groups.flat().filter((part) => part.kind === 'box')
  const listIn = ({ parts }: Part & { kind: 'box' }) => parts.find(({ kind }) => kind === 'list')?.label
  const isOneOfSome = (box: Part & { kind: 'box' }) =>
    boxes.some((other) => other !== box && listIn(other) !== undefined && listIn(other) === listIn(box))
  const merge = (parts: readonly Part[]): Part[] =>
    parts.flatMap((part): Part[] => {
      if (part.kind === 'box' && part.look === 'card' && isOneOfSome(part)) return [part]
      if (part.kind === 'box') return [{ ...part, parts: merge(part.parts) }]
      if (part.kind !== 'list') return [part]
      const known =
        lists.get(part.label) ??
        (part.isEach
          ? [...lists.values()].findLast(({ label }) => sameThing(label, part.label))
          : undefined) ??
        (/^(?:items?|cards?|rows?|entries)$/i.test(part.label) ? [...lists.values()].at(-1) : undefined)
      known?.fields.push(...part.fields)
      if (known && part.each && known.each === undefined) known.each = part.each
      if (!known) lists.set(part.label, part)
      return known ? [] : [part]
    })
  const columns = groups.flat().find((part) => part.kind === 'columns')
  const merged = groups.map(merge)
  if (!columns) return merged.filter((parts) => parts.length > 0)
  // "Every card has a title": of the cards in the columns.
  const cards = merged
    .flat()
    .find((part) => part.kind === 'list' && (general.test(part.label) || part.isEach === true))
  if (cards?.kind === 'list') columns.fields = cards.fields
  return merged.map((parts) => parts.filter((part) => part !== cards)).filter((parts) => parts.length > 0)
}

/** What each thing of a comparison shows stands in its card. */
export const withCards = (groups: readonly Part[][]): Part[][] =>
  groups.map((parts) =>
    parts.map((part) =>
      part.kind === 'list' && part.each?.length === 0
        ? {
            ...part,
            each: part.fields
              .map(ofCard)
              .toSorted((one, other) => Number(other.kind === 'image') - Number(one.kind === 'image')),
          }
        : part,
    ),
  )
function ofCard(field: string): Part {
  const [, button] = /^(.+) button$/i.exec(field) ?? []
  if (button !== undefined) return { kind: 'button', label: button, isQuiet: false }
  return /^(?:image|photo|picture)$/i.test(field)
    ? { kind: 'image', label: field }
    : { kind: 'fact', label: field }
}

/** The first so many parts. */
export function limited(groups: readonly Part[][], most: number): Part[][] {
  let left = most
  return groups.flatMap((parts) => {
    const taken = parts.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [taken] : []
  })
}
