import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { loadInParts } from '@kwiq/generation/load-in-parts'
import type { App } from '../../http/app.ts'

/** Milliseconds after the server listens: the first pages come first. */
const patience = 2000

/** The generator. It is many small files, one for each kind of app: no start waits for them. */
export const loadGenerator = () => import('@kwiq/generation')

/**
 * Loads the generator soon after the start and bit by bit, and has it read what it knows, so that neither the first
 * description nor anybody else waits for it. What was compiled is kept for the next start.
 */
export function loadGeneratorSoon(app: App): void {
  app.addHook('onListen', (done) => {
    void prepare()
    done()
  })
}

async function prepare(): Promise<void> {
  await pause(patience, undefined, { ref: false })
  await loadInParts()
  const { generateApp } = await loadGenerator()
  generateApp({ prompt: 'A list' })
  flushCompileCache()
}
