import { isKeyActor } from '../actors.ts'
import type { AccessRow, Call, Place } from '../access-row.ts'

const key = { name: 'Another', permissions: ['read'] }

const mcpList: Call = {
  body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  headers: { accept: 'application/json, text/event-stream' },
}

export const apiKeyRows: AccessRow[] = [
  { route: 'GET /api/keys', may: 'account' },
  { route: 'POST /api/keys', may: 'account', call: { body: key } },
  { route: 'DELETE /api/keys/{id}', may: 'account', call: ownKey },
  { route: 'POST /api/mcp', may: 'signed-in', key: 'any', call: mcpList },
  { route: 'GET /api/docs', may: 'anyone' },
  { route: 'GET /api/docs/docs.css', may: 'anyone' },
]

/** A key made for the call by whoever is about to delete it. */
async function ownKey({ people, actor }: Place): Promise<Call> {
  const maker = actor === 'anonymous' || isKeyActor(actor) ? 'owner' : actor
  const made = await people.must(maker, 'POST', '/api/keys', key)
  return { params: { id: made.json<{ id: string }>().id } }
}
