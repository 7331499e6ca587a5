import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  window.addEventListener('resize', listener)
  return () => {
    document.removeEventListener('fullscreenchange', listener)
    window.removeEventListener('resize', listener)
  }
}

interface FullScreen {
  isFull: boolean
  /** Of the window, in px. */
  height: number
  toggle: () => void
}

/** Whether something of the page fills the screen, and the way to let this element do so. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const height = useSyncExternalStore(subscribe, () => window.innerHeight)
  return {
    isFull,
    height,
    // Refused where a browser or a frame does not allow it: then the page stays as it is.
    toggle: () => {
      if (document.fullscreenElement) void document.exitFullscreen()
      else element.current?.requestFullscreen().catch(() => undefined)
    },
  }
}
