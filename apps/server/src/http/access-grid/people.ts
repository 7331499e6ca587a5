import type { Method } from '@kwiq/contracts'
import { registerUser, type TestServer, type TestUser } from '../../testing/index.ts'
import { type Actor, isKeyActor, type KeyActor, keyActors, personBehind } from './actors.ts'

/** An answer as `app.inject` gives it. */
export type Response = Awaited<ReturnType<TestServer['app']['inject']>>

const members = ['outsider', 'viewer', 'editor', 'admin', 'owner', 'platformOwner'] as const

const roles = ['viewer', 'editor', 'admin'] as const

/** The accounts of the grid on one server. */
export interface People {
  server: TestServer
  /** The account behind an actor. */
  userOf(actor: Exclude<Actor, 'anonymous' | KeyActor>): TestUser
  /** The headers that say who calls. */
  headersOf(actor: Actor): Record<string, string>
  /** A project of the owner's, shared with a viewer, an editor and an admin. */
  makeProject(): Promise<string>
  /** Makes a call as the actor and throws unless it succeeds. */
  must(actor: Actor, method: Method, url: string, body?: unknown): Promise<Response>
}

/** Registers everybody. All are on the TEAM plan, so that no limit stands in a row's way. */
export async function gatherPeople(server: TestServer): Promise<People> {
  const users = new Map<Actor, TestUser>()
  for (const name of members) {
    users.set(name, await registerUser(server, { role: name === 'platformOwner' ? 'OWNER' : 'TEAM' }))
  }
  const keys = new Map<Actor, string>()
  const people: People = {
    server,
    userOf: (actor) => {
      const user = users.get(actor)
      if (!user) throw new Error(`There is no account for ${actor}.`)
      return user
    },
    headersOf: (actor): Record<string, string> => {
      if (actor === 'anonymous') return {}
      if (isKeyActor(actor)) return { authorization: `Bearer ${keys.get(actor) ?? ''}` }
      return { cookie: people.userOf(actor).cookie }
    },
    makeProject: async () => {
      const made = await people.must('owner', 'POST', '/api/projects', { name: 'Shop' })
      const { id } = made.json<{ id: string }>()
      for (const role of roles) {
        const { email } = people.userOf(role).user
        await people.must('owner', 'POST', `/api/projects/${id}/shares`, { email, permission: role })
      }
      return id
    },
    must: async (actor, method, url, body) => {
      const response = await server.app.inject({
        method,
        url,
        headers: {
          ...people.headersOf(actor),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.body}`)
      return response
    },
  }
  for (const [actor, permissions] of Object.entries(keyActors)) {
    const maker = personBehind(actor as KeyActor)
    const made = await people.must(maker, 'POST', '/api/keys', { name: actor, permissions })
    keys.set(actor as KeyActor, made.json<{ key: string }>().key)
  }
  return people
}
