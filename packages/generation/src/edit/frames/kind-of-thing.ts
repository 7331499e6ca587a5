import { type AppDocument, type ComponentNode, type Screen, walkComponents, walkNodes } from '@kwiq/app-model'
import { stemOf, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isEntry, itemsOf, targetOf, textOf } from '../entry.ts'
import { findList, isOfEntries } from '../lists.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { isSameThing } from '../same-things.ts'

/** What an app has of things of one sort: the lists they stand in, the screen of one of them, the form that takes one. */
export interface Kind {
  /** As it was said, singular: "repair request". */
  one: string
  /** The list of that name, and those in which the same things stand. */
  lists: ComponentNode[]
  detail?: Screen
  form?: Screen
}

/** What is part of an app, and no thing it is about. */
const parts =
  /\b(?:screens?|pages?|tabs?|buttons?|fields?|forms?|charts?|graphs?|maps?|headers?|titles?|lists?|sections?|banners?|menus?|bars?|icons?|texts?|fonts?|colou?rs?|apps?|design|background|images?|photos?|pictures?|logo|filters?|search|calendars?)$/i
/** Lists that tell of one thing, or lead to other screens. */
const notOfMany = /^(?:details|at a glance|contact|more to do|more|numbers|see also|today in numbers)$/i
/** What lists of anything are called. */
const general =
  /^(?:coming up|upcoming|up next|next|today|this (?:week|month)|saved|favou?rites|recent(?:ly)?|latest|new|all|entries|items|plan|list|results|yours|schedule|plots?)$/i

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:the|an?|my|our|your|all|of)$/.test(word))
    .map(toSingular)
    // Walkers are no walks.
    .map((word) => (/(?:er|or|ist)$/.test(word) ? word : stemOf(word)))

/** "Every hive", "our repair requests": what it is called, without the words before it. */
export const bareThing = (words: string): string =>
  words
    .trim()
    .replace(
      /^(?:for\s+)?(?:(?:each|every|all|any)(?:\s+(?:of\s+)?(?:the|my|our|these|those|single|one of the))?|the|my|our|your|an?|their|his|her|its|these|those|new|single|another)\s+/i,
      '',
    )
    .replace(/^(?:single|new)\s+/i, '')
    .trim()

/** Whether the words of a name end with those wanted: "beehives" with "hive", "repair requests" with "request". */
function namedLike(name: string, wanted: readonly string[]): number {
  const own = stems(name)
  const last = wanted.at(-1) ?? ''
  if (own.join(' ') === wanted.join(' ')) return 5
  if (own.at(-1) === last && wanted.every((stem) => own.includes(stem))) return 4
  const [word = ''] = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toReversed()
  const isWithin =
    wanted.length === 1 &&
    last.length > 2 &&
    stemOf(toSingular(word)).length > last.length &&
    stemOf(toSingular(word)).endsWith(last)
  // "Requests" are those for repairs where there are no others.
  return isWithin && wanted.length === 1 ? 4 : own.at(-1) === last ? 2 : 0
}

interface Candidate {
  node: ComponentNode
  screen: Screen
  score: number
}

const longest = (screen: Screen): ComponentNode | undefined =>
  [...walkComponents(screen.components)]
    .filter((node) => isOfEntries(node) && !notOfMany.test(node.label))
    .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]

/** The screen most entries of a list lead to. */
function openedBy(document: AppDocument, node: ComponentNode): Screen | undefined {
  const targets = itemsOf(node).flatMap((item) => targetOf(item) ?? [])
  const [first] = targets
  return first !== undefined && targets.every((id) => id === first)
    ? document.screens.find(({ id }) => id === first)
    : undefined
}

function candidatesFor(document: AppDocument, wanted: readonly string[], words: string): Candidate[] {
  const found: Candidate[] = []
  for (const { node, screen } of walkNodes(document)) {
    if (!isOfEntries(node) || notOfMany.test(node.label) || !itemsOf(node).some(isEntry)) continue
    const isMain = longest(screen) === node
    const header = screen.components.find(({ type }) => type === 'header')?.label ?? ''
    const opened = openedBy(document, node)
    const isOf = (name: string, most: number) => Math.min(most, namedLike(name, wanted))
    const score = Math.max(
      isOf(node.label, 5),
      isOf(String(node.properties.title ?? ''), 5),
      isMain ? isOf(screen.name, 4) : 0,
      isMain ? isOf(header, 4) : 0,
      opened ? isOf(opened.name, 3) : 0,
      isSameThing(node.label, words) || (isMain && isSameThing(screen.name, words)) ? 2 : 0,
    )
    if (score > 1 && itemsOf(node).length > 1) found.push({ node, screen, score })
  }
  return found
}

const titlesOf = (node: ComponentNode) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])

/** Whether a screen tells of one of these: by its name, or as its title is that of an entry. */
function isOfOne(screen: Screen, wanted: readonly string[], titles: ReadonlySet<string>): boolean {
  if (namedLike(screen.name, wanted) > 2) return true
  return [...walkComponents(screen.components)].some(
    ({ type, label, properties }) =>
      (type === 'header' || properties.variant === 'title' || properties.variant === 'display') &&
      titles.has(label),
  )
}

const headings = ({ label, properties }: ComponentNode): string[] => [
  label,
  ...(typeof properties.subtitle === 'string' ? [properties.subtitle] : []),
]
const isTab = ({ components }: Screen) => components.some(({ type }) => type === 'navbar')

const taking = /^(?:add|new|edit|create|log|report|request|post|write|plan|record|enter|offer|send|start)\b/i

/** Where one fills in such a thing: a form that is called so, or the one its own screen is edited in. */
function formOf(document: AppDocument, wanted: readonly string[], detail?: Screen): Screen | undefined {
  const forms = document.screens.filter((screen) => lastFilledIn(screen) >= 0 && screen !== detail)
  const titleOf = ({ name, components }: Screen) => [
    name,
    ...components.filter(({ type }) => type === 'header').flatMap(headings),
  ]
  const named = forms.find((screen) =>
    titleOf(screen).some(
      (title) =>
        (taking.test(title) && namedLike(title.replace(taking, '').trim(), wanted) > 1) ||
        (!isTab(screen) && taking.test(screen.name) && namedLike(title, wanted) > 3),
    ),
  )
  if (named) return named
  const leads = (screens: readonly Screen[], isSaid: (label: string) => boolean) =>
    screens.flatMap(({ components }) =>
      [...walkComponents(components)].flatMap((node) => {
        const actions = Array.isArray(node.properties.actions) ? node.properties.actions : []
        const ways = [
          ...actions.map((item) => [textOf(item, 'label') ?? '', targetOf(item)] as const),
          ...(node.type === 'button' ? [[node.label, targetOf(node.properties)] as const] : []),
        ]
        return ways.flatMap(([label, target]) => (target !== undefined && isSaid(label) ? [target] : []))
      }),
    )
  const isOfIt = (label: string) =>
    taking.test(label) && namedLike(label.replace(taking, '').trim(), wanted) > 1
  const ids = [
    ...leads(detail ? [detail] : [], (label) => /^edit\b/i.test(label)),
    ...leads(document.screens, (label) => isOfIt(label) && !/^edit\b/i.test(label)),
  ]
  // A form for other things is taken for it only where its own screen is edited there.
  return forms.find(
    (screen) =>
      ids.includes(screen.id) &&
      (leads(detail ? [detail] : [], (label) => /^edit\b/i.test(label)).includes(screen.id) ||
        titleOf(screen).some((title) => namedLike(title, wanted) > 1)),
  )
}

/** The sort of things somebody names, where the app has such; undefined for parts of the app and what it does not have. */
export function kindNamed(document: AppDocument, words: string, isStrict = false): Kind | undefined {
  const bare = bareThing(words)
  const wanted = stems(bare)
  if (wanted.length === 0 || wanted.length > 3 || parts.test(bare)) return undefined
  const candidates = candidatesFor(document, wanted, bare).toSorted(
    (one, other) => other.score - one.score || itemsOf(other.node).length - itemsOf(one.node).length,
  )
  const [best] = candidates
  const first = best?.node ?? subjectList(document, bare, isStrict)
  if (!first) {
    // What one only fills in and sends has no list.
    const form = formOf(document, wanted)
    return form && { one: toSingular(bare.toLowerCase()), lists: [], form }
  }
  const titles = new Set(titlesOf(first))
  const all = [...walkNodes(document)].map(({ node }) => node).filter(isOfEntries)
  const isShared = (node: ComponentNode) =>
    titlesOf(node).filter((title) => titles.has(title)).length * 2 >= Math.max(2, itemsOf(node).length)
  const lists = [
    first,
    ...all.filter(
      (node) =>
        node !== first &&
        isShared(node) &&
        (general.test(node.label) ||
          general.test(String(node.properties.title ?? '')) ||
          node.label === first.label ||
          candidates.some((each) => each.node === node && each.score > 3)),
    ),
  ]
  const opened = openedBy(document, first)
  const all_titles = new Set(lists.flatMap(titlesOf))
  const detail = opened && isOfOne(opened, wanted, all_titles) ? opened : undefined
  const form = formOf(document, wanted, detail)
  return {
    one: toSingular(bare.toLowerCase()),
    lists,
    ...(detail && lastFilledIn(detail) < 0 ? { detail } : detail && !form ? { detail } : {}),
    ...(form ? { form } : {}),
  }
}

const leadsOn = (node: ComponentNode) => {
  const entries = itemsOf(node).filter(isEntry)
  return entries.length > 1 && entries.every(({ action }) => action !== undefined)
}

const ofEvents = /^(?:events|programme|calendar|what['’]s on|dates|agenda|schedule)$/i

/** "Comic collection", "plant diary": what is kept there. */
const ofOneThing =
  /^(?:an?\s+|my\s+|our\s+|the\s+)?(\p{L}+)\s+(?:collection|tracker|log|diary|library|inventory|catalogue?|album|manager|register|list|organi[sz]er|planner)\b/iu
const isBareWord = (words: string) => /^[\p{L}]+$/u.test(words)

/** What the app is about, under a name its own lists do not have: books are copies in a second-hand bookshop. */
function subjectList(document: AppDocument, words: string, isStrict: boolean): ComponentNode | undefined {
  const found = isStrict ? undefined : findList(document, words)
  if (found && leadsOn(found.node) && !notOfMany.test(found.node.label)) return found.node
  const [wanted = '', ...others] = stems(words)
  if (others.length > 0 || wanted.length < 4) return undefined
  const described = stems(document.app.description ?? '')
  // A goat is one of the animals.
  if (/^(?:animal|species)$/.test(classOf(toSingular(words.toLowerCase())))) {
    const isAny = wanted === stemOf('animal') || wanted === stemOf('pet')
    const herd = isAny
      ? undefined
      : (kindNamed(document, 'animals', true) ?? kindNamed(document, 'pets', true))
    if (herd) return herd.lists[0]
  }
  // "Readings as events".
  const as = new RegExp(`\\b${words.toLowerCase()}s? as (\\p{L}+)`, 'iu').exec(
    document.app.description ?? '',
  )?.[1]
  if (as !== undefined && isBareWord(words) && stems(as)[0] !== wanted)
    return kindNamed(document, as, true)?.lists[0]
  if (/^(?:event|activity)$/.test(classOf(toSingular(words.toLowerCase())))) {
    const calendar = document.screens.find(({ name }) => ofEvents.test(name))
    return calendar && described.includes(wanted) ? longest(calendar) : undefined
  }
  const main = mainList(document)
  const isKept = ofOneThing.exec(document.app.description ?? '')?.[1]
  if (isKept !== undefined && stems(isKept)[0] === wanted) return main
  const isSubject = described.slice(0, 4).some((stem) => stem.startsWith(wanted))
  return isSubject && main && !stems(main.label).some((stem) => described.includes(stem)) ? main : undefined
}

/** The list of what the app is about: one of whose entries its screen tells, else the first that leads to such a screen. */
export function mainList(document: AppDocument): ComponentNode | undefined {
  const lists = [...walkNodes(document)].flatMap(({ node }) => {
    const opened =
      isOfEntries(node) && !notOfMany.test(node.label) && leadsOn(node) ? openedBy(document, node) : undefined
    return opened ? [{ node, opened }] : []
  })
  return (lists.find(({ node, opened }) => isOfOne(opened, ['-'], new Set(titlesOf(node)))) ?? lists[0])?.node
}

/** The screen of one of the things the app is about. */
export function mainDetail(document: AppDocument): Screen | undefined {
  const list = mainList(document)
  return list && openedBy(document, list)
}
