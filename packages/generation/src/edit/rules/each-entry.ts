import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { findAttribute } from '../../words/attributes.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { isOfEntries } from '../lists.ts'
import { typeNamed } from '../new-node.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'
import { listsMeant, valueOf } from './every-entry.ts'

/** A thing one knows of each entry: what it is called, and what it may be where that is told. */
interface Attribute {
  name: string
  options: readonly string[]
}

const each = '(?:each|every|all(?:\\s+of)?(?:\\s+(?:the|my|our|these|those))?)'
const forms = [
  `^(?:add|show|put|include|display|write|mention)\\s+(.{3,110}?)\\s+(?:to|on|for|in|at|under|below|beneath|next to|beside|with)\\s+${each}\\s+(.{3,140})$`,
  `^give\\s+${each}\\s+([\\p{L} -]{3,24}?)\\s+(?=an?\\s|the\\s|its\\s|their\\s)(.{3,100})$`,
  `^(?:(?:all|the|our|my)\\s+)?([\\p{L} -]{3,24}s)\\s+(?:should|must|need|have to|need to)\\s+(?:also\\s+)?(?:to\\s+)?(?:show|have|display|mention|list)?\\s*(.{3,100})$`,
  `^(?:each|every)\\s+([\\p{L} -]{3,24}?)\\s+(?:should|must|needs?|gets?|has|has to|needs to)\\s+(?:also\\s+)?(?:to\\s+)?(?:show|have|display|get|mention|say|tell|list)?\\s*(.{3,100})$`,
].map((form) => new RegExp(form, 'iu'))
const ofMany =
  /^(?:add|show|include|display)\s+(.{3,90}?)\s+(?:to|on|for|in)\s+(?:the\s+|our\s+|my\s+)?([\p{L} -]{3,30}?)(?:\s+(?:list|cards|rows|entries))?$/iu

/** What is no word about an entry but a part of its own, or has its own rule. */
const isPart =
  /\bfilters?\b|\b(?:buttons?|icons?|symbols?|photos?|pictures?|images?|avatars?|portraits?|checkbox(?:es)?|charts?|graphs?|maps?|videos?|links?|switch(?:es)?|screens?|pages?|tabs?|fields?|sections?|badges?|labels?|tags?|stickers?|filters?|options?|lists?|items?|entry|entries|rows?|cards?|banners?|comments?|reviews?|ratings?|stars?|hearts?|searche?s?|timers?|progress|colou?rs?|text|box|border)$/i

/** "A status (open, done) and the price": each with what it may be. */
function attributesIn(words: string): Attribute[] {
  const bare = words.replace(
    /\s+(?:shown|written|displayed|listed|visible)\s.*$|\s+(?:under|below|beside|next to|above)\s+(?:the|its|their)\s.*$/i,
    '',
  )
  const options = /^(.{2,50}?)\s*(?:\(([^()]{3,120})\)|:\s*(.{3,120}))$/.exec(bare)
  const said = options?.[2] ?? options?.[3]
  // "(soprano alto tenor bass)": one word each, where no comma stands among them.
  const isBare = options?.[2] !== undefined && /^\p{L}+(?: \p{L}+){1,7}$/u.test(options[2])
  const told =
    said === undefined
      ? []
      : listed(said.replaceAll(/\s+or\s+|\s*\/\s*/gi, ', ').replaceAll(isBare ? ' ' : '\n', ', ')).map(
          capitalise,
        )
  const names = listed((options?.[1] ?? bare).replaceAll(/["“”]/g, '')).map((name) =>
    withoutArticle(
      name
        .replace(/^(?:also|its|their|his|her|how(?! many\b))\s+/i, '')
        // "Which dogs come along": the dogs.
        .replace(/^(?:which|what)\s+(\p{L}+s)\s.*$/iu, '$1'),
    ),
  )
  return names.map((name) => ({ name, options: names.length === 1 ? told : [] }))
}

const mostNamed = 3

/** Among other things one knows of a record, its label is who made it. */
const isLabelAmong = (name: string, attributes: readonly Attribute[]): boolean =>
  attributes.length > 1 && /^label$|^(?:\p{L}+ )?(?:date|time|day)$/iu.test(name)

const price = /\b(?:prices?|costs?|fees?|rates?|rent)\b/i
const hourly = ['9', '14', '12', '18', '8', '16']
const usual = ['24', '38', '19', '45', '32', '28']

/** "Prices per hour" as an amount: with the sign the app has. */
function priceFor(name: string, index: number, sign: string): string | undefined {
  if (!price.test(name)) return undefined
  const per = /\b(?:per|an?|each)\s+(\p{L}+)$/iu.exec(name)?.[1]?.toLowerCase()
  const amounts = per !== undefined && /^(?:hour|h|minute)$/.test(per) ? hourly : usual
  const amount = `${sign} ${amounts[index % amounts.length]}`
  return per === undefined ? amount : `${amount} ${/^[aeiou]|^h(?:our|$)/.test(per) ? 'an' : 'a'} ${per}`
}

const signIn = (document: AppDocument): string =>
  /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'

/** A bare number says of what it is. */
const said = (name: string, value: string): string =>
  /^\d{1,4}$/.test(value) ? `${capitalise(name.toLowerCase())}: ${value}` : value

const titlesOf = (node: ComponentNode) => itemsOf(node).map((item) => textOf(item, 'title'))

/** "Items" are the list that is called so, else what the app is full of. */
function mainList(document: AppDocument, things: string): ComponentNode | undefined {
  if (!/^(?:the\s+)?(?:list\s+)?(?:items?|entr(?:y|ies)|rows?|cards?|things?|list)$/i.test(things.trim()))
    return undefined
  const all = [...walkNodes(document)].filter(({ node }) => isOfEntries(node) && itemsOf(node).length > 2)
  const start = all.filter(({ screen }) => screen.id === document.app.startScreenId)
  return (
    all.find(({ node }) => /^items$/i.test(node.label)) ??
    start.toSorted((one, other) => itemsOf(other.node).length - itemsOf(one.node).length)[0] ??
    all[0]
  )?.node
}

/** A list, and those in which the same things stand. */
function ofSame(document: AppDocument, first: ComponentNode | undefined): ComponentNode[] {
  if (!first) return []
  const titles = new Set(titlesOf(first))
  const others = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter((node) => node !== first && isOfEntries(node) && itemsOf(node).filter(isEntry).length > 0)
  return [
    first,
    ...others.filter((node) => {
      const own = titlesOf(node)
      const shared = own.filter((title) => titles.has(title)).length
      return shared * 2 >= Math.min(own.length, titles.size)
    }),
  ]
}

/** Whether an entry says that already: how far it is, or what it costs. */
export const isTold = (name: string, item: JsonValue): boolean =>
  new RegExp(`\\b${name.replaceAll(/[^\p{L} ]/gu, '')}\\b`, 'iu').test(textOf(item, 'subtitle') ?? '') ||
  (/\bdistance$/i.test(name) && /\d\s?k?m$/.test(textOf(item, 'value') ?? '')) ||
  shapes.some(
    ([called, shape]) =>
      called.test(name) &&
      ['subtitle', 'value', 'meta', 'overline'].some((key) => shape.test(textOf(item, key) ?? '')),
  )

/** What says such a thing without its name. */
const shapes: readonly [RegExp, RegExp][] = [
  [/^(?:day|weekday)$/i, /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i],
  [/\b(?:size|area|square met(?:er|re)s)$/i, /\d\s?(?:m²|sqm|ha)\b|\d\s?m²/],
  [
    /\b(?:duration|length|(?:cooking|preparation|prep|delivery|waiting|travel|driving|walking|baking) time)$/i,
    /\d\s?(?:min|h)\b/,
  ],
  [/\bweight$/i, /\d\s?(?:kg|g)\b/],
  [/\bcalories$/i, /\d\s?kcal\b/],
]

/** Whether it is known what such a thing could be. */
export const isKnown = ({ name, options }: Attribute): boolean =>
  options.length > 0 ||
  price.test(name) ||
  valuesOf(name) !== undefined ||
  findAttribute(toSingular(name.toLowerCase().split(' ').at(-1) ?? '')) !== undefined

/** Several things nobody knows examples of: only their name would stand there. */
const isUnknown = ({ name, options }: Attribute): boolean =>
  options.length === 0 &&
  !price.test(name) &&
  (name.split(' ').length > 3 || toSingular(name.toLowerCase()) !== name.toLowerCase()) &&
  valueOf(name, 0).toLowerCase() === name.toLowerCase()

/** "Due date", "return date": what an entry says, and no field. */
const isDateOf = (name: string): boolean => /^\p{L}+ (?:date|day|time)$/iu.test(name)

/** "Add a status (open, done) to each job", "show the distance on every sight": the same of each, in all its lists. */
const addToEach: EditRule = (clause, document) => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)
  const isGiven =
    found !== undefined &&
    found !== null &&
    !/^(?:add|show|put|include|display|write|mention)\b/i.test(clause)
  const many = found ? undefined : ofMany.exec(clause)
  const [told = '', thing = ''] = isGiven
    ? [found[2], found[1]]
    : [found?.[1] ?? many?.[1], found?.[2] ?? many?.[2]]
  // "A difficulty to every recipe: easy, medium, hard".
  const [, things = thing, choices] =
    /^(.{3,40}?)(?:\s*:\s*|,?\s+(?:with|like|such as|either)\s+|\s*\()([^()]{3,120})\)?$/i.exec(thing) ?? []
  const words = choices === undefined ? told : `${told}: ${choices}`
  if (words === '' || things === '' || /["“]|\bnode:|^be\s/i.test(words)) return undefined
  if (/\b(?:screens?|pages?|tabs?|fields?|forms?|details?|buttons?|charts?|settings|profile)\b/i.test(things))
    return undefined
  const attributes = attributesIn(words).slice(0, mostNamed)
  if (
    attributes.length === 0 ||
    attributes.some(
      ({ name }) =>
        name.split(' ').length > 5 ||
        name.length < 3 ||
        (isPart.test(name) && !isLabelAmong(name, attributes)) ||
        /^\d/.test(name) ||
        (typeNamed(name.split(' ')) !== undefined &&
          !(isDateOf(name) && /\b(?:each|every|all)\b/i.test(clause)) &&
          !isLabelAmong(name, attributes)) ||
        (many && findNamedScreen(document, name) !== undefined),
    )
  )
    return undefined
  // "To the boats": an entry, unless it is known as something one tells of each.
  if (many && !attributes.every(isKnown)) return undefined
  // "Allergies to account": without an article it is only that where it is told what they may be.
  const isBare = many && !/\s(?:the|our|my)\s/i.test(clause)
  if (isBare && attributes.some(({ options }) => options.length === 0)) return undefined
  // One value alone is a note, and nothing that differs from one to the other.
  if (many && attributes.some(({ options }) => options.length === 1)) return undefined
  // "Tyre change to the services": one more of them, although a tyre has a pressure.
  if (
    many &&
    attributes.some(({ name }) =>
      /\b(?:change|check|repair|service|cleaning|wash|cut|class|course|massage|lesson|tour|training|test)$/i.test(
        name,
      ),
    )
  )
    return undefined
  const lists = ofSame(document, mainList(document, things) ?? listsMeant(document, things)[0])
  if (lists.length === 0)
    return many ? undefined : refuse(`There is no list of ${withoutArticle(things).toLowerCase()}.`)
  const unknown = attributes.find(isUnknown)
  if (unknown) {
    const { name } = unknown
    return refuse(
      `Which ${name.toLowerCase()} each has is not known. Try "Add ${name.toLowerCase()} (one, two, three) to each ${toSingular(withoutArticle(things).toLowerCase())}", with what it may be.`,
    )
  }
  const sign = signIn(document)
  /** The same thing has the same in all lists. */
  const places = new Map<string, number>()
  const placeOf = (item: JsonValue) => {
    const title = textOf(item, 'title') ?? ''
    if (!places.has(title)) places.set(title, places.size)
    return places.get(title) ?? 0
  }
  const commands = lists.flatMap((node): Command[] => {
    // What is over is in one state.
    if (attributes.some(({ options }) => options.length > 0) && node.properties.layout === 'timeline')
      return []
    const hasValues = itemsOf(node).some((item) => isEntry(item) && item.value !== undefined)
    const hasBadges = itemsOf(node).some((item) => isEntry(item) && item.badge !== undefined)
    const items = itemsOf(node).map((item) => {
      const index = placeOf(item)
      const lines: string[] = []
      let next = item
      for (const { name, options } of attributes) {
        const option = options[index % Math.max(1, options.length)]
        const amount = priceFor(name, index, sign)
        if (option !== undefined && !hasBadges) next = withPart(next, 'badge', option)
        else if (amount !== undefined && !hasValues && !/[$€£¥₹]\s?\d/.test(textOf(item, 'subtitle') ?? ''))
          next = withPart(next, 'value', amount)
        else if (amount !== undefined && /[$€£¥₹]\s?\d/.test(textOf(item, 'subtitle') ?? '')) continue
        else if (
          amount !== undefined &&
          !/\b(?:per|an?|each)\s/i.test(name) &&
          /[$€£¥₹]|CHF/.test(textOf(item, 'value') ?? '')
        )
          continue
        else if (/^amount$/i.test(name) && /[$€£¥₹]\s?\d/.test(textOf(item, 'value') ?? '')) continue
        else if (option !== undefined || amount !== undefined) lines.push(option ?? amount ?? '')
        else if (!isTold(name, item)) lines.push(said(name, valueOf(name, index)))
      }
      const subtitle = [textOf(item, 'subtitle'), ...lines].filter((text) => text !== undefined).join(' · ')
      return lines.length === 0 ? next : withPart(next, 'subtitle', subtitle)
    })
    return items.every((item, at) => item === itemsOf(node)[at])
      ? []
      : [{ type: 'set-properties', id: node.id, set: { items } }]
  })
  return commands.length > 0 ? commands : refuse(`${lists[0]?.label ?? 'The list'} shows that already.`)
}

/** 'Write "bring water" under each rehearsal': the same words in each entry, in all lists of such things. */
const writeOnEach: EditRule = (clause, document) => {
  const [, words = '', things = ''] =
    /^(?:add|show|put|write|display)\s+(?:an?\s+|the\s+)?(?:note|text|line|words?|hint)?\s*["“]([^"”]{2,60})["”]\s+(?:to|on|in|at|under|below|beneath|for|next to)\s+(?:each|every|all(?:\s+the)?)\s+([\p{L} -]{3,40})$/iu.exec(
      clause,
    ) ?? []
  if (words === '' || /\b(?:screens?|pages?|tabs?|fields?|forms?)$/i.test(things)) return undefined
  const lists = ofSame(document, mainList(document, things) ?? listsMeant(document, things)[0])
  if (lists.length === 0) return refuse(`There is no list of ${withoutArticle(things).toLowerCase()}.`)
  const written = capitalise(words)
  return lists.map((node) => ({
    type: 'set-properties',
    id: node.id,
    set: {
      items: itemsOf(node).map((item) =>
        withPart(
          item,
          'subtitle',
          [textOf(item, 'subtitle'), written].filter((text) => text !== undefined).join(' · '),
        ),
      ),
    },
  }))
}

export const eachEntryRules: readonly EditRule[] = [addToEach, writeOnEach]
