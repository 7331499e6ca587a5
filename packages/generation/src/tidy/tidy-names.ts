import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import { capitalise } from '../words/forms.ts'
import { replaced } from '../understand/searched.ts'

/** They show things; what one does on other screens is what those are called after. */
const showing: ReadonlySet<ScreenKind> = new Set([
  'home',
  'browse',
  'history',
  'feed',
  'saved',
  'people',
  'stats',
  'notifications',
  'calendar',
  'week',
  'map',
  'board',
])
/** A list is called after what it holds, not that one sees or keeps it: "Access earlier orders". */
const looking =
  /^(?:access|view|see|track|manage|check|display|show|refresh|monitor|maintain|receive|get|read|organi[sz]e)(?: (?:the|your|my|all|all the))? (?=\p{L}{3,})/iu
/** "Kennels near them": of those who use it. */
const whose = / near (?:them|they|you|me|us|him|her|users?|oneself|themselves)$/i
const ofThem =
  /(?<=\p{L} \p{L}.*) (?:for|of|to|with|by|around) (?:them|themselves|him|her|users?|the users?|you|me)$/iu

/** A name for what stands somewhere, as a heading would have it. */
export const asHeading = (label: string): string => replaced(label.replace(whose, ' nearby'), ofThem, '')

/** What is kept stands there: nobody keeps it there. */
const keeping =
  /^(?:mark|save|add|collect|bookmark|store|remember)(?: as| the| your| my| to)? (?=\p{L}{3,})/iu

/** The title of a screen without that one looks at what is there. */
export function asTitle(title: string, kind: ScreenKind): string {
  const plain = asHeading(title)
  const rest = !showing.has(kind) ? plain : replaced(plain, kind === 'saved' ? keeping : looking, '')
  return rest === plain ? plain : capitalise(rest)
}

function renamed(screen: ScreenPlan): boolean {
  // "Which boat" asks for one of them, and is no name of a list.
  if (screen.kind === 'browse' && /^which /i.test(screen.title ?? '')) screen.title = screen.name
  const title = screen.title === undefined ? undefined : asTitle(screen.title, screen.kind)
  const name = asHeading(screen.name)
  if (title === screen.title && name === screen.name) return false
  const refreshed = /^refresh (.+)/i.exec(screen.title ?? '')?.[1]
  if (refreshed !== undefined && title !== screen.title)
    screen.extras.push({ kind: 'hint', label: `Pull down to refresh ${refreshed.toLowerCase()}` })
  if (title !== undefined) screen.title = title
  screen.name = name
  return true
}

/** Gives screens and what stands on them names one reads there; returns whether any changed. */
export function tidyNames({ screens }: AppPlan): boolean {
  let isChanged = false
  for (const screen of screens) {
    if (renamed(screen)) isChanged = true
    screen.extras = screen.extras.map((extra) => {
      if (!('label' in extra) || extra.kind === 'action') return extra
      const label = asHeading(extra.label)
      if (label === extra.label) return extra
      isChanged = true
      return { ...extra, label }
    })
  }
  return isChanged
}
