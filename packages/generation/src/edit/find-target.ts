import { type AppDocument, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { stemOf } from '../words/forms.ts'

const clean = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/["'“”]|\b(?:the|a|an|my|our|this|all|screen|page|tab)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const stems = (text: string) => clean(text).split(' ').filter(Boolean).map(stemOf)

/** The screen a person names, by its name or id. */
export function findNamedScreen(document: AppDocument, words: string): Screen | undefined {
  const wanted = clean(words)
  if (wanted === '') return undefined
  const exact = document.screens.find(
    (screen) => screen.name.toLowerCase() === wanted || screen.id === wanted,
  )
  const sought = stems(words)
  const place = findByPlace(document, words)
  if (sought.length === 0) return exact ?? place
  return (
    exact ??
    place ??
    document.screens.find((screen) => stems(screen.name).join(' ') === sought.join(' ')) ??
    document.screens.find((screen) => sought.every((stem) => stems(screen.name).includes(stem))) ??
    document.screens.find(({ components }) =>
      components.some(({ type, label }) => type === 'header' && stems(label).join(' ') === sought.join(' ')),
    ) ??
    (/\b(?:screen|page|tab)\b/i.test(words) || !findType(wanted)
      ? findByMeaning(document, wanted)
      : undefined)
  )
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** "The second screen", "the last page", "the start screen". */
function findByPlace(document: AppDocument, words: string): Screen | undefined {
  const found = /^(?:the\s+)?(\w+)\s+(?:screen|page|tab)$/i.exec(words.trim())?.[1]?.toLowerCase()
  if (found === 'last') return document.screens.at(-1)
  if (found === 'start' || found === 'main' || found === 'opening')
    return document.screens.find(({ id }) => id === document.app.startScreenId)
  const index = found === undefined ? -1 : ordinals.indexOf(found)
  return index < 0 ? undefined : document.screens[index]
}

/** What screens of a sort are called in one app or another. */
const meanings: readonly [RegExp, RegExp][] = [
  [/^(?:home|start|main|dashboard|front|feed)$/, /^(?:home|today|start|overview|now|discover|explore)$/i],
  [/^(?:profile|account|me|user)$/, /^(?:me|profile|account|us)$/i],
  [
    /^(?:stats?|statistics|analytics|progress|numbers|charts?)$/,
    /^(?:stats|statistics|numbers|progress|growth|insight|insights|analytics|earnings|spending|records|harvest)$/i,
  ],
  [/^(?:settings?|preferences|options)$/, /^(?:settings|preferences)$/i],
  [/^(?:favou?rites?|saved|bookmarks|likes)$/, /^(?:saved|favou?rites|liked|following|pinned|library)$/i],
  [/^(?:messages?|chats?|inbox)$/, /^(?:messages|chats|team chat|talk)$/i],
  [/^(?:notifications?|reminders?|alerts?)$/, /^(?:notifications|reminders|alerts)$/i],
  [/^(?:login|sign in|signin)$/, /^(?:login|sign in|welcome)$/i],
]

/** A screen by what it is, when none has the name: "profile" for Me, "detail" for what lists lead to. */
function findByMeaning(document: AppDocument, wanted: string): Screen | undefined {
  const names = meanings.find(([words]) => words.test(wanted))?.[1]
  const named = names && document.screens.find(({ name }) => names.test(name))
  if (named) return named
  if (/^(?:home|start|main|first)$/.test(wanted))
    return document.screens.find(({ id }) => id === document.app.startScreenId)
  if (/^(?:stats?|statistics|analytics|charts?)$/.test(wanted))
    return document.screens.find(
      ({ id, components }) =>
        id !== document.app.startScreenId &&
        components.some(
          ({ type, children }) => type === 'chart' || children?.some((child) => child.type === 'chart'),
        ),
    )
  if (/^details?$/.test(wanted))
    return (
      document.screens.find(({ id, name }) => /^detail/i.test(id) || /^detail/i.test(name)) ??
      listTarget(document)
    )
  return undefined
}

/** The screen the lists of the start screen lead to. */
function listTarget(document: AppDocument): Screen | undefined {
  const start = document.screens.find(({ id }) => id === document.app.startScreenId)
  for (const { type, properties } of start?.components ?? []) {
    if (type !== 'list' || !Array.isArray(properties.items)) continue
    for (const item of properties.items) {
      if (item === null || typeof item !== 'object' || Array.isArray(item)) continue
      const { action } = item
      const id =
        action !== null && typeof action === 'object' && !Array.isArray(action) ? action.screenId : undefined
      const screen = document.screens.find((each) => each.id === id)
      if (screen) return screen
    }
  }
  return undefined
}

export interface FoundNode {
  node: ComponentNode
  screen: Screen
  parentId: string | null
  index: number
}

/** The component a person names: by its words, then by its type ("the chart", "search"). On `screenId` first. */
export function findNamedNode(
  document: AppDocument,
  words: string,
  screenId?: string,
): FoundNode | undefined {
  const wanted = stems(words)
  if (wanted.length === 0) return undefined
  const id = /^node:(\S+)$/.exec(words.trim())?.[1]
  const all: FoundNode[] = []
  for (const { node, screen, parent, index } of walkNodes(document)) {
    all.push({ node, screen, parentId: parent?.id ?? null, index })
  }
  if (id !== undefined) return all.find(({ node }) => node.id === id)
  const near = screenId === undefined ? all : all.filter(({ screen }) => screen.id === screenId)
  const title = ({ node }: FoundNode) =>
    typeof node.properties.title === 'string' && node.properties.title !== ''
      ? node.properties.title
      : node.label
  const byWords = near.find(
    (found) =>
      stems(title(found)).join(' ') === wanted.join(' ') ||
      stems(found.node.label).join(' ') === wanted.join(' '),
  )
  if (byWords) return byWords
  const kind = findType(clean(words).split(' ').at(-1) ?? '')
  const own = wanted.slice(0, -1)
  // "The add to cart button" is called so, and no other button will do.
  const asCalled =
    own.length > 0 && kind
      ? near.find((found) => found.node.type === kind && stems(title(found)).join(' ') === own.join(' '))
      : undefined
  if (asCalled) return asCalled
  const layout = layoutOf(clean(words).split(' ').at(-1) ?? '')
  const inLayout = layout
    ? near.find(({ node }) => node.type === 'list' && node.properties.layout === layout)
    : undefined
  if (inLayout) return inLayout
  if (wanted[0] === stemOf('search')) {
    const search = near.find(({ node }) => node.type === 'input' && node.properties.kind === 'search')
    if (search) return search
  }
  // "The title" is that of the screen.
  if (/^(?:title|heading|headline)$/.test(clean(words))) {
    const header = near.find(({ node }) => node.type === 'header')
    if (header) return header
  }
  if (own.length > 0 && kind === 'button') {
    const withWords = near.find((found) => isButtonWith(found, own))
    if (withWords ?? all.some((found) => isButtonWith(found, own))) return withWords
  }
  const ofKind = near.filter(({ node }) => node.type === kind)
  // A list is what one goes through, before numbers and filters.
  return (
    (kind === 'list'
      ? ofKind.find(({ node }) => !/^(?:stats|chips|stories)$/.test(String(node.properties.layout)))
      : undefined) ?? ofKind[0]
  )
}

/** "The chips" are the list that is drawn so. */
const layoutOf = (word: string): string | undefined =>
  ({
    chips: 'chips',
    filters: 'chips',
    stats: 'stats',
    carousel: 'carousel',
    timeline: 'timeline',
    stories: 'stories',
    bubbles: 'bubbles',
  })[word]

/** Whether a button has these words on it, alone or among others. */
const isButtonWith = ({ node }: FoundNode, own: readonly string[]): boolean =>
  node.type === 'button' && own.every((stem) => stems(node.label).includes(stem))
