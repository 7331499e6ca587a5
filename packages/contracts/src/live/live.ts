import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { projectRoles } from '../permissions.ts'

/**
 * `selection`: how many selected components are told to others, the ids cut to `idCharacters`. `colors`: how many
 * colours people are told apart by.
 */
export const presenceLimits = { selection: 10, idCharacters: 200, colors: 8 } as const

const ClientId = z.uuid()

/** Where somebody is in the studio. `clientId` is the page's own: one person may have several open. */
export const PresenceRequest = z.object({
  clientId: ClientId,
  screenId: z.string().max(presenceLimits.idCharacters).nullable().default(null),
  selection: z.array(z.string().max(presenceLimits.idCharacters)).max(presenceLimits.selection).default([]),
})
export type PresenceRequest = z.infer<typeof PresenceRequest>

/** One open page of somebody who is in the project right now. */
export const Presence = z.object({
  clientId: z.string(),
  userId: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  /** Of the person in this project, below `presenceLimits.colors`; the same for everybody who looks. */
  color: z.int(),
  screenId: z.string().nullable(),
  selection: z.array(z.string()),
})
export type Presence = z.infer<typeof Presence>

export const LiveQuery = z.object({
  /** Of the page that listens; its own presence ends with the stream. */
  clientId: ClientId.optional(),
})
export type LiveQuery = z.infer<typeof LiveQuery>

/** The first event of a stream: how things stand. A client that knows another revision reads the document anew. */
export const LiveHello = z.object({
  revision: z.int(),
  role: z.enum(projectRoles),
  people: z.array(Presence),
})
export type LiveHello = z.infer<typeof LiveHello>

/** Why a stream was ended by the server: the client need not come back, unless it says `later`. */
export const liveEndings = ['removed', 'deleted', 'signed-out', 'later'] as const
export type LiveEnding = (typeof liveEndings)[number]

/**
 * What a stream tells, by name of the event. Those of other features (comments, builds, shares) carry ids only:
 * `{ actorId, ... }`.
 */
export interface LiveEvents {
  hello: LiveHello
  /** The document has a new revision. `commands` made it out of the one before, when they are known and small. */
  'document.saved': { actorId: string | null; revision: number; commands?: unknown[] }
  'version.created': { actorId: string | null; versionId: string; versionNumber: number }
  /** The receiver's own role changed. */
  access: { role: LiveHello['role'] }
  presence: Presence
  'presence.left': { clientId: string; userId: string }
  /** Something may have been missed: read anew what is shown. */
  refetch: Record<string, never>
  /** The last event of a stream. */
  closed: { reason: LiveEnding }
}

/** The calls of working together live. */
export const liveEndpoints = {
  live: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/live',
    summary: 'What happens in the project, as server-sent events',
    params: ProjectParams,
    query: LiveQuery,
    answers: { 200: z.string().meta({ description: 'text/event-stream' }) },
  }),
  presence: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/presence',
    summary: 'Tell the others where one is in the studio; holds for 30 s, or as long as the stream is open',
    params: ProjectParams,
    body: PresenceRequest,
    answers: { 204: null },
  }),
}
