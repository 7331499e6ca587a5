import { transferEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { addRoute } from '../../http/route.ts'
import { deferTransfer } from './defer-transfer.ts'
import { getSiteIcon } from './get-site-icon.ts'
import { presentTransfer } from './present-transfer.ts'
import { quickWrap } from './quick-wrap.ts'
import { removeTransfer } from './remove-transfer.ts'
import { findTransfers } from './transfers-repository.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database, rateLimits } = context
  addRoute(
    app,
    transferEndpoints.create,
    ({ user, body }) =>
      body.mode === 'quick' ? quickWrap(context, user.id, body) : deferTransfer(context, user.id, body),
    // Each may ask a stranger's server for several things.
    { rateLimit: rateLimits.generation },
  )
  addRoute(app, transferEndpoints.list, async ({ user }) =>
    (await findTransfers(database, user.id)).map(presentTransfer),
  )
  addRoute(app, transferEndpoints.remove, ({ user, params }) => removeTransfer(context, user.id, params.id))
  addRoute(
    app,
    transferEndpoints.siteIcon,
    async ({ user, params, reply }) => {
      const { mediaType, bytes } = await getSiteIcon(database, user.id, params.id)
      return reply.type(mediaType).header('content-disposition', 'inline; filename="icon"').send(bytes)
    },
    { sendsItself: true },
  )
}
