import { emptyDocument } from '@kwiq/app-model'
import { runIdHeader } from '@kwiq/contracts'
import { randomUUID } from 'node:crypto'
import { personBehind } from '../actors.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

const prompt = 'A list of plants with their watering days'
const call = { body: { prompt } }

export const generationRows: AccessRow[] = [
  { route: 'GET /api/ai/status', may: 'signed-in' },
  { route: 'GET /api/ai/allowance', may: 'signed-in' },
  { route: 'POST /api/ai/generate', may: 'signed-in', call },
  { route: 'GET /api/ai/runs/{id}/events', may: 'signed-in', call: ownRun },
  { route: 'DELETE /api/ai/runs/{id}', may: 'signed-in', call: ownRun },
  { route: 'POST /api/projects/{id}/generate', may: 'generate', call },
  {
    route: 'POST /api/projects/{id}/generate/accept',
    may: 'generate',
    call: { body: { prompt, schema: emptyDocument({ name: 'Plants' }) } },
  },
  { route: 'GET /api/projects/{id}/allowance', may: 'generate' },
  { route: 'GET /api/projects/{id}/understanding', may: 'read-project' },
  {
    route: 'PUT /api/projects/{id}/understanding',
    may: 'edit-document',
    call: { body: { prompt, source: 'built-in', features: [], unplaced: [], notice: null } },
  },
]

/** A run of whoever is about to follow or cancel it; it has just ended and can still be followed. */
async function ownRun({ people, actor }: Place): Promise<Call> {
  const id = randomUUID()
  await people.server.app.inject({
    method: 'POST',
    url: '/api/ai/generate',
    headers: { ...people.headersOf(personBehind(actor)), accept: 'text/event-stream', [runIdHeader]: id },
    payload: { prompt },
  })
  return { params: { id } }
}
