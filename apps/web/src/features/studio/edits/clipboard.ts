import { type ComponentNode, validateDocument } from '@kwiq/app-model'
import type { Studio } from '../state/studio.ts'
import { describeNode } from './describe-node.ts'
import { pasteComponent, removeComponent } from './component-edits.ts'

/** Marks text of the system's clipboard as a component of ours. */
const marker = 'kwiq/component'

let copied: ComponentNode | null = null

/** Copies the selected component, also to the system's clipboard, so that it can be pasted in another project. */
export function copySelected(studio: Studio): void {
  const node = selectedNode(studio)
  if (!node) return
  copied = node
  // Without permission the copy still works within this page.
  navigator.clipboard?.writeText(JSON.stringify({ [marker]: node })).catch(() => {})
  studio.announce(`${describeNode(node)} copied`)
}

export function cutSelected(studio: Studio): void {
  const node = selectedNode(studio)
  if (!node) return
  copySelected(studio)
  removeComponent(studio, node.id)
}

/** Pastes text from the system's clipboard when it holds a component, else the last copied one. */
export function pasteText(studio: Studio, text: string): void {
  const node = readComponent(studio, text) ?? copied
  if (node) pasteComponent(studio, node)
}

function selectedNode(studio: Studio): ComponentNode | undefined {
  const id = studio.selection.getSelectedId()
  return id === null ? undefined : studio.document.getNode(id)
}

/** The component in a text, validated as part of a document; null for anything else. */
function readComponent(studio: Studio, text: string): ComponentNode | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || !(marker in parsed)) return null
    const holder = studio.document.getDocument()
    const result = validateDocument({
      ...holder,
      app: { ...holder.app, startScreenId: 'clipboard' },
      screens: [{ id: 'clipboard', name: 'Clipboard', components: [parsed[marker]] }],
    })
    return result.ok ? (result.document.screens[0]?.components[0] ?? null) : null
  } catch {
    return null
  }
}
