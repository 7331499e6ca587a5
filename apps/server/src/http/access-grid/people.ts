import type { Method } from '@kwiq/contracts'
import { registerUser, type TestServer, type TestUser } from '../../testing/index.ts'
import { type Actor, actors } from './actors.ts'

/** An answer as `app.inject` gives it. */
export type Response = Awaited<ReturnType<TestServer['app']['inject']>>

const members = ['outsider', 'viewer', 'editor', 'admin', 'owner', 'platformOwner'] as const

const roles = ['viewer', 'editor', 'admin'] as const
const isRole = (actor: Actor) => roles.some((role) => role === actor)

/** The accounts of the grid on one server. */
export interface People {
  server: TestServer
  /** Who is tried. */
  actors: readonly Actor[]
  /** The account behind an actor. */
  userOf(actor: Exclude<Actor, 'anonymous'>): TestUser
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
  const people: People = {
    server,
    // Nobody has a role in others' projects as long as none can be shared.
    actors: hasSharing(server) ? actors : actors.filter((actor) => !isRole(actor)),
    userOf: (actor) => {
      const user = users.get(actor)
      if (!user) throw new Error(`There is no account for ${actor}.`)
      return user
    },
    headersOf: (actor): Record<string, string> =>
      actor === 'anonymous' ? {} : { cookie: people.userOf(actor).cookie },
    makeProject: async () => {
      const made = await people.must('owner', 'POST', '/api/projects', { name: 'Shop' })
      const { id } = made.json<{ id: string }>()
      if (!hasSharing(server)) return id
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
  return people
}

/** Whether this server can share projects. */
function hasSharing({ app }: TestServer): boolean {
  return app.routes.some(({ method, url }) => method === 'POST' && url === '/api/projects/:id/shares')
}
