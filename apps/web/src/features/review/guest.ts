import type { Guest } from '@kwiq/contracts'

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
  const guest = { key: readGuest(token)?.key ?? makeKey(), name }
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(guest))
  } catch {
    // Then it holds as long as the page is open.
  }
  return guest
}

/** A random UUID (RFC 9562, version 4). Browsers have `randomUUID` on secure addresses only, and phones come by plain ones. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
