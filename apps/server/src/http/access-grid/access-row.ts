import type { Method, ProjectAction } from '@kwiq/contracts'
import type { Actor, Outcome } from './actors.ts'
import type { People, Response } from './people.ts'

/**
 * Who may make a call:
 * - `anyone`: also signed out
 * - `signed-in`: everybody with an account, each for themselves; keys within their permissions
 * - `account`: the same, but never by a key (keys, sessions, billing)
 * - `platform-owner`: the OWNER alone, and never by a key
 * - `project-owner`: the project's owner, keys within their permissions; it is not there for anybody else
 * - a project action: as the table in `permissions.ts` says; keys within their permissions
 */
type Rule = 'anyone' | 'signed-in' | 'account' | 'platform-owner' | 'project-owner' | ProjectAction

/** What a call carries besides the id of the project, which is filled in as `{id}`. */
export interface Call {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Where a call is made. */
export interface Place {
  people: People
  /** Who is about to call. */
  actor: Actor
  /** A project of the owner's with one share of each role, the row's own. */
  projectId: string
  /** Makes a call in the name of the project's owner and expects it to succeed. */
  asOwner(method: Method, url: string, body?: unknown): Promise<Response>
}

/** One registered route. A call as described here must succeed for whoever may make it. */
export interface AccessRow {
  /** Method and path, in the notation of the contracts: `GET /api/projects/{id}`. */
  route: `${Method} /${string}`
  may: Rule
  /**
   * What a key needs where that is not the permission of the method (with `admin` for the rule `share`):
   * admin as well, or nothing.
   */
  key?: 'admin' | 'method' | 'any'
  /** What the call carries, or what makes it, once for each actor. */
  call?: Call | ((place: Place) => Promise<Call>)
  /** The call ends the project or empties a place in it: each actor gets a project of their own. */
  isSpent?: boolean
  /** The answer is a stream without an end; only its beginning is looked at. */
  isStream?: boolean
  /** Who meets another outcome than the rule says; the reason stands beside it. */
  except?: Partial<Record<Actor, Outcome>>
  /** Besides 2xx and 3xx, what a permitted call may answer here (never 401, 403 or 404). */
  alsoPasses?: number
}
