import { EnvError } from './platform/env/env.ts'
import { type RunningServer, start } from './start.ts'

/** Milliseconds for a clean end; then the process ends regardless. */
const patience = 9000

/** Runs Kwiq until a signal ends it: exit code 0 after a clean end, 1 when it could not start or broke. */
export async function runProcess(): Promise<void> {
  let server: RunningServer
  try {
    server = await start(process.env)
  } catch (error) {
    process.stderr.write(`Kwiq cannot start. ${describeStartError(error)}\n`)
    process.exit(1)
  }
  let isEnding = false
  const end = (code: number, inHaste = false): void => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(code), patience + (inHaste ? 0 : server.delay))
    server.stop({ inHaste }).then(
      () => process.exit(code),
      (error: unknown) => {
        server.logger.fatal({ err: error }, 'could not end cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end(0))
  // Somebody at a terminal waits for it.
  process.on('SIGINT', () => end(0, true))
  // A promise nobody waited for harms no other request: it is recorded, and work goes on.
  process.on('unhandledRejection', (error) => {
    server.logger.error({ err: error }, 'unhandled rejection')
    server.errors.report(error)
  })
  // After an exception out of the blue nothing in memory can be trusted.
  process.on('uncaughtException', (error) => {
    server.logger.fatal({ err: error }, 'uncaught exception')
    // Written while the server closes.
    server.errors.report(error)
    end(1, true)
  })
}

/** One line that says what is in the way. */
function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof EnvError) return error.message
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `PORT: ${address}:${port} is in use by another program.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: this machine has no address ${address ?? ''}.`
  if (code === 'ECONNREFUSED') return 'DATABASE_URL: the PostgreSQL server does not answer.'
  return error.message || `${error.name} ${code ?? ''}`
}
