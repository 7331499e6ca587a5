import { Template } from '@kwiq/contracts'
import { z } from 'zod'
import { seedTemplates } from '../../../features/templates/index.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

const card = { name: 'Shop', description: 'A small shop.', category: 'Commerce' }

export const templateRows: AccessRow[] = [
  { route: 'GET /api/templates', may: 'signed-in' },
  { route: 'GET /api/templates/mine', may: 'signed-in' },
  { route: 'DELETE /api/templates/{id}', may: 'project-owner', isSpent: true, call: ownTemplate },
  { route: 'GET /api/templates/{id}', may: 'signed-in', call: someTemplate },
  { route: 'POST /api/templates/{id}/clone', may: 'signed-in', call: someTemplate },
  {
    route: 'POST /api/projects/{id}/publish-template',
    may: 'publish-template',
    call: async (place) => {
      await fill(place)
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

/** An empty app is no template. */
async function fill({ asOwner, projectId }: Place): Promise<void> {
  const text = { id: 'text-1', type: 'text', label: 'Hello', properties: {} }
  const add = { type: 'add-component', place: { screenId: 'home', parentId: null, index: 0 }, node: text }
  const { screens } = (await asOwner('GET', `/api/projects/${projectId}/schema`)).json()
  if (screens[0].components.length === 0) {
    await asOwner('PATCH', `/api/projects/${projectId}/schema`, { commands: [add] })
  }
}

/** What the owner of the project has handed in. */
async function ownTemplate(place: Place): Promise<Call> {
  await fill(place)
  const handedIn = await place.asOwner('POST', `/api/projects/${place.projectId}/publish-template`, card)
  return { params: { id: handedIn.json<{ id: string }>().id } }
}
