import { useEffect } from 'react'
import { fitCanvas } from '../canvas/fit-canvas.ts'
import { copySelected, cutSelected, pasteText } from '../edits/clipboard.ts'
import { duplicateComponent, moveBy, removeComponent } from '../edits/component-edits.ts'
import { selectRelative } from '../edits/select-relative.ts'
import { stepHistory } from '../state/step-history.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { findShortcut, type FocusPlace, type ShortcutAction } from './shortcuts.ts'

/** Listens for the studio's shortcuts, and for pasting, while the studio is on the page. */
export function useShortcuts(studio: Studio): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const shortcut = findShortcut(event, focusPlace())
      // Copying and pasting go through the clipboard's own events, so that selected text can still be copied.
      if (!shortcut || shortcut.action === 'paste') return
      if (isModalOpen() && shortcut.action !== 'toggle-shortcuts' && shortcut.action !== 'save') return
      if (perform(studio, shortcut.action)) event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (focusPlace() === 'field' || focusPlace() === 'document-field' || isModalOpen()) return
      event.preventDefault()
      pasteText(studio, event.clipboardData?.getData('text/plain') ?? '')
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('paste', onPaste)
    }
  }, [studio])
}

const isModalOpen = () => document.querySelector('.scrim') !== null

function focusPlace(): FocusPlace {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return 'canvas'
  if (active.closest('[data-canvas]') && !active.matches('input, textarea')) return 'canvas'
  const isField =
    active.isContentEditable ||
    active.matches('textarea, select') ||
    (active instanceof HTMLInputElement && !['checkbox', 'radio', 'color', 'button'].includes(active.type))
  if (!isField) return 'control'
  return 'documentField' in active.dataset ? 'document-field' : 'field'
}

/** Does it; false when the key should keep its usual meaning. */
function perform(studio: Studio, action: ShortcutAction): boolean {
  const id = studio.selection.getSelectedId()
  switch (action) {
    case 'save':
      studio.toast(texts.autoSaved)
      return true
    case 'undo':
    case 'redo':
      stepHistory(studio, action)
      return true
    case 'toggle-shortcuts':
      studio.view.set({ dialog: studio.view.get().dialog === 'shortcuts' ? 'none' : 'shortcuts' })
      return true
    case 'search': {
      studio.view.set({ leftTab: 'components', isLeftOpen: true })
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[data-palette-search]')?.focus())
      return true
    }
    case 'escape':
      return escape(studio)
    case 'delete':
      if (id === null) return false
      removeComponent(studio, id)
      return true
    case 'copy':
    case 'cut':
      if (id === null || !window.getSelection()?.isCollapsed) return false
      if (action === 'copy') copySelected(studio)
      else cutSelected(studio)
      return true
    case 'duplicate':
      if (id !== null) duplicateComponent(studio, id)
      return true
    case 'edit-label':
      if (id === null) return false
      studio.view.set({ editingId: id })
      return true
    case 'select-next':
    case 'select-previous':
    case 'select-parent':
    case 'select-child':
      return selectRelative(studio, action)
    case 'move-earlier':
    case 'move-later':
      if (id === null) return false
      moveBy(studio, id, action === 'move-earlier' ? -1 : 1)
      return true
    case 'fit':
      fitCanvas(studio)
      return true
    case 'paste':
      return false
  }
}

function escape(studio: Studio): boolean {
  const { risen, sheet } = studio.view.get()
  if (document.activeElement?.matches('[data-document-field]')) {
    document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    return true
  }
  if (studio.selection.getSelectedId() !== null) studio.selection.select(null)
  else if (risen !== 'none') studio.view.set({ risen: 'none' })
  else if (sheet !== 'none') studio.view.set({ sheet: 'none' })
  return true
}
