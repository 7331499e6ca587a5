import { siteIcons } from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Transfer } from '@kwiq/contracts'
import { personBehind } from '../actors.ts'
import type { AccessRow } from '../access-row.ts'

const saved = { mode: 'deferred', projectName: 'Old app', sourceType: 'ZIP', sourceValue: 'old.zip' }
const wrap = { mode: 'quick', projectName: 'Site', sourceType: 'URL', sourceValue: 'https://site.example' }

export const transferRows: AccessRow[] = [
  { route: 'POST /api/transfer', may: 'signed-in', call: { body: wrap } },
  { route: 'GET /api/transfer', may: 'signed-in' },
  {
    route: 'GET /api/projects/{id}/site-icon',
    may: 'read-project',
    call: async ({ people, projectId }) => {
      await putSiteIcon(people.server.context.database, projectId)
      return {}
    },
  },
  {
    route: 'DELETE /api/transfer/{id}',
    may: 'signed-in',
    call: async ({ people, actor }) => {
      const { transfer } = (await people.must(personBehind(actor), 'POST', '/api/transfer', saved)).json()
      return { params: { id: Transfer.parse(transfer).id } }
    },
  },
]

async function putSiteIcon(database: Database, projectId: string): Promise<void> {
  const icon = { projectId, mediaType: 'image/png', content: '', width: 48, height: 48 } as const
  await database.insert(siteIcons).values(icon).onConflictDoNothing()
}
