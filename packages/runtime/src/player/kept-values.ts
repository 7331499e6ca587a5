/** Where an installed app keeps what people entered, between one start and the next; the browser's local storage is one. */
export interface Keeper {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
}

/** Values that are kept: rows and messages one wrote, rows one removed, and what one ticked, liked, chose as favourite or counted. */
const kept =
  /:(?:kept-rows|changed|removed|picture-[0-9a-z]+|sent-messages|checked|(?:checked|kept|liked|switch|favorite|quantity)-\d+)$/

const place = 'kwiq-app-values'

/** What was kept, by its keys; nothing when there is none, or it cannot be read. */
export function readKept(keeper: Keeper): [string, unknown][] {
  try {
    const known: unknown = JSON.parse(keeper.getItem(place) ?? '{}')
    if (typeof known !== 'object' || known === null || Array.isArray(known)) return []
    return Object.entries(known).filter(([key]) => kept.test(key))
  } catch {
    return []
  }
}

/** Pictures one chose: large, and nothing else is lost without them. */
const picture = /:picture-[0-9a-z]+$/

/**
 * Keeps what is to be kept of the values. Where there is no room for the pictures, all else is kept without them; a
 * device that is full or forbids it goes without.
 */
export function writeKept(keeper: Keeper, values: ReadonlyMap<string, unknown>): void {
  const worth = [...values].filter(([key]) => kept.test(key))
  if (!tryToKeep(keeper, worth))
    tryToKeep(
      keeper,
      worth.filter(([key]) => !picture.test(key)),
    )
}

/** Whether there was room. */
function tryToKeep(keeper: Keeper, values: readonly (readonly [string, unknown])[]): boolean {
  try {
    keeper.setItem(place, JSON.stringify(Object.fromEntries(values)))
    return true
  } catch {
    // The app goes on; what was entered lives as long as it runs.
    return false
  }
}

/** Whether a value is one of those that are kept. */
export const isKept = (key: string): boolean => kept.test(key)
