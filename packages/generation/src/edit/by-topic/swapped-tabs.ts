import type { AppDocument, Command, Screen } from '@kwiq/app-model'
import { itemsOf, targetOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const forms = [
  /^(?:swap|switch|exchange)\s+(?:the\s+)?(?:tabs?\s+)?(?:the\s+|our\s+|my\s+)?(?<one>[\p{L} -]{2,30}?)\s+(?:and|with)\s+(?:the\s+|our\s+|my\s+)?(?<other>[\p{L} -]{2,30}?)(?:\s+(?:tabs?|in the (?:menu|tab bar|bottom bar)|around|screens?|pages?))*$/iu,
]
const first =
  /^(?:swap|change|switch|rearrange|reorder|order|sort)\s+(?:the\s+)?(?:order of the\s+)?(?:tabs?|menu|tab bar|bottom bar)\s+so\s+(?:that\s+)?(?:the\s+)?(?<one>[\p{L} -]{2,30}?)\s+(?:comes?|is|stands|goes)\s+(?<where>first|last)$/iu

const placed = (document: AppDocument, words: string): Screen | undefined =>
  findNamedScreen(document, words) ??
  placeMeant(document, words.replace(/^(?:list|page|screen) of (?:the\s+)?/i, ''))

const bars = (document: AppDocument) =>
  document.screens.flatMap(({ components }) => components.filter(({ type }) => type === 'navbar'))

/** "Swap the map and the artists", which stand on no screen together: their places in the tab bar. */
const swapTabs: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const [one, other] = [found?.one, found?.other].map((each) =>
    each === undefined ? undefined : placed(document, each),
  )
  if (!one || !other || one === other) return undefined
  const commands = bars(document).flatMap((node): Command[] => {
    const items = itemsOf(node)
    const [at, to] = [one, other].map(({ id }) => items.findIndex((item) => targetOf(item) === id))
    if (at === undefined || to === undefined || at < 0 || to < 0) return []
    const next = items.map(
      (item, index) => (index === at ? items[to] : index === to ? items[at] : item) ?? item,
    )
    return [{ type: 'set-properties', id: node.id, set: { items: next } }]
  })
  return commands.length > 0 ? { commands } : undefined
}

/** "Swap the tabs so that today comes first". */
const tabAtEnd: EditRule = (clause, document): EditOutcome | undefined => {
  const { one = '', where } = first.exec(clause)?.groups ?? {}
  const screen = one === '' ? undefined : placed(document, one)
  if (!screen) return undefined
  const commands = bars(document).flatMap((node): Command[] => {
    const items = itemsOf(node)
    const own = items.filter((item) => targetOf(item) === screen.id)
    const rest = items.filter((item) => targetOf(item) !== screen.id)
    const next = /^last$/i.test(where ?? '') ? [...rest, ...own] : [...own, ...rest]
    return own.length > 0 ? [{ type: 'set-properties', id: node.id, set: { items: next } }] : []
  })
  return commands.length > 0 ? { commands } : undefined
}

/** Tabs that change places. */
export const swappedTabRules: readonly EditRule[] = [swapTabs, tabAtEnd]
