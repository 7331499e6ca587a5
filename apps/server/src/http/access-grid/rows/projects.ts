import { emptyDocument } from '@kwiq/app-model'
import type { AccessRow } from '../access-row.ts'

const addScreen = { type: 'add-screen', screen: { id: 'more', name: 'More', components: [] } }

export const projectRows: AccessRow[] = [
  { route: 'GET /api/projects', may: 'signed-in' },
  { route: 'POST /api/projects', may: 'signed-in', call: { body: { name: 'Mine' } } },
  { route: 'GET /api/projects/{id}', may: 'read-project' },
  { route: 'PATCH /api/projects/{id}', may: 'rename-project', call: { body: { name: 'Shop again' } } },
  { route: 'DELETE /api/projects/{id}', may: 'delete-project', isSpent: true },
  {
    route: 'POST /api/projects/{id}/undelete',
    // Deleted, it is there for its owner alone.
    may: 'project-owner',
    isSpent: true,
    call: async ({ asOwner, projectId }) => {
      await asOwner('DELETE', `/api/projects/${projectId}`)
      return {}
    },
  },
  { route: 'GET /api/projects/{id}/schema', may: 'read-project' },
  {
    route: 'PUT /api/projects/{id}/schema',
    may: 'edit-document',
    call: { body: emptyDocument({ name: 'Shop' }) },
  },
  {
    route: 'PATCH /api/projects/{id}/schema',
    may: 'edit-document',
    isSpent: true,
    call: { body: { commands: [addScreen] } },
  },
]
