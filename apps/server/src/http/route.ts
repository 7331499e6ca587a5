import { type Endpoint, ErrorBody, routePath } from '@kwiq/contracts'
import type { FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { UserRow } from '../db/schema/index.ts'
import type { App } from './app.ts'
import { whenKnown } from '../platform/when-known.ts'
import { requireUser } from './authentication.ts'
import { describeSecurity, keyAccessOf } from './key-access.ts'
import type { RateLimit } from './rate-limits.ts'

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [key in K]: z.ZodType<infer T> }
  ? T
  : undefined

type Answers<E extends Endpoint> = E['answers'][keyof E['answers']]

/** What a handler of `E` returns: the answer as the contract's type, nothing where the contract has null. */
type AnswerOf<E extends Endpoint> = Answers<E> extends z.ZodType<infer T> ? T : void

/** What is sent, or the reply by which the handler has sent it. */
type Answer<E extends Endpoint> = AnswerOf<E> | FastifyReply

export interface RouteInput<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** The signed-in person, unless the endpoint is public. */
type UserOf<E extends Endpoint> = E extends { isPublic: true } ? null : UserRow

export interface RouteOptions {
  /** Instead of the ordinary one. */
  rateLimit?: RateLimit
  /** Sent by the handler itself through `reply` (streams, documents as text): no check of the answer's shape. */
  sendsItself?: boolean
}

/** Bytes. Visitors send a few lines: what could keep the server busy is refused before it is read. */
export const bodyLimitOfVisitors = 65_536

/**
 * Adds one endpoint of the contracts: checks input and session, answers with the contract's status, and lets
 * only the contract's fields out.
 */
export function addRoute<const E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (input: RouteInput<E> & { user: UserOf<E> }) => Answer<E> | Promise<Answer<E>>,
  options: RouteOptions = {},
): void {
  const status = Number(Object.keys(endpoint.answers)[0])
  const schema: FastifySchema = {
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: describeSecurity(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers).map(([key, answer]) => [key, answer ?? z.null()]),
      ),
      default: ErrorBody,
    },
  }
  const config: RouteShorthandOptions['config'] = {
    ...(options.rateLimit && { rateLimit: options.rateLimit }),
    keyAccess: keyAccessOf(endpoint),
  }
  app.route({
    method: endpoint.method,
    url: routePath(endpoint),
    schema,
    config,
    ...(endpoint.isPublic && { bodyLimit: bodyLimitOfVisitors }),
    ...(options.sendsItself && { serializerCompiler: () => (data: unknown) => JSON.stringify(data) }),
    // After the rate limit, so that strangers meet one too, and before the body is read and judged: they learn
    // nothing of what would be right.
    preParsing: (request, _reply, _payload, done) => {
      if (!endpoint.isPublic) requireUser(request)
      done()
    },
    handler: (request, reply) => {
      // The validator has made these of the endpoint's schemas: the one place that must tell the compiler so.
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
        user: endpoint.isPublic ? null : requireUser(request),
      } as RouteInput<E> & { user: UserOf<E> }
      reply.code(status)
      return whenKnown(handler(input), (answer) => {
        // What was sent at once needs no waiting for.
        if (answer === reply) return undefined
        return status === 204 && answer === undefined ? reply.send(undefined) : answer
      })
    },
  })
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? 'api'
}
