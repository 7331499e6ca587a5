import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds without anything new that count as quiet: looked at twice, so that what is taken is read as well. */
const look = 100
const looks = 2

/** Milliseconds. A proxy that has not noticed by then does not ask whether we are ready. */
const longest = 3000

/**
 * Waits until nobody sends anything new, before a server stops listening. What has arrived by then and was not read
 * yet would be lost: the connection looks idle, or was not taken at all. On a machine with much to do that is seconds
 * of calls, for the timer that ends the server comes before they are read.
 */
export async function untilQuiet(server: Server): Promise<void> {
  let isNew = false
  const note = () => {
    isNew = true
  }
  server.on('connection', note).on('request', note)
  const begun = performance.now()
  let quiet = 0
  while (quiet < looks && performance.now() - begun < longest) {
    isNew = false
    await sleep(look)
    // A turn of the event loop: its timers come before what has arrived meanwhile.
    await new Promise(setImmediate)
    quiet = isNew ? 0 : quiet + 1
  }
  server.off('connection', note).off('request', note)
}
