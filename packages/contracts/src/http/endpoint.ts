import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What an API key needs for a call: besides the permission of its method (`method`, the default) also `admin`;
 * nothing (`any`); or no key may make it (`never`), as with keys, sessions, billing and the platform's admin.
 */
export type KeyAccess = 'method' | 'admin' | 'any' | 'never'

/**
 * One call of the API, written once: the server validates with it, the web's client infers its types from
 * it, and OpenAPI is made from it. `path` uses `{name}` for parameters, as the specification and OpenAPI do.
 */
export interface Endpoint {
  method: Method
  path: string
  /** One line for the API's documentation. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  /** JSON body of the request. */
  body?: z.ZodType
  /** JSON answer by status; only successes (errors are always an ErrorBody). A null answer has no body. */
  answers: { readonly [status: number]: z.ZodType | null }
  /** Whether a signed-out caller may use it; default false. */
  isPublic?: boolean
  keyAccess?: KeyAccess
}

/** Keeps the descriptor's exact types while checking its shape. */
export function endpoint<const T extends Endpoint>(descriptor: T): T {
  return descriptor
}

/** The path in Fastify's notation: `/api/projects/{id}` gives `/api/projects/:id`. */
export function routePath(descriptor: Pick<Endpoint, 'path'>): string {
  return descriptor.path.replaceAll(/\{(\w+)\}/g, ':$1')
}
