import {
  type AppDocument,
  checkNavigation,
  type Command,
  type ComponentNode,
  type Screen,
} from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { findNamedScreen } from '../find-screen.ts'
import { isFixed, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'

const forms = [
  /^(?:simplify|declutter|de-clutter|tidy(?: up)?|clean up|slim down|thin out|unclutter|reduce)\s+(?:the\s+|my\s+|our\s+)?(.{2,40}?)(?:\s+(?:a bit|a little|please))?$/i,
  /^make\s+(?:the\s+|my\s+|our\s+)?(.{2,40}?)\s+(?:a bit\s+|a little\s+|much\s+|way\s+)?(?:simpler|less (?:cluttered|crowded|busy|full|overloaded)|tidier|cleaner)$/i,
  /^(?:show|have|put)\s+(?:less|fewer things|not so much|less stuff)\s+on\s+(?:the\s+|my\s+|our\s+)?(.{2,40})$/i,
]

/** How many parts a simple screen shows below its header. */
const enough = 3

/** What a screen can do without: the higher the sooner it goes. */
function dispensable({ type, properties }: ComponentNode): number {
  if (type === 'container') return properties.variant === 'banner' ? 9 : properties.variant === 'hero' ? 2 : 5
  if (type === 'list') {
    if (properties.layout === 'stats') return 8
    if (properties.layout === 'chips') return 6
    return itemsOfMany(properties.items) ? 1 : 7
  }
  if (type === 'chart') return 4
  if (type === 'text' || type === 'image') return 5
  return type === 'input' || type === 'map' ? 1 : 3
}

const itemsOfMany = (items: unknown): boolean => Array.isArray(items) && items.length > 2

/** What goes, one after the other, without leaving a screen that nothing leads to. */
function spare(document: AppDocument, screen: Screen): ComponentNode[] {
  const free = screen.components.filter((node) => !isFixed(node))
  const byNeed = free.toSorted((one, other) => dispensable(other) - dispensable(one))
  const problems = (app: AppDocument) => checkNavigation(app).length
  const gone: ComponentNode[] = []
  let left = document
  for (const node of byNeed) {
    if (free.length - gone.length <= enough || dispensable(node) < 2) break
    const next = applyQuietly(left, { type: 'remove-component', id: node.id })
    if (next === left) continue
    if (problems(next) > problems(left)) continue
    left = next
    gone.push(node)
  }
  return gone
}

/** "Simplify the home screen": what is said twice or only beside goes; the way to every screen stays. */
const declutter: EditRule = (clause, document) => {
  const words = forms.map((form) => form.exec(clause)?.[1]).find(Boolean)
  if (
    words === undefined ||
    /^(?:it|this|everything|(?:whole )?(?:app|design|look|theme|style|ui))$/i.test(words)
  )
    return undefined
  const screen = /^(?:home|start|main|first)(?:\s+(?:screen|page))?$/i.test(words)
    ? (findNamedScreen(document, words) ?? startOf(document))
    : findNamedScreen(document, words)
  if (!screen) return /\b(?:screen|page)$/i.test(words) ? noScreen(words) : undefined
  const gone = spare(document, screen)
  if (gone.length === 0)
    return refuse(`${screen.name} has only what it needs. Try "Remove" with the name of what is too much.`)
  const named = ({ label, properties: { title } }: ComponentNode) =>
    `“${typeof title === 'string' && title !== '' ? title : label}”`
  return {
    commands: gone.map(({ id }): Command => ({ type: 'remove-component', id })),
    note: `${screen.name} is simpler without ${gone.map(named).join(', ')}. Reject what should stay.`,
  }
}

export const declutterRules: readonly EditRule[] = [declutter]
