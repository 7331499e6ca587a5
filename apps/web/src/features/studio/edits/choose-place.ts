import { type ComponentNode, canHoldChildren, type Place } from '@kwiq/app-model'
import type { DocumentStore } from '../state/document-store.ts'

/** Kinds of container that draw a picture or a banner instead of children. */
const closedVariants = ['banner', 'feature']

/** Whether a component put into this one would be seen. */
export function takesChildren(node: ComponentNode): boolean {
  return canHoldChildren(node.type) && !closedVariants.includes(String(node.properties.variant))
}

/** What is small enough to stand beside others without taking their place. */
const narrow = ['text', 'button', 'image', 'checkbox']

/**
 * Where a component goes that is added by a click: into the selected container or stack, else right after the
 * selected component, else at the end of the screen. Of a type that needs the width it goes after the row the
 * selected one stands in.
 */
export function choosePlace(
  document: DocumentStore,
  screenId: string,
  selectedId: string | null,
  type?: string,
): Place {
  const end = { screenId, parentId: null, index: document.getScreen(screenId)?.components.length ?? 0 }
  if (selectedId === null) return end
  const node = document.getNode(selectedId)
  const place = document.placeOf(selectedId)
  if (!node || place?.screenId !== screenId) return end
  if (takesChildren(node)) return { screenId, parentId: node.id, index: node.children?.length ?? 0 }
  const parent = place.parentId === null ? undefined : document.getNode(place.parentId)
  const isSqueezed = type !== undefined && !narrow.includes(type) && parent && standsInRows(parent)
  const beside = (isSqueezed && document.placeOf(parent.id)) || place
  return { ...beside, index: beside.index + 1 }
}

function standsInRows({ type, properties }: ComponentNode): boolean {
  return type === 'stack' && properties.direction === 'row'
}
