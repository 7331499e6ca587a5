import type { AppDocument, ComponentNode, Screen } from '@kwiq/app-model'
import { freeId } from './free-id.ts'

/** An id for a screen of that name. */
export function newScreenId(document: AppDocument, name: string): string {
  const stem = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return freeId(new Set(document.screens.map(({ id }) => id)), stem || 'screen')
}

/** These components under ids of their own, which are then among `taken`. */
export function withFreeIds(components: readonly ComponentNode[], taken: Set<string>): ComponentNode[] {
  return components.map((node) => {
    const id = freeId(taken, `${node.type}-new`)
    taken.add(id)
    return { ...node, id, ...(node.children ? { children: withFreeIds(node.children, taken) } : {}) }
  })
}

/** A screen made for this document: under an id of its own, as are its components, which are then among `taken`. */
export function newScreen(
  document: AppDocument,
  name: string,
  components: readonly ComponentNode[],
  taken: Set<string>,
): Screen {
  return {
    id: newScreenId(document, name),
    name,
    components: withFreeIds(components, taken),
  }
}
