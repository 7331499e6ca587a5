import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../../http/app.ts'

/** Milliseconds after the server listens: the first pages come first. */
const patience = 2000

/** The generator. It is many small files, one for each kind of app: no start waits for them. */
export const loadGenerator = () => import('@kwiq/generation')

/** Loads the generator soon after the start, so that the first description need not wait for it either. */
export function loadGeneratorSoon(app: App): void {
  app.addHook('onListen', (done) => {
    void pause(patience, undefined, { ref: false }).then(loadGenerator)
    done()
  })
}
