import { type AppDocument, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { stemOf } from '../words/forms.ts'
import { itemsOf, targetOf, textOf } from './entry.ts'
import { findByMeaning } from './find-by-meaning.ts'
import { findCalendar } from './find-calendar.ts'
import { findNth } from './find-nth.ts'
import { clean, stems } from './find-screen.ts'
import { asChart, byLook, isDrawnSo, isKindOf, isOfLook, kindsOf, layoutOf, titles } from './kinds.ts'

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
  const nth = findNth(near, words)
  if (nth) return nth
  const title = ({ node }: FoundNode) =>
    typeof node.properties.title === 'string' && node.properties.title !== ''
      ? node.properties.title
      : node.label
  const called = near.filter(
    (found) =>
      stems(title(found)).join(' ') === wanted.join(' ') ||
      stems(found.node.label).join(' ') === wanted.join(' '),
  )
  // "The map" is the map, not the title of the screen that is called so.
  const [first = '', ...others] = asChart(clean(words)).split(' ')
  const head = kindsOf(others.at(-1) ?? first)
  // "The button Save" is the Save button.
  const kinds = head.length > 0 ? head : kindsOf(first)
  const [kind] = kinds
  const last = others.at(-1) ?? first
  const kindWords = [first, ...others].map((word) => stems(word)[0] ?? stemOf(word))
  const own = head.length === 0 && kind !== undefined ? kindWords.slice(1) : kindWords.slice(0, -1)
  const isKind = near.some((found) => isKindOf(kinds, found.node) && isAbout(document, found, own))
  const byWords = called.find(({ node }) => node.type !== 'header') ?? (isKind ? undefined : called[0])
  if (byWords) return byWords
  // "The add to cart button" is called so, and no other button will do.
  const asCalled =
    own.length > 0 && kind
      ? (near.find(
          (found) => isKindOf(kinds, found.node) && stems(title(found)).join(' ') === own.join(' '),
        ) ??
        near.find(
          ({ node }) =>
            node.type === 'button' && kind === 'button' && asCart(stems(node.label)) === asCart(own),
        ))
      : undefined
  if (asCalled) return asCalled
  // "The stories row" is drawn as stories.
  const drawn = clean(words).replace(/\s(?:row|strip|bar|line|list|section)$/, '')
  const layout = layoutOf(drawn.split(' ').at(-1) ?? '')
  const inLayout = layout
    ? near.find(({ node }) => node.type === 'list' && node.properties.layout === layout)
    : undefined
  if (inLayout) return inLayout
  // "The stats" are no other list; on another screen they may be.
  if (layout && /^(?:chips|stats|timeline|carousel|stories|bubbles)$/.test(drawn)) return called[0]
  if (wanted[0] === stemOf('search')) {
    const search = near.find(({ node }) => node.type === 'input' && node.properties.kind === 'search')
    if (search) return search
    // No other field is the search, unless it is called so.
    const isAlone = wanted.every((stem) => stem === wanted[0] || /^(?:bar|field|box|input)$/.test(stem))
    if (isAlone)
      return near.find(({ node }) => node.type === 'input' && stems(node.label).includes(wanted[0] ?? ''))
  }
  if (/^(?:(?:month(?:ly)?|whole|big) )?calendar$/.test(clean(words))) {
    const calendar = findCalendar(near)
    if (calendar) return calendar
  }
  // "The result" is what is worked out, in large.
  if (/^(?:result|answer|outcome)$/.test(clean(words))) {
    const worked = near.find(
      ({ node }) =>
        node.type === 'container' &&
        /[{}]/.test(JSON.stringify(node.properties)) &&
        node.properties.variant === 'hero',
    )
    if (worked) return worked
  }
  // "The name" of one thing is its title.
  if (clean(words) === 'name') {
    const title = near.find(
      ({ node }) => node.type === 'text' && titles.includes(String(node.properties.variant)),
    )
    const header = near.find(({ node }) => node.type === 'header')
    if (screenId !== undefined && (title ?? header)) return title ?? header
  }
  // "The title" is that of the screen.
  if (/^(?:title|heading|headline)$/.test(clean(words))) {
    const header = near.find(({ node }) => node.type === 'header')
    if (header) return header
  }
  // "Pay" is on the button that says "Pay € 24".
  const paid = near.find(
    ({ node }) =>
      node.type === 'button' && withoutAmount(node.label) === clean(words).replace(/ button$/, ''),
  )
  if (paid) return paid
  if (own.length > 0 && kind === 'button') {
    const withWords = near.find((found) => isButtonWith(found, own))
    if (withWords ?? all.some((found) => isButtonWith(found, own))) return withWords
  }
  // "The balance" may be a figure of another screen.
  const isFigure = all.some(({ node }) =>
    itemsOf(node).some((item) => textOf(item, 'title')?.toLowerCase() === clean(words)),
  )
  const look = isFigure ? undefined : byLook[clean(words)]
  const looking = look && near.find(({ node }) => node.type === 'text' && look.test(node.label))
  if (looking) return looking
  const isTitle = /\b(?:title|heading|headline)$/.test(clean(words))
  // "The daily ring", "the tip banner": of that look.
  const form = isTitle
    ? undefined
    : [last, others.at(-2) ?? first].find((word) =>
        near.some(({ node }) => isKindOf(kinds, node) && isOfLook(node, word)),
      )
  const ofKind = near.filter(
    ({ node }) =>
      isKindOf(kinds, node) &&
      isDrawnSo([first, ...others], node) &&
      (!isTitle || titles.includes(String(node.properties.variant))) &&
      (form === undefined || isOfLook(node, form)),
  )
  const meant = own.length === 0 ? ofKind : ofKind.filter((found) => isAbout(document, found, own))
  // "The big chart" is any; "the sales chart" is no other than that, unless there is only one in the app.
  const isOnly =
    form === undefined
      ? all.filter(({ node }) => isKindOf(kinds, node)).length === 1
      : screenId !== undefined && ofKind.length === 1
  // "The agent photo" is not the only picture there is, of something else.
  // What is called just so stands elsewhere, as one line of a list.
  const isAny = own.every(isPlain) || (isOnly && kind !== 'image' && !isFigure)
  const likely = meant.length > 0 || !isAny ? meant : ofKind
  // Chips that lead to the speakers are no "speakers list".
  const isListOf = kind === 'list' && last === 'list' && own.length > 0
  const choice = isListOf
    ? likely.filter(({ node }) => !/^(?:stats|chips|stories)$/.test(String(node.properties.layout)))
    : likely
  // A list is what one goes through, before numbers, filters and a row that only leads somewhere.
  const lines = choice.filter(({ node }) => !/^(?:stats|chips|stories)$/.test(String(node.properties.layout)))
  return (
    (kind === 'list' ? (lines.find(({ node }) => itemsOf(node).length > 1) ?? lines[0]) : undefined) ??
    choice[0] ??
    (kind === 'image' && own.every(isPlain)
      ? near.find(({ node }) => node.type === 'header' && node.properties.variant === 'cover')
      : undefined) ??
    (kind === undefined ? findLoosely(near, words) : undefined)
  )
}

/** What a button says beside how much. */
const withoutAmount = (label: string): string | undefined => {
  const bare = label.replace(/\s*(?:for\s+)?\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u, '')
  return bare === label ? undefined : bare.toLowerCase()
}

const carts = new Set(['cart', 'basket', 'bag', 'trolley', 'order'].map(stemOf))
/** "Add to cart" is "Add to order" in a bakery. */
const asCart = (words: readonly string[]) =>
  words
    .filter((stem) => stem !== 'to')
    .map((stem, index) => (index > 0 && carts.has(stem) ? 'cart' : stem))
    .join(' ')

/** Words people put after a name when they do not know what such a thing is called. */
const vague =
  /\s+(?:things?|stuff|parts?|bits?|blocks?|areas?|elements?|components?|widgets?|notices?|ones?|selections?|selectors?|choices?|pickers?|options|settings?)$/i

/** "The free delivery thing": what has all these words among others; a single one must be a long one. */
function findLoosely(near: readonly FoundNode[], words: string): FoundNode | undefined {
  const named = words.replace(vague, '')
  const wanted = stems(named)
  const same =
    named === words ? undefined : near.find(({ node }) => stems(node.label).join(' ') === wanted.join(' '))
  if (same && same.node.type !== 'header') return same
  if (wanted.length === 0 || clean(named).replaceAll(' ', '').length < 5) return undefined
  return near.find(
    ({ node }) =>
      node.type !== 'header' &&
      node.type !== 'navbar' &&
      // "Savings" are not what "Save" does.
      (node.type !== 'button' ||
        clean(named)
          .split(' ')
          .every((word) =>
            node.label
              .toLowerCase()
              .split(' ')
              .some((each) => each === word || `${each}s` === word),
          )) &&
      wanted.every((stem) => stems(`${node.label} ${String(node.properties.title ?? '')}`).includes(stem)),
  )
}

const plainWords = new Set(
  'big main first whole entire current top bottom new old existing small large little other only same second last text'
    .split(' ')
    .map(stemOf),
)
/** Whether a word tells nothing about which one is meant. */
const isPlain = (stem: string): boolean =>
  plainWords.has(stem) || (findType(stem) !== undefined && !/^(?:donut|ring|progress|heat)/.test(stem))

/** Whether all these words are said by a component, by its kind or by the screen it is on. */
function isAbout(document: AppDocument, { node, screen }: FoundNode, own: readonly string[]): boolean {
  const { title, placeholder, kind, variant, layout, text } = node.properties
  const led = itemsOf(node).map((item) => document.screens.find(({ id }) => id === targetOf(item))?.name)
  const header = screen.components.find(({ type }) => type === 'header')?.label
  const said = [node.label, title, placeholder, kind, variant, layout, text, screen.name, header, ...led]
    .filter((words) => typeof words === 'string')
    .flatMap(stems)
  // A field for searching messages is not the message field.
  if (kind === 'search' && !own.includes(stemOf('search'))) return false
  if (
    own.every((stem) => plainWords.has(stem) || said.includes(stem) || said.includes(stem.replace(/ly$/, '')))
  )
    return true
  // "The profile picture" of a screen called Me.
  return findByMeaning(document, own.join(' '))?.id === screen.id
}

/** Where on a screen something stands, said behind its name. */
const whereOnScreen =
  /\s+(?:(?:right\s+)?(?:at|on)\s+(?:the\s+)?(?:very\s+)?(?:top|bottom|start|left|right)|up there|down there)$/i

/** The component a person names, on the start screen before the others. */
export function findNear(document: AppDocument, words: string): FoundNode | undefined {
  const bare = words.replace(whereOnScreen, '')
  return findNearby(document, words) ?? (bare === words ? undefined : findNearby(document, bare))
}

function findNearby(document: AppDocument, words: string): FoundNode | undefined {
  const near = findNamedNode(document, words, document.app.startScreenId)
  // The days of a week on the start screen are not what is called the calendar where there is one.
  const { type, properties } = near?.node ?? {}
  const isWeek = type === 'datepicker' && properties?.variant === 'week' && /\bcalendar\b/i.test(words)
  // "The budgets" are the list that is called just so, before a button called Budget.
  const bare = clean(words)
  const list =
    type === 'button' && near?.node.label.toLowerCase() !== bare
      ? [...walkNodes(document)].find(({ node }) => node.type === 'list' && node.label.toLowerCase() === bare)
      : undefined
  if (list) return { ...list, parentId: list.parent?.id ?? null }
  return (isWeek ? findNamedNode(document, words) : near) ?? findNamedNode(document, words)
}

/** Whether a button has these words on it, alone or among others. */
const isButtonWith = ({ node }: FoundNode, own: readonly string[]): boolean =>
  node.type === 'button' && own.every((stem) => stems(node.label).includes(stem))
