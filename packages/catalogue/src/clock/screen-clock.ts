import { type AppDocument, type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { resolveProperties } from '../resolve-properties.ts'
import { holdsRows } from '../rows/row-words.ts'
import { type ClockKind, readClock, wholeOf } from './clock-time.ts'
import type { ScreenClock } from './use-clock.ts'

type Role = ScreenClock['buttons'][string]

/**
 * The clock of a screen: a ring that is said to run down or up, the buttons that start, stop, reset and lengthen
 * it, by their icons, and the lists that hold its laps.
 */
export function clockOn(screen: Screen, document: Pick<AppDocument, 'screens'>): ScreenClock | undefined {
  const nodes = [...walkComponents(screen.components)]
  for (const { id, type, properties } of nodes) {
    if (type !== 'chart') continue
    const { clock: kind, center = '', data } = resolveProperties('chart', properties)
    const seconds = readClock(center)
    if (!kind || seconds === undefined) continue
    const buttons = nodes.flatMap((node) => {
      const role = roleOf(node, kind)
      return role ? [[node.id, role] as const] : []
    })
    if (!buttons.some(([, role]) => role === 'run')) return undefined
    return {
      chart: id,
      kind,
      sample: center,
      seconds,
      whole: kind === 'down' ? wholeOf(seconds, data[0] ?? 1) : 0,
      buttons: Object.fromEntries(buttons),
      ...(buttons.some(([, role]) => role === 'lap') && lapsOf(nodes, document)),
    }
  }
  return undefined
}

/** What a button does with the clock of its screen. */
function roleOf({ type, label, properties }: ComponentNode, kind: ClockKind): Role | undefined {
  if (type !== 'button') return undefined
  const { icon, action } = resolveProperties('button', properties)
  if (icon === 'pause' || icon === 'play' || icon === 'playf') return 'run'
  if (icon === 'repeat' || icon === 'stop') return 'reset'
  if (icon === 'flag' && kind === 'up') return 'lap'
  if (action || kind === 'up') return undefined
  if (icon === 'skip') return 'reset'
  return icon === 'plus' && /minute|\bmin\b/i.test(label) ? 'minute' : undefined
}

/** The lists that hold the laps, whose first row the screen shows. */
function lapsOf(nodes: readonly ComponentNode[], document: Pick<AppDocument, 'screens'>) {
  const rows = (node: ComponentNode) => {
    const { layout, items } = resolveProperties('list', node.properties)
    return holdsRows(layout) ? items : []
  }
  const first = nodes.flatMap((node) => (node.type === 'list' ? rows(node) : []))[0]
  if (!first?.title) return {}
  const lists = document.screens.flatMap((screen) =>
    [...walkComponents(screen.components)].filter(
      (node) => node.type === 'list' && rows(node).some(({ title }) => title === first.title),
    ),
  )
  const { title, subtitle = '', value = '' } = first
  return { laps: { lists: lists.map(({ id }) => id), title, subtitle, value } }
}
