import type { PresenceRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import type { LiveHub } from './live-hub.ts'
import { describePresence } from './open-live.ts'

/** Bytes of ids that are passed on: an event must stay below the size of a PostgreSQL notification. */
const selectionBytes = 2000

/** Tells everybody who watches the project where somebody is in it. Nothing is stored. */
export async function postPresence(
  { database, hub }: { database: Database; hub: LiveHub },
  user: UserRow,
  projectId: string,
  { clientId, screenId, selection }: PresenceRequest,
): Promise<void> {
  await projectAccess(database, user.id, projectId, 'read-project')
  const known =
    hub.findWatcher(projectId, user.id, clientId)?.presence ??
    (await describePresence(database, user, projectId, clientId))
  hub.place(projectId, { ...known, screenId, selection: fit(selection) })
}

function fit(ids: string[]): string[] {
  let room = selectionBytes
  return ids.filter((id) => (room -= Buffer.byteLength(id)) >= 0)
}
