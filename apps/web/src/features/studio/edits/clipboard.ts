import { type ComponentNode, documentLimits, validateDocument } from '@kwiq/app-model'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { selectedRoots } from './selected-roots.ts'
import { describeNodes, pasteNodes, removeSelected } from './several-edits.ts'

/** Marks text of the system's clipboard as components of ours. */
const marker = 'kwiq/components'

/** Copies that the system's clipboard did not take; null when it has the last ones. */
let kept: readonly ComponentNode[] | null = null

/** Copies the selected components, also to the system's clipboard, so that they can be pasted in another project. */
export function copySelected(studio: Studio): boolean {
  const ids = selectedRoots(studio)
  const nodes = ids.flatMap((id) => studio.document.getNode(id) ?? [])
  if (nodes.length === 0) return false
  kept = nodes
  // Without permission the copy still works within this page.
  navigator.clipboard?.writeText(JSON.stringify({ [marker]: nodes })).then(
    () => (kept = null),
    () => {},
  )
  studio.announce(`${describeNodes(studio, ids)} copied`)
  return true
}

export function cutSelected(studio: Studio): void {
  if (copySelected(studio)) removeSelected(studio)
}

/** Pastes what the system's clipboard holds, else what it did not take; says so when that is nothing of ours. */
export function pasteText(studio: Studio, text: string): void {
  const found = readComponents(studio, text)
  if (found.ok) {
    pasteNodes(studio, found.nodes)
    return
  }
  if (kept) pasteNodes(studio, kept)
  else studio.toast({ ...texts.nothingToPaste, description: found.reason, variant: 'destructive' })
}

/** Pastes without an event: from a menu or the palette of commands. */
export async function pasteFromClipboard(studio: Studio): Promise<void> {
  const text = await navigator.clipboard?.readText().catch(() => '')
  pasteText(studio, text ?? '')
}

type Read = { ok: true; nodes: ComponentNode[] } | { ok: false; reason: string }

/** The components in a text, validated as part of a document. Nothing of it is trusted. */
function readComponents(studio: Studio, text: string): Read {
  const { reasons } = texts.nothingToPaste
  if (text.trim() === '') return { ok: false, reason: reasons.empty }
  if (text.length > documentLimits.bytes) return { ok: false, reason: reasons.large }
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null) return { ok: false, reason: reasons.text }
  if (!(marker in parsed)) {
    return { ok: false, reason: holdsScreens(parsed) ? reasons.app : reasons.json }
  }
  const holder = studio.document.getDocument()
  const result = validateDocument({
    ...holder,
    app: { ...holder.app, startScreenId: 'clipboard' },
    screens: [{ id: 'clipboard', name: 'Clipboard', components: parsed[marker] }],
  })
  const nodes = result.ok ? (result.document.screens[0]?.components ?? []) : []
  return nodes.length > 0 ? { ok: true, nodes } : { ok: false, reason: reasons.broken }
}

const holdsScreens = (parsed: object) => 'screens' in parsed && Array.isArray(parsed.screens)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
