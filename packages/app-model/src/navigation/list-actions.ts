import type { Action, ComponentNode, JsonValue, Screen } from '../types.ts'
import { walkComponents } from '../walks/index.ts'

/** An action somewhere in a component's properties. */
export interface FoundAction {
  node: ComponentNode
  /** Such as `action` or `items[2].action`. */
  property: string
  action: Action
}

/** Every action on a screen, wherever in the properties it stands. */
export function listActions(screen: Screen): FoundAction[] {
  const found: FoundAction[] = []
  for (const node of walkComponents(screen.components)) {
    for (const [key, value] of Object.entries(node.properties)) search(value, key, node, found)
  }
  return found
}

function search(value: JsonValue | undefined, path: string, node: ComponentNode, found: FoundAction[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    value.forEach((element, index) => search(element, `${path}[${index}]`, node, found))
    return
  }
  const action = readAction(value)
  if (action) {
    found.push({ node, property: path, action })
    return
  }
  for (const [key, inside] of Object.entries(value)) search(inside, `${path}.${key}`, node, found)
}

/** The action this JSON value is, or undefined. */
export function readAction(value: JsonValue | undefined): Action | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (value.kind === 'back') return { kind: 'back' }
  if (value.kind === 'link' && typeof value.href === 'string') return { kind: 'link', href: value.href }
  if (value.kind !== 'screen' || typeof value.screenId !== 'string') return undefined
  const { transition } = value
  return transition === 'slide' || transition === 'fade' || transition === 'none'
    ? { kind: 'screen', screenId: value.screenId, transition }
    : { kind: 'screen', screenId: value.screenId }
}
