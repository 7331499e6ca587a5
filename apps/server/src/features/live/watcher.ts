import type { LiveEnding, LiveEvents, Presence, ProjectRole } from '@kwiq/contracts'
import type { EventStream } from '../../http/event-stream.ts'

/** One open stream: somebody's page that is told what happens in a project. */
export interface Watcher {
  projectId: string
  /** Null where an API key is used; then that is known. */
  sessionId: string | null
  keyId: string | null
  role: ProjectRole
  /** Who it is and where; told to the others. */
  presence: Presence
  stream: EventStream
  /** Set once the stream has been ended: nothing is sent after. */
  isOver: boolean
}

/** Sends one of the events that belong to the stream itself. */
export function tell<Name extends keyof LiveEvents>(
  watcher: Watcher,
  name: Name,
  data: LiveEvents[Name],
  id?: number,
): void {
  if (!watcher.isOver) watcher.stream.send(name, data, id)
}

/** Says why and ends the stream. */
export function endStream(watcher: Watcher, reason: LiveEnding): void {
  if (watcher.isOver) return
  tell(watcher, 'closed', { reason })
  watcher.isOver = true
  watcher.stream.end()
}
