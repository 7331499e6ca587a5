import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectDocuments, users } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer } from '../../testing/index.ts'
import { catchUpWithSaves } from './catch-up-with-saves.ts'
import { createLiveHub } from './live-hub.ts'
import { openLive } from './open-live.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('open pages are told of a save whose process was gone before it could say so, once', async () => {
  const { database } = server.context
  const mara = await registerUser(server)
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { cookie: mara.cookie },
    payload: { name: 'Shop' },
  })
  const projectId = made.json<{ id: string }>().id
  const [user] = await database.select().from(users).where(eq(users.id, mara.user.id))
  if (!user) throw new Error('The account is gone.')
  const hub = createLiveHub(server.context)
  const told: [event: string, revision: unknown][] = []
  const stream = {
    send: (event: string, data: unknown) => {
      const revision = typeof data === 'object' && data && 'revision' in data ? data.revision : null
      told.push([event, revision])
    },
    end: () => undefined,
    onClose: () => undefined,
  }
  await openLive(
    { database, hub },
    { user, sessionId: 's', keyId: null, projectId, clientId: 'c', openStream: () => stream },
  )
  await catchUpWithSaves({ database }, hub)
  expect(told).toEqual([['hello', 1]])

  await database
    .update(projectDocuments)
    .set({ revision: 7 })
    .where(eq(projectDocuments.projectId, projectId))
  await catchUpWithSaves({ database }, hub)
  await catchUpWithSaves({ database }, hub)
  expect(told).toEqual([
    ['hello', 1],
    ['document.saved', 7],
  ])
  // What is told by the ordinary way is not told again.
  server.context.events.publish({ projectId, type: 'document.saved', actorId: null, data: { revision: 8 } })
  await expect.poll(() => told.length, { timeout: 25_000 }).toBe(3)
  await database
    .update(projectDocuments)
    .set({ revision: 8 })
    .where(eq(projectDocuments.projectId, projectId))
  await catchUpWithSaves({ database }, hub)
  expect(told).toHaveLength(3)
})
