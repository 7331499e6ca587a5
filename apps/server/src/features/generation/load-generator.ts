import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { loadInParts } from '@kwiq/generation/load-in-parts'
import type { App } from '../../http/app.ts'

/** Milliseconds after the server listens: the first pages come first. */
const patience = 2000

/** Milliseconds after each description, which keeps everything else waiting. */
const rest = 100

/** One of each manner in which apps are described: what reads them is compiled before anybody asks. */
const descriptions = [
  'A list',
  'A bakery where customers order cakes, choose a pick-up time and pay. Staff see the orders of the day.',
  'A quiz about rivers. User can start a round, see how many answers were right and share the score. User can add questions.',
  'A habit tracker with reminders, streaks and a weekly chart, in calm green',
  'A screen with a title, a search bar, a list of cards, each with an image and a price, and a button that says "Add".',
]

let loading: Promise<void> | undefined

/**
 * The generator. It is many small files, one for each kind of app: no start waits for them, nor does what else is to
 * do while the first description does.
 */
export async function loadGenerator(): Promise<typeof import('@kwiq/generation')> {
  loading ??= loadInParts()
  await loading
  return import('@kwiq/generation')
}

/**
 * Loads the generator soon after the start and bit by bit, and has it read what it knows, so that neither the first
 * description nor anybody else waits for it. What was compiled is kept for the next start. A server that closes stops it.
 */
export function loadGeneratorSoon(app: App): void {
  const closing = new AbortController()
  let prepared = Promise.resolve()
  app.addHook('onListen', (done) => {
    prepared = prepare(closing.signal)
    done()
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await prepared
  })
}

async function prepare(signal: AbortSignal): Promise<void> {
  try {
    await pause(patience, undefined, { ref: false, signal })
    await loadInParts(signal)
    loading ??= Promise.resolve()
    const { generateApp } = await loadGenerator()
    for (const prompt of descriptions) {
      generateApp({ prompt })
      await pause(rest, undefined, { ref: false, signal })
    }
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
  flushCompileCache()
}
