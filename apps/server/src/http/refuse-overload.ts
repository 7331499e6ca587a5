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
  // One for all calls, and left in place: every answer is closed once.
  const leave = () => {
    underway -= 1
  }
  return (request, reply) => {
    if (!isApiCall(request) || wantsEventStream(request)) return
    if (underway >= most)
      throw new AppError('busy', 'Kwiq has too much to do right now. Please try again in a moment.')
    underway += 1
    reply.raw.on('close', leave)
  }
}
