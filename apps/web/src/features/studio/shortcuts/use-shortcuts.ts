import { useEffect } from 'react'
import { pasteText } from '../edits/clipboard.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { performShortcut } from './perform-shortcut.ts'
import { findShortcut, type FocusPlace, type ShortcutAction } from './shortcuts.ts'

/** What also holds while a dialog is open. */
const overDialogs: readonly ShortcutAction[] = ['toggle-shortcuts', 'commands', 'save']

/** Listens for the studio's shortcuts, and for pasting, while the studio is on the page. */
export function useShortcuts(studio: Studio): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // While an input method makes a word its keys are its own.
      if (event.defaultPrevented || event.isComposing) return
      const shortcut = findShortcut(event, focusPlace())
      // Copying and pasting go through the clipboard's own events, so that selected text can still be copied.
      if (!shortcut || shortcut.action === 'paste') return
      // Asked last: to look for one goes through the whole page, and most keys are letters of a text.
      if (isMenuOpen()) return
      if (isModalOpen() && !overDialogs.includes(shortcut.action)) return
      if (performShortcut(studio, shortcut.action)) event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (focusPlace() === 'field' || focusPlace() === 'document-field' || isModalOpen()) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text === '' && (event.clipboardData?.files.length ?? 0) > 0) {
        const { title, reasons } = texts.nothingToPaste
        studio.toast({ title, description: reasons.files, variant: 'destructive' })
      } else pasteText(studio, text)
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
const isMenuOpen = () => document.querySelector('.menu[data-state="open"]') !== null

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
