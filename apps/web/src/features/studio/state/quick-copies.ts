import { type AppDocument, parseDocument } from '@kwiq/app-model'
import type { PendingEdits, PendingKey } from './pending-edits.ts'

const prefixOf = (projectId: string) => `kwiq-studio pending ${projectId} `
const nameOf = ({ projectId, pageId }: PendingKey) => prefixOf(projectId) + pageId

/**
 * Edits in the browser's local storage, which alone can be written while a page is being left. It holds some 5 million
 * characters for all of Kwiq, so a screen that the edits left as it was is written once. Never throws.
 */
export const quickCopies = {
  /** The pages that left a copy of a project. */
  listPages(projectId: string): string[] {
    const prefix = prefixOf(projectId)
    const names = attempt(() => Object.keys(localStorage)) ?? []
    return names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  },
  read(key: PendingKey): PendingEdits | null {
    return attempt(() => unpackPending(localStorage.getItem(nameOf(key)) ?? 'null'))
  },
  /** Whether it is there now. */
  write(key: PendingKey, pending: PendingEdits): boolean {
    return attempt(() => localStorage.setItem(nameOf(key), packPending(pending)) === undefined) ?? false
  },
  remove(key: PendingKey): void {
    attempt(() => localStorage.removeItem(nameOf(key)))
  },
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** Screens that `base` shares with `ours` (the same object) are named by where they stand in `ours`. */
export function packPending({ base, ours, sent }: PendingEdits): string {
  const places = new Map(ours.screens.map((screen, index) => [screen, index]))
  const screens = base.screens.map((screen) => places.get(screen) ?? screen)
  return JSON.stringify({ base: { ...base, screens }, ours, sent })
}

/** What `packPending` packed; null where the text is something else. Throws where it is no JSON. */
export function unpackPending(text: string): PendingEdits | null {
  const packed: unknown = JSON.parse(text)
  if (!isRecord(packed) || !isRecord(packed.base) || !Array.isArray(packed.base.screens)) return null
  const ours = readDocument(packed.ours)
  const screens = packed.base.screens.map((screen: unknown) =>
    typeof screen === 'number' ? ours?.screens[screen] : screen,
  )
  const base = readDocument({ ...packed.base, screens })
  return base && ours && { base, ours, sent: readSent(packed.sent) }
}

function readDocument(value: unknown): AppDocument | null {
  const parsed = parseDocument(value)
  return parsed.ok ? parsed.document : null
}

function readSent(value: unknown): PendingEdits['sent'] {
  if (value === 'unknown') return value
  if (!isRecord(value) || typeof value.etag !== 'string' || typeof value.key !== 'string') return null
  return { etag: value.etag, key: value.key }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
