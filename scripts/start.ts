import { existsSync } from 'node:fs'
import path from 'node:path'
import { endWithParent } from './end-with-parent.ts'
import { root } from './processes.ts'

// Started by hand in the background, whose shell may end, it stays.
if (process.env.npm_lifecycle_event === 'start') void endWithParent()

// The stamp is checked by reading every source, so an installed copy without sources to build is served as it is.
if (existsSync(path.join(root, 'apps', 'web', 'vite.config.ts'))) {
  const { buildWeb } = await import('./build-web.ts')
  await buildWeb()
}
await import('../apps/server/src/main.ts')
