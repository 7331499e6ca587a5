import { useRef } from 'react'
import { findBeside, focusWhatStays } from './find-beside.ts'

/**
 * For dialogs that are opened by state: Radix gives the focus back only to a trigger of its own. Remembers on opening
 * where the focus was and puts it there again on closing, or beside it where that has left (a line that was deleted),
 * unless something else has taken it meanwhile.
 */
export function useFocusBack() {
  const findPlace = useRef<(() => HTMLElement | null) | null>(null)
  return {
    remember() {
      const opener = findOpener(document.activeElement)
      findPlace.current = opener && findBeside(opener)
    },
    giveBack(event: Event) {
      event.preventDefault()
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && findPlace.current) focusWhatStays(findPlace.current)
    },
  }
}

/** An item of a menu is gone when the dialog closes; the button that opened the menu stays. */
function findOpener(active: Element | null): HTMLElement | null {
  const trigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = trigger ? document.getElementById(trigger) : active
  return element instanceof HTMLElement && element !== document.body ? element : null
}
