import { emptyDocument } from '@kwiq/app-model'
import { Version } from '@kwiq/contracts'
import { z } from 'zod'
import type { AccessRow, Call, Place } from '../access-row.ts'

export const versionRows: AccessRow[] = [
  { route: 'GET /api/projects/{id}/versions', may: 'read-versions' },
  { route: 'GET /api/projects/{id}/versions/{versionId}', may: 'read-versions', call: newestVersion },
  {
    route: 'POST /api/projects/{id}/versions/{versionId}/restore',
    may: 'restore-version',
    call: newestVersion,
  },
  {
    route: 'PATCH /api/projects/{id}/versions/{versionId}',
    may: 'edit-document',
    call: async (place) => ({ ...(await newestVersion(place)), body: { name: 'First' } }),
  },
  {
    route: 'GET /api/projects/{id}/blame',
    may: 'read-versions',
    isSpent: true,
    call: async ({ asOwner, projectId }) => {
      const node = { id: 'text-1', type: 'text', label: 'Hello', properties: {} }
      const document = emptyDocument({ name: 'Shop' })
      const screens = document.screens.map((screen) => ({ ...screen, components: [node] }))
      await asOwner('PUT', `/api/projects/${projectId}/schema`, { ...document, screens })
      return { query: { nodeId: node.id } }
    },
  },
]

async function newestVersion({ asOwner, projectId }: Place): Promise<Call> {
  const listed = await asOwner('GET', `/api/projects/${projectId}/versions`)
  const [newest] = z.array(Version).parse(listed.json())
  if (!newest) throw new Error('A new project has no version.')
  return { params: { versionId: newest.id } }
}
