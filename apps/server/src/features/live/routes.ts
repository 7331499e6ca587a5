import { liveEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import { requireAuthentication } from '../../http/authentication.ts'
import type { Context } from '../../http/context.ts'
import { openEventStream } from '../../http/event-stream.ts'
import { addRoute } from '../../http/route.ts'
import { isFromAnotherOrigin } from '../../http/same-origin.ts'
import { catchUpWithSaves } from './catch-up-with-saves.ts'
import { checkStanding } from './check-standing.ts'
import { createLiveHub } from './live-hub.ts'
import { openLive } from './open-live.ts'
import { postPresence } from './post-presence.ts'
import { endStream } from './watcher.ts'

/** Milliseconds between looks at who may still listen: a stream ends within two seconds of the right to it. */
const checkInterval = 1500
/** Milliseconds between words to other processes about who is here. */
const refreshInterval = 10_000

export function registerRoutes(app: App, context: Context): void {
  const { database, env, ids, logger } = context
  const hub = createLiveHub(context)
  context.metricSources.push({
    name: 'kwiq_live_connections',
    help: 'Pages that follow a project through this process',
    read: () => [{ value: hub.watchers().length }],
  })

  addRoute(
    app,
    liveEndpoints.live,
    async ({ user, params, query, request, reply }) => {
      if (isFromAnotherOrigin(request, env.publicUrl)) {
        throw new AppError('cross_origin', 'This request came from another site.')
      }
      const { sessionId, keyId } = requireAuthentication(request)
      await openLive(
        { database, hub },
        {
          user,
          sessionId: sessionId || null,
          keyId: keyId ?? null,
          projectId: params.id,
          clientId: query.clientId ?? ids.uuid(),
          openStream: () => openEventStream(reply),
        },
      )
      return reply
    },
    { sendsItself: true },
  )
  addRoute(app, liveEndpoints.presence, ({ user, params, body }) =>
    postPresence({ database, hub }, user, params.id, body),
  )

  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    try {
      await checkStanding(context, hub)
    } catch (error) {
      logger.warn({ err: error }, 'could not check who may still listen')
    } finally {
      isChecking = false
    }
  }
  const catchUp = () =>
    catchUpWithSaves(context, hub).catch((error: unknown) => {
      logger.warn({ err: error }, 'could not look for saves that nobody told of')
    })
  const timers = [
    setInterval(() => void check(), checkInterval),
    setInterval(() => {
      hub.refresh()
      void catchUp()
    }, refreshInterval),
  ]
  // Before the server waits for open connections: streams would keep it for as long as anybody watches.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer)
    for (const watcher of hub.watchers()) endStream(watcher, 'later')
  })
}
