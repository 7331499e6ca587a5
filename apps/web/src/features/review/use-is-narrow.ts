import { useSyncExternalStore } from 'react'

const query = '(max-width: 860px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  window.addEventListener('resize', listener)
  return () => {
    media.removeEventListener('change', listener)
    window.removeEventListener('resize', listener)
  }
}

/** Whether the window is a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Height of the window in px. */
export function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => window.innerHeight)
}
