import { walkComponents, type ComponentNode, type Screen } from '@kwiq/app-model'
import type { ScreenKind, ScreenPlan } from '../plan/types.ts'

const most = 2
/** A screen with fewer looks empty. */
const fewestComponents = 4
/** Where numbers and curves belong; they give way on lists first, on these screens last. */
const home: ReadonlySet<ScreenKind> = new Set(['stats', 'home', 'wallet', 'budget', 'detail', 'converter'])

/** What a block of numbers or a curve says; undefined for any other component. */
function saying(node: ComponentNode): string | undefined {
  const { type, properties } = node
  if (type === 'list' && properties.layout === 'stats' && Array.isArray(properties.items))
    return properties.items
      .slice(0, 2)
      .map((item) =>
        item !== null && typeof item === 'object' && !Array.isArray(item)
          ? `${String(item.value)} ${String(item.title)}`
          : '',
      )
      .join()
  if (type !== 'container' || properties.variant !== 'card') return undefined
  const curve = [...walkComponents([node])].find(
    (part) => part.type === 'chart' && ['line', 'area', 'bar'].includes(String(part.properties.kind)),
  )
  return curve ? JSON.stringify(curve.properties.data) : undefined
}

/**
 * The screens of an app with no block of numbers and no curve on more than two of them: from the others it is left out,
 * where enough is left on them.
 */
export function shownOnce(screens: readonly Screen[], plans: readonly ScreenPlan[]): Screen[] {
  const kinds = new Map(plans.map(({ id, kind }) => [id, kind]))
  const seen = new Map<string, number>()
  const isHome = ({ id }: Screen) => home.has(kinds.get(id) ?? 'topic')
  const kept = new Map<string, ComponentNode[]>()
  for (const screen of [...screens.filter(isHome), ...screens.filter((each) => !isHome(each))]) {
    let left = screen.components.length
    const components = screen.components.filter((node) => {
      // What is dictated stands, however alike it is.
      const said = kinds.get(screen.id) === 'dictated' ? undefined : saying(node)
      if (said === undefined) return true
      const count = (seen.get(said) ?? 0) + 1
      if (count > most && left > fewestComponents) {
        left -= 1
        return false
      }
      seen.set(said, count)
      return true
    })
    kept.set(screen.id, components)
  }
  return screens.map((screen) => ({ ...screen, components: kept.get(screen.id) ?? screen.components }))
}
