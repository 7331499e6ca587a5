import { flushCompileCache } from 'node:module'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { loadInParts } from '@kwiq/generation/load-in-parts'
import { warmUpDescriptions } from '@kwiq/generation/warm-up-descriptions'
import type { App } from '../../http/app.ts'

/** Milliseconds after the server listens: the first pages come first. */
const patience = 2000

/** Milliseconds after each description, which keeps everything else waiting. */
const rest = 100

/** So many descriptions are generated in any case; the others when the machine has nothing else to do. */
const first = 5
/** Milliseconds for which they wait for that at most, all together. */
const longest = 60_000
/** Milliseconds between two looks. */
const look = 2000

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

/** Waits while the machine is busy with something else, up to a time at most. */
async function untilIdle(latest: number, signal: AbortSignal): Promise<void> {
  while ((loadavg()[0] ?? 0) > availableParallelism() && Date.now() < latest)
    await pause(look, undefined, { ref: false, signal })
}

async function prepare(signal: AbortSignal): Promise<void> {
  try {
    await pause(patience, undefined, { ref: false, signal })
    await loadInParts(signal)
    loading ??= Promise.resolve()
    const { generateApp } = await loadGenerator()
    const latest = Date.now() + longest
    for (const [index, prompt] of warmUpDescriptions.entries()) {
      if (index === first) flushCompileCache()
      if (index >= first) await untilIdle(latest, signal)
      generateApp({ prompt })
      await pause(rest, undefined, { ref: false, signal })
    }
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
}
