import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { checkReadiness } from './check-readiness.ts'

/** For supervisors and load balancers. Neither tells anything about the inside. */
export function registerRoutes(app: App, { pingDatabase }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!(await checkReadiness(pingDatabase)))
      throw new AppError('unavailable', 'The database does not answer.')
    return { status: 'ready' }
  })
}
