import { itemsOf, targetOf, textOf } from './entry.ts'
import { type AppDocument, type Command, type JsonValue, type Properties, walkNodes } from '@kwiq/app-model'

const leadsTo = (value: JsonValue | undefined, screenId: string): boolean =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  value.kind === 'screen' &&
  value.screenId === screenId

/** Commands that take away every action that leads to a screen; a tab of a navbar goes as a whole. */
export function unlink(document: AppDocument, screenId: string): Command[] {
  const commands: Command[] = []
  const name = document.screens.find(({ id }) => id === screenId)?.name.toLowerCase()
  for (const { node, screen } of walkNodes(document)) {
    if (screen.id === screenId) continue
    const [only, other] = itemsOf(node)
    // A list with nothing but the way there goes as well.
    if (other === undefined && targetOf(only) === screenId && textOf(only, 'title')?.toLowerCase() === name) {
      commands.push({ type: 'remove-component', id: node.id })
      continue
    }
    // A button that led only there would do nothing.
    if (node.type === 'button' && targetOf(node.properties) === screenId) {
      const parent = [...walkNodes(document)].find(({ node: each }) => each.children?.includes(node))?.node
      const isAlone =
        parent?.children?.length === 1 &&
        /^(?:footer|hero)$/.test(String(parent.properties.variant)) &&
        !parent.properties.title
      commands.push({ type: 'remove-component', id: isAlone && parent ? parent.id : node.id })
      continue
    }
    const set: Properties = {}
    const unset: string[] = []
    for (const [name, value] of Object.entries(node.properties)) {
      if (leadsTo(value, screenId)) unset.push(name)
      else if (Array.isArray(value)) {
        const isWhole = node.type === 'navbar' || node.type === 'header' || leadsToMany(value)
        const list = withoutLinks(value, screenId, isWhole)
        if (list !== value) set[name] = list
      } else if (value !== null && typeof value === 'object' && leadsTo(value.action, screenId))
        unset.push(name)
    }
    if (Object.keys(set).length > 0 || unset.length > 0)
      commands.push({ type: 'set-properties', id: node.id, set, unset })
  }
  return commands
}

/** Rows that each lead to another screen are nothing without it: "More to do". */
function leadsToMany(items: readonly JsonValue[]): boolean {
  const targets = items.flatMap((item) => targetOf(item) ?? [])
  return targets.length > 1 && new Set(targets).size === targets.length
}

function withoutLinks(items: JsonValue[], screenId: string, isWhole: boolean): JsonValue[] {
  const isLinked = (item: JsonValue) =>
    item !== null && typeof item === 'object' && !Array.isArray(item) && leadsTo(item.action, screenId)
  if (!items.some(isLinked)) return items
  if (isWhole) return items.filter((item) => !isLinked(item))
  return items.map((item) => {
    if (!isLinked(item) || item === null || typeof item !== 'object' || Array.isArray(item)) return item
    const { action: _action, chevron: _chevron, ...rest } = item
    return rest
  })
}
