import type { Guest } from '@kwiq/contracts'
import { randomUuid } from '../../shared/random-uuid.ts'

/** Where a browser remembers who its person is, for one link. */
const keyOf = (token: string) => `kwiq-guest:${token.slice(0, 12)}`

/** Who the person said they are, or null before they did. */
export function readGuest(token: string): Guest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('name' in kept)) return null
    const { key, name } = kept
    return typeof key === 'string' && typeof name === 'string' ? { key, name } : null
  } catch {
    // No storage, or not ours: the person is asked again.
    return null
  }
}

/** Remembers a name; the secret that goes with it stays the same. */
export function keepGuest(token: string, name: string): Guest {
  const guest = { key: readGuest(token)?.key ?? randomUuid(), name }
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(guest))
  } catch {
    // Then it holds as long as the page is open.
  }
  return guest
}
