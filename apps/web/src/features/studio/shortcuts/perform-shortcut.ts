import { fitCanvas } from '../canvas/fit-canvas.ts'
import { cancelPlacing } from '../canvas/place-session.ts'
import { copySelected, cutSelected } from '../edits/clipboard.ts'
import { parseLinkId, setLink } from '../edits/link-edits.ts'
import { moveSelectedIn } from '../edits/move-in.ts'
import { stepScreen } from '../edits/screen-edits.ts'
import { extendSelection, selectAllBeside, selectRelative } from '../edits/select-relative.ts'
import {
  duplicateSelected,
  moveSelectedBy,
  moveSelectedOut,
  removeSelected,
  unwrapNode,
  wrapSelected,
} from '../edits/several-edits.ts'
import { panelOpened } from '../state/open-panel.ts'
import { stepHistory } from '../state/step-history.ts'
import type { Studio } from '../state/studio.ts'
import { zoomBy, zoomLimits } from '../state/view-state.ts'
import { texts } from '../texts.ts'
import { focusWhenThere } from './focus-when-there.ts'
import { stepPane } from './step-pane.ts'
import type { ShortcutAction } from './shortcuts.ts'

/** Does what a shortcut asks for; false when the key should keep its usual meaning. */
export function performShortcut(studio: Studio, action: ShortcutAction): boolean {
  const { view, selection } = studio
  const id = selection.getSelectedId()
  const isOnCanvas = view.get().mode === 'screen'
  switch (action) {
    case 'save':
      studio.toast(texts.autoSaved)
      return true
    case 'undo':
    case 'redo':
      stepHistory(studio, action)
      return true
    case 'toggle-shortcuts':
      view.set({ dialog: view.get().dialog === 'shortcuts' ? 'none' : 'shortcuts' })
      return true
    case 'commands':
      view.set({ dialog: view.get().dialog === 'commands' ? 'none' : 'commands' })
      return true
    case 'search':
      view.set({ ...panelOpened('left'), leftTab: 'components' })
      focusWhenThere('[data-palette-search]')
      return true
    case 'next-pane':
    case 'previous-pane':
      return stepPane(action === 'next-pane' ? 1 : -1)
    case 'escape':
      return escape(studio)
    case 'delete':
      if (view.get().mode === 'flow') return removeSelectedLink(studio)
      return id !== null && removeSelected(studio)
    case 'copy':
    case 'cut':
      if (id === null || !window.getSelection()?.isCollapsed) return false
      if (action === 'copy') copySelected(studio)
      else cutSelected(studio)
      return true
    case 'duplicate':
      if (id !== null) duplicateSelected(studio)
      return true
    case 'edit-label':
      if (id === null || !isOnCanvas) return false
      view.set({ editingId: id })
      return true
    case 'select-next':
    case 'select-previous':
    case 'select-parent':
    case 'select-child':
    case 'select-first':
    case 'select-last':
      return isOnCanvas && selectRelative(studio, action)
    case 'select-all':
      return isOnCanvas && selectAllBeside(studio)
    case 'extend-next':
    case 'extend-previous':
      return isOnCanvas && extendSelection(studio, action === 'extend-next' ? 1 : -1)
    case 'move-earlier':
    case 'move-later':
      if (id === null) return false
      moveSelectedBy(studio, action === 'move-earlier' ? -1 : 1)
      return true
    case 'move-out':
      if (id === null) return false
      moveSelectedOut(studio)
      return true
    case 'move-in':
      if (id === null) return false
      moveSelectedIn(studio)
      return true
    case 'wrap':
      if (id !== null) wrapSelected(studio, 'container')
      return true
    case 'unwrap':
      if (id !== null) unwrapNode(studio, id)
      return true
    case 'next-screen':
    case 'previous-screen':
      stepScreen(studio, action === 'next-screen' ? 1 : -1)
      return true
    case 'zoom-in':
    case 'zoom-out':
      view.set({ zoom: zoomBy(view.get().zoom, action === 'zoom-in' ? 1 : -1) })
      return true
    case 'zoom-reset':
      view.set({ zoom: zoomLimits.start })
      return true
    case 'fit':
      fitCanvas(studio)
      return true
    case 'paste':
      return false
  }
}

/** On the board of all screens, Delete means the selected arrow. */
function removeSelectedLink(studio: Studio): boolean {
  const link = parseLinkId(studio.view.get().linkId)
  if (!link) return false
  setLink(studio, link.nodeId, link.property, undefined)
  studio.view.set({ linkId: null })
  return true
}

function escape(studio: Studio): boolean {
  const { risen, sheet, placing, linkId } = studio.view.get()
  if (placing !== null) {
    cancelPlacing(studio)
    return true
  }
  if (document.activeElement?.matches('[data-document-field]')) {
    document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    return true
  }
  if (linkId !== null) studio.view.set({ linkId: null })
  else if (studio.selection.getSelectedId() !== null) studio.selection.select(null)
  else if (risen !== 'none') studio.view.set({ risen: 'none' })
  else if (sheet !== 'none') studio.view.set({ sheet: 'none' })
  return true
}
