import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { addressOf } from './rate-limiting.ts'

/**
 * Bytes of bodies that may be under way at the same time, from one caller and from all. A body is kept until all of it
 * is there: a thousand that are held back before their last byte would fill the memory.
 */
const most = { ofOne: 32_000_000, ofAll: 256_000_000 }

/** Bytes. Smaller ones are not counted: as many as may be under way hardly matter. */
const counted = 100_000

/** Refuses calls whose bodies would be too much beside those under way, before anything of them is read. */
export function createBodyGuard({ ofOne, ofAll } = most): (
  request: FastifyRequest,
  reply: FastifyReply,
) => void {
  let all = 0
  const byCaller = new Map<string, number>()
  return (request, reply) => {
    const size = announcedSize(request)
    if (size < counted) return
    const caller = request.authentication?.user.id ?? addressOf(request)
    const own = (byCaller.get(caller) ?? 0) + size
    if (own > ofOne) {
      throw new AppError('rate_limited', 'You are sending too much at the same time. Try again in 2 s.', {
        headers: { 'retry-after': '2' },
      })
    }
    if (all + size > ofAll)
      throw new AppError('busy', 'Kwiq has too much to do right now. Please try again in a moment.')
    all += size
    byCaller.set(caller, own)
    reply.raw.once('close', () => {
      all -= size
      const left = (byCaller.get(caller) ?? 0) - size
      if (left > 0) byCaller.set(caller, left)
      else byCaller.delete(caller)
    })
  }
}

/** What the head says; of a body in chunks it says nothing, and it may be as long as any. */
function announcedSize(request: FastifyRequest): number {
  const { headers } = request
  const isInChunks = headers['transfer-encoding'] !== undefined
  const size = Number(headers['content-length'] ?? 0)
  if (!isInChunks && size < counted) return 0
  // What is longer than the limit is refused without being read.
  const limit = request.routeOptions.bodyLimit ?? 0
  return isInChunks ? limit : Math.min(size, limit)
}
