import type { Database } from '../../platform/database/database.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { presentList } from './templates-presenter.ts'
import { findPublished } from './templates-repository.ts'

/** The published templates as JSON text: the same for everybody who is signed in. */
export async function listTemplates(database: Database): Promise<string> {
  return cachedRead(database, { key: ['templates'], tables: ['templates'] }, async () =>
    presentList(await findPublished(database)),
  )
}
