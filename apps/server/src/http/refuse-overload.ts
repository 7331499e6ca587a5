import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isApiCall } from './is-api-call.ts'
import { wantsEventStream } from './event-stream.ts'

/** Calls under way in one process at the same time; more would only wait, each with its body in memory. */
const mostCalls = 1000

/**
 * Refuses calls that this process cannot get to in good time, before anything is done for them. Streams do not count:
 * they wait for events and not for us.
 */
export function createOverloadGuard(
  most = mostCalls,
): (request: FastifyRequest, reply: FastifyReply) => void {
  let underway = 0
  return (request, reply) => {
    if (!isApiCall(request) || wantsEventStream(request)) return
    if (underway >= most)
      throw new AppError('busy', 'Kwiq has too much to do right now. Please try again in a moment.')
    underway += 1
    reply.raw.once('close', () => {
      underway -= 1
    })
  }
}
