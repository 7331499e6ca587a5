import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList, isOfEntries } from '../lists.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { count, countOf } from '../words.ts'
import { mainScreens } from './app-parts.ts'

/** The lists in which such things stand; those of a screen where one is named. */
export function listsOf(document: AppDocument, words: string): ComponentNode[] {
  const bare = words.replace(/^(?:(?:all|the|my|our|each|every|of)\s+)+/i, '').replace(/\s+list$/i, '')
  const own = kindNamed(document, bare)?.lists ?? []
  if (own.length > 0) return own
  const list = findList(document, bare)?.node
  const screen = findNamedScreen(document, bare)
  const there = screen?.components.filter((node) => isOfEntries(node) && itemsOf(node).length > 1) ?? []
  return there.length > 0 ? there : list ? [list] : []
}

const columnForms = [
  `^(?:(?:show|put|display|have|make|arrange|use|i want|i['’]d like)\\s+)?(?<n>${count})\\s+columns?\\s+(?:for|of|in|with|on)\\s+(?<what>[^,"“”]{3,40})$`,
  `^(?:(?:show|put|display|have|make|arrange|list|i want)\\s+)?(?<what>(?:the\\s+|our\\s+|my\\s+)?[^,"“”]{3,40}?)\\s+(?:should be\\s+|must be\\s+)?(?:shown\\s+|displayed\\s+|arranged\\s+)?(?:in|as|into)\\s+(?<n>${count})\\s+columns?$`,
  `^(?:(?:i|we)(?:['’]d| would)? (?:like|want)\\s+)?(?:the\\s+)?(?:list\\s+of\\s+)?(?<what>[^,"“”]{3,30}?)\\s+(?:to\\s+have|should\\s+have|with|must\\s+have)\\s+(?<n>${count})\\s+columns?$`,
  `^(?:(?:show|put|display|have|make|arrange)\\s+)?(?:always\\s+)?(?<n>${count})\\s+(?<what>[^,"“”]{3,30}?)\\s+(?:next to each other|side by side|beside each other|(?:in|per|to) (?:a|one|each|every) (?:row|line))$`,
].map((form) => new RegExp(form, 'iu'))

/** "Two columns for the recipes". */
const inColumns: EditRule = (clause, document): EditOutcome | undefined => {
  const found = columnForms.map((form) => form.exec(clause)).find(Boolean)?.groups
  const columns = countOf(found?.n ?? '')
  if (!found?.what || columns > 4) return undefined
  const all = listsOf(document, found.what)
  // A short row of the latest on the first screen stays as it is, where there is a list of all.
  const most = Math.max(...all.map((node) => itemsOf(node).length))
  const lists = all.filter((node) => itemsOf(node).length === most || node.properties.layout === 'grid')
  if (lists.length === 0) return undefined
  return {
    commands: lists.map((node): Command => {
      const set = columns === 1 ? { layout: 'rows' } : { layout: 'grid', columns }
      const items =
        columns > 1 &&
        itemsOf(node).every((item) => !isEntry(item) || (item.image ?? item.avatar) === undefined)
          ? { items: itemsOf(node).map((item) => withPart(item, 'image', textOf(item, 'title') ?? '')) }
          : {}
      return { type: 'set-properties', id: node.id, set: { ...set, ...items } }
    }),
  }
}

const tickForms = [
  /^(?:(?:i|we|people|users?|they|you)\s+(?:want to|would like to|should|must|can|could|need to)\s+(?:be able to\s+)?|let\s+(?:me|us|people|them|users?)\s+|make it possible to\s+)?(?:tick|check|cross)\s+(?:off\s+)?(?<what>(?:the\s+|my\s+|our\s+|each\s+|every\s+)?[\p{L} -]{3,30}?)(?:\s+off)?(?:\s+(?:that|which|when|once|as|after|if)\s.{3,60}|\s+(?:i|we|they|you)\s+(?:have|did|are|already)\b.{2,40})?$/iu,
  /^(?:add|put|show|give)\s+(?:an?\s+)?(?:check ?box(?:es)?|tick ?box(?:es)?|boxes to tick)\s+(?:to|for|next to|beside|in front of|before|on)\s+(?<what>(?:the\s+|each\s+|every\s+|all\s+|my\s+)*[\p{L} -]{3,30}?)$/iu,
  /^(?:make|turn|show)\s+(?<what>(?:the\s+|my\s+|our\s+)?[\p{L} -]{3,30}?)\s+(?:in)?(?:to\s+)?(?:as\s+)?(?:an?\s+)?(?:checklist|check list|tickable|something (?:i|you|one) can tick(?: off)?|list (?:i|you|one) can tick(?: off)?)$/iu,
]

/** "Tick off boxes that are unpacked": a list to be ticked off. */
const tickOff: EditRule = (clause, document): EditOutcome | undefined => {
  const what = tickForms.map((form) => form.exec(clause)?.groups?.what).find((each) => each !== undefined)
  if (what === undefined) return undefined
  const all = listsOf(document, what)
  const most = Math.max(...all.map((node) => itemsOf(node).length))
  const lists = all.filter((node) => itemsOf(node).length === most)
  if (lists.length === 0) return undefined
  if (lists.every((node) => node.properties.layout === 'checklist'))
    return refuse(`${lists[0]?.label ?? 'That'} is a list to be ticked off already.`)
  return {
    commands: lists.map((node): Command => ({
      type: 'set-properties',
      id: node.id,
      set: {
        layout: 'checklist',
        items: itemsOf(node).map((item, index) =>
          isEntry(item) && item.checked !== undefined ? item : withPart(item, 'checked', index === 0),
        ),
      },
    })),
  }
}

const numbering =
  /^(?<things>(?:the\s+|our\s+|my\s+)?[\p{L} -]{3,24}?)\s+(?:should|must|need to)\s+(?:be numbered|have numbers)$|^(?:number|add numbers to|put numbers (?:on|before|in front of)|give numbers to)\s+(?<what>(?:the\s+|my\s+|our\s+|all\s+)*[\p{L} -]{3,30}?)(?:\s+(?:from 1|1 to \d+|one to \p{L}+|consecutively|please))*$/iu

/** "Number the boxes": each says which it is. */
const numbered: EditRule = (clause, document): EditOutcome | undefined => {
  const asked = numbering.exec(clause)?.groups
  const what = asked?.what ?? asked?.things
  if (what === undefined) return undefined
  const lists = listsOf(document, what)
  const longest = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  if (!longest) return undefined
  const titles = itemsOf(longest).flatMap((item) => textOf(item, 'title') ?? [])
  if (titles.every((title) => /\d/.test(title))) return refuse(`${longest.label} have numbers already.`)
  const withNumber = (item: JsonValue): JsonValue => {
    const title = textOf(item, 'title') ?? ''
    const place = titles.indexOf(title)
    return place < 0 ? item : withPart(item, 'title', `${place + 1}. ${title}`)
  }
  return {
    commands: lists.map((node): Command => ({
      type: 'set-properties',
      id: node.id,
      set: { items: itemsOf(node).map(withNumber) },
    })),
  }
}

const moreForms =
  /^(?:(?:i|we) (?:want|need|would like)\s+|make it\s+|show\s+|use\s+|with\s+|have\s+)*(?:(?:less|fewer|not so much|not so many)\s+(?:text|words|writing|reading)s?(?:,|,?\s+(?:and|but))\s+)?(?:more|lots of|plenty of)\s+(?:pictures|photos|images)(?:(?:,|,?\s+(?:and|but))\s+(?:less|fewer)\s+(?:text|words|writing)s?)?(?:\s+(?:everywhere|in general|overall|please|instead|in the (?:whole )?app))?$/i
const lessText =
  /^(?:(?:i|we) (?:want|need|would like)\s+|make it\s+|show\s+|use\s+|with\s+|have\s+)*(?:less|fewer|not so much|not so many)\s+(?:text|words|writing|reading)s?(?:\s+(?:everywhere|in general|overall|please|in the (?:whole )?app))?$|^(?:there is|there['’]s|it has)\s+(?:too much|way too much|so much)\s+(?:text|writing|to read)$/i

const plainRows = new Set(['rows', ''])
const notPictured = /^(?:details|at a glance|contact|more to do|see also|numbers|opening hours|about)$/i

/** Lists of the main screens that lead on and have no pictures yet. */
const withPictures = (document: AppDocument): Command[] =>
  mainScreens(document).flatMap(({ components }) =>
    components.flatMap((node): Command[] => {
      const entries = itemsOf(node).filter(isEntry)
      const isPlain =
        node.type === 'list' &&
        plainRows.has(String(node.properties.layout ?? '')) &&
        entries.length > 1 &&
        !notPictured.test(node.label) &&
        entries.every(({ avatar, action }) => avatar === undefined && action !== undefined)
      if (!isPlain) return []
      const items = itemsOf(node).map((item) =>
        isEntry(item) && item.image === undefined
          ? withPart(item, 'image', textOf(item, 'title') ?? '')
          : item,
      )
      return [{ type: 'set-properties', id: node.id, set: { layout: 'media', items } }]
    }),
  )

const firstSentence = (text: string) => /^.{12,}?[.!?](?=\s)/u.exec(text)?.[0] ?? text

/** Long texts are cut to what they say first, and lines that only explain go. */
const withLessText = (document: AppDocument): Command[] =>
  [...walkNodes(document)].flatMap(({ node, parent, screen }): Command[] => {
    const { id, type, label, properties } = node
    const isTab = screen.components.some((each) => each.type === 'navbar')
    if (type === 'text' && /^(?:body|caption)$/.test(String(properties.variant ?? 'body'))) {
      const short = firstSentence(label)
      return label.length > 50 && short !== label ? [{ type: 'rename-component', id, label: short }] : []
    }
    if (
      type === 'header' &&
      isTab &&
      parent === null &&
      typeof properties.subtitle === 'string' &&
      properties.variant !== 'cover'
    )
      return [{ type: 'set-properties', id, unset: ['subtitle'] }]
    return type === 'container' && properties.variant === 'banner' && typeof properties.text === 'string'
      ? [{ type: 'set-properties', id, unset: ['text'] }]
      : []
  })

/** "Less text, more pictures". */
const lessOrMore: EditRule = (written, document): EditOutcome | undefined => {
  const [, where] = /\s(?:in|on)\s+(?:the\s+)?(?!general|whole|app)([\p{L} ]{3,24})$/iu.exec(written) ?? []
  const screen = where === undefined ? undefined : findNamedScreen(document, where)
  const clause = screen
    ? written.slice(0, written.search(/\s(?:in|on)\s+(?:the\s+)?[\p{L} ]{3,24}$/iu))
    : written
  const isMore = moreForms.test(clause)
  if (!isMore && !lessText.test(clause)) return undefined
  const isLess = /\b(?:text|words?|writing|reading|read)\b/i.test(clause)
  const seen = screen ? { ...document, screens: [screen] } : document
  const commands = [...(isMore ? withPictures(seen) : []), ...(isLess ? withLessText(seen) : [])]
  return commands.length > 0
    ? { commands }
    : refuse(
        isMore
          ? 'The lists have pictures already. Try "Make the pictures bigger" or "Show the list as cards".'
          : 'The screens say little already. Try "Remove" with the name of what is too much.',
      )
}

/** How lists are drawn, in words of any kind. */
export const listLookRules: readonly EditRule[] = [inColumns, tickOff, numbered, lessOrMore]
