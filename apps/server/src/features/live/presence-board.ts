import type { Presence } from '@kwiq/contracts'

/** Milliseconds after which somebody of whom nothing was heard is gone. */
const presenceLifetime = 30_000

interface Entry {
  presence: Presence
  seenAt: number
}

/** Who is in one project right now, as far as this process has heard. */
export interface PresenceBoard {
  list(): Presence[]
  put(presence: Presence, now: number): void
  /** Whether the page was there. */
  remove(clientId: string, userId: string): boolean
  /** These pages are still open. */
  touch(clientIds: readonly string[], now: number): void
  /** Removes and gives those of whom nothing was heard for too long. */
  expire(now: number): Presence[]
}

/** An empty board. A page belongs to the person who opened it: nobody else's can be changed by naming its id. */
export function createPresenceBoard(): PresenceBoard {
  const entries = new Map<string, Entry>()
  const keyOf = ({ userId, clientId }: { userId: string; clientId: string }) => `${userId} ${clientId}`
  return {
    list: () => [...entries.values()].map(({ presence }) => presence),
    put: (presence, now) => void entries.set(keyOf(presence), { presence, seenAt: now }),
    remove: (clientId, userId) => entries.delete(keyOf({ clientId, userId })),
    touch: (clientIds, now) => {
      const touched = new Set(clientIds)
      for (const entry of entries.values()) {
        if (touched.has(entry.presence.clientId)) entry.seenAt = now
      }
    },
    expire: (now) => {
      const gone = [...entries.values()].filter(({ seenAt }) => now - seenAt > presenceLifetime)
      for (const { presence } of gone) entries.delete(keyOf(presence))
      return gone.map(({ presence }) => presence)
    },
  }
}
