import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to `target` when the field that had it has closed, unless something else has taken it. */
export function useFocusWhenClosed(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isFree) target.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, target])
}
