import { Template } from '@kwiq/contracts'
import { z } from 'zod'
import { seedTemplates } from '../../../features/templates/index.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

const card = { name: 'Shop', description: 'A small shop.', category: 'Commerce' }

export const templateRows: AccessRow[] = [
  { route: 'GET /api/templates', may: 'signed-in' },
  { route: 'GET /api/templates/{id}', may: 'signed-in', call: someTemplate },
  { route: 'POST /api/templates/{id}/clone', may: 'signed-in', call: someTemplate },
  {
    route: 'POST /api/projects/{id}/publish-template',
    may: 'publish-template',
    call: async ({ asOwner, projectId }) => {
      const text = { id: 'text-1', type: 'text', label: 'Hello', properties: {} }
      const add = { type: 'add-component', place: { screenId: 'home', parentId: null, index: 0 }, node: text }
      const { screens } = (await asOwner('GET', `/api/projects/${projectId}/schema`)).json()
      if (screens[0].components.length === 0) {
        await asOwner('PATCH', `/api/projects/${projectId}/schema`, { commands: [add] })
      }
      return { body: card }
    },
  },
  { route: 'GET /api/projects/{id}/template', may: 'read-project' },
  { route: 'GET /api/admin/templates', may: 'platform-owner' },
  {
    route: 'PATCH /api/admin/templates/{id}',
    may: 'platform-owner',
    call: async (place) => ({ ...(await someTemplate(place)), body: { category: 'Food' } }),
  },
]

async function someTemplate({ people, asOwner }: Place): Promise<Call> {
  await seedTemplates(people.server.context)
  const [template] = z.array(Template).parse((await asOwner('GET', '/api/templates')).json())
  return { params: { id: template?.id ?? '' } }
}
