import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Bytes, and milliseconds, of a refused body that are still taken. */
const most = 64_000_000
const patience = 5000

/**
 * Before a call is refused whose body is still on its way, reads the rest of it and forgets it. Many clients send all
 * before they read a word: closed on, they would see a broken line in place of the reason.
 */
export function drainRefused(
  { raw }: { raw: Readable & Pick<IncomingMessage, 'headers' | 'complete'> },
  reply: Pick<FastifyReply, 'statusCode'>,
  done: () => void,
): void {
  const { headers } = raw
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  // What is only injected never counts as complete, though all of it was read.
  const isRead = raw.complete || raw.readableEnded || raw.destroyed
  if (reply.statusCode < 400 || !hasBody || isRead) {
    done()
    return
  }
  let taken = 0
  const end = () => {
    clearTimeout(timer)
    raw.off('data', count).off('end', end).off('close', end)
    done()
  }
  const count = (chunk: Buffer) => {
    taken += chunk.length
    if (taken > most) end()
  }
  const timer = setTimeout(end, patience)
  raw.on('data', count).once('end', end).once('close', end).resume()
}
