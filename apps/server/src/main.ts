import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { resolveDrizzleQuickly } from './resolve-drizzle.ts'

// Before anything else is loaded: the second start is then spared most of the compiling. Not in the system's
// folder for temporary files, where others could put code.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/kwiq/compiled', import.meta.url)))
resolveDrizzleQuickly()

const { runProcess } = await import('./run-process.ts')
await runProcess()
flushCompileCache()
