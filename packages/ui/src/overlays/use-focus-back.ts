import { useRef } from 'react'

/**
 * For dialogs that are opened by state: Radix gives the focus back only to a trigger of its own. Remembers on opening
 * where the focus was and puts it there again on closing, unless something else has taken it meanwhile.
 */
export function useFocusBack() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember() {
      opener.current = findOpener(document.activeElement)
    },
    giveBack(event: Event) {
      event.preventDefault()
      const isFree = document.activeElement === null || document.activeElement === document.body
      if (isFree && opener.current?.isConnected) opener.current.focus({ preventScroll: true })
    },
  }
}

/** An item of a menu is gone when the dialog closes; the button that opened the menu stays. */
function findOpener(active: Element | null): HTMLElement | null {
  const trigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = trigger ? document.getElementById(trigger) : active
  return element instanceof HTMLElement && element !== document.body ? element : null
}
