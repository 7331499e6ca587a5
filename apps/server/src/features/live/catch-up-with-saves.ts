import type { Database } from '../../platform/database/database.ts'
import type { LiveHub } from './live-hub.ts'
import { findRevisions } from './live-repository.ts'

/** Projects asked about in one query. */
const atOnce = 5000

/**
 * Tells open pages of saves that nobody told them of: a process that is killed between a save and the word of it says
 * nothing any more.
 */
export async function catchUpWithSaves({ database }: { database: Database }, hub: LiveHub): Promise<void> {
  const projectIds = [...new Set(hub.watchers().map(({ projectId }) => projectId))]
  for (let at = 0; at < projectIds.length; at += atOnce) {
    for (const { projectId, revision } of await findRevisions(database, projectIds.slice(at, at + atOnce))) {
      hub.catchUp(projectId, revision)
    }
  }
}
