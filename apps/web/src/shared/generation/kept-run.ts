/** A run this tab began, so that it is found again when the page is loaded anew. */
export interface KeptRun {
  id: string
  prompt: string
  /** Absent: the description's own look. */
  seed?: number | undefined
}

const keyOf = (place: string) => `kwiq-run:${place}`

/** The run that was under way in this place of the tab. Without storage there is none. */
export function readKeptRun(place: string): KeptRun | null {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null')
    return isKeptRun(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** Keeps a run, or forgets the one that is kept. */
export function keepRun(place: string, run: KeptRun | null): void {
  try {
    if (run) sessionStorage.setItem(keyOf(place), JSON.stringify(run))
    else sessionStorage.removeItem(keyOf(place))
  } catch {
    // Without storage a run is not found again after a reload, and costs nothing.
  }
}

function isKeptRun(value: unknown): value is KeptRun {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'prompt' in value &&
    typeof value.prompt === 'string' &&
    (!('seed' in value) || typeof value.seed === 'number')
  )
}
