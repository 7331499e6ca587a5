import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

// The stamp is checked by reading every source, so an installed copy without sources to build is served as it is.
if (existsSync(path.join(root, 'apps', 'web', 'vite.config.ts'))) {
  const { buildWeb } = await import('./build-web.ts')
  await buildWeb()
}
await import('../apps/server/src/main.ts')
