import type { AppDocument, AppInfo, ComponentNode, Screen } from '@kwiq/app-model'

/** Characters of JSON, of parts that never change. Only what an edit made new is measured again. */
const known = new WeakMap<AppInfo | Screen | ComponentNode, number>()

/** Whether a document is about as large as `characters` of JSON or larger. */
export function isLarge(document: AppDocument, characters: number): boolean {
  let sum = sizeOf(document.app, [])
  for (const screen of document.screens) {
    if (sum > characters) break
    sum += sizeOf(screen, screen.components)
  }
  return sum > characters
}

function sizeOf(part: AppInfo | Screen | ComponentNode, inside: readonly ComponentNode[]): number {
  const found = known.get(part)
  if (found !== undefined) return found
  let size = JSON.stringify({ ...part, components: null, children: null }).length
  for (const node of inside) size += sizeOf(node, node.children ?? [])
  known.set(part, size)
  return size
}
