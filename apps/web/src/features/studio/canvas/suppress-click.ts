/** The click that follows a drag must neither add a second component nor change the selection. */
export function suppressClick(): void {
  window.addEventListener('click', stopEvent, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', stopEvent, true), 0)
}

function stopEvent(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
