import type { KeyboardEvent } from 'react'

/**
 * For the content of dialogs: a toast that came after the dialog takes Escape for itself in Radix. What has dealt with the
 * key (the dialog on its own, a menu in it) has prevented its default.
 */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  close()
}
