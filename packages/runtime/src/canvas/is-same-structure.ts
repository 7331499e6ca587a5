import type { ComponentNode, Screen } from '@kwiq/app-model'
import { isFoot } from '../screen/split-screen.ts'

function isSamePlace(one: ComponentNode, other: ComponentNode): boolean {
  if (one === other) return true
  return (
    one.id === other.id &&
    one.type === other.type &&
    one.type !== 'header' &&
    isFoot(one) === isFoot(other) &&
    one.properties.bleed === other.properties.bleed
  )
}

/**
 * Whether two states of a screen are laid out alike: same properties, same components in the same places,
 * same header. What is inside the components may differ; they look after themselves.
 */
export function isSameStructure(one: Screen, other: Screen): boolean {
  if (one === other) return true
  if (one.properties !== other.properties || one.components.length !== other.components.length) return false
  return one.components.every((node, index) => {
    const counterpart = other.components[index]
    return counterpart !== undefined && isSamePlace(node, counterpart)
  })
}
