import { adminEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { answerPage } from '../../http/next-page.ts'
import { requireOwner } from '../../http/require-owner.ts'
import { addRoute } from '../../http/route.ts'
import { makePasswordLink } from '../accounts/index.ts'
import { listQueue, readQueue, retryForOwner, setQueue } from '../builds/index.ts'
import { listFlags, setFlag } from '../monitoring/index.ts'
import { listRuns } from './list-runs.ts'
import { changeUser, endSessionsOf, listUsers } from './manage-users.ts'
import { readStats } from './read-stats.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database, env } = context
  addRoute(app, adminEndpoints.stats, async ({ user }) => {
    requireOwner(user)
    return readStats(database)
  })
  addRoute(app, adminEndpoints.listUsers, async ({ user, query, request, reply }) => {
    requireOwner(user)
    return answerPage(request, reply, env.publicUrl, await listUsers(database, query))
  })
  addRoute(app, adminEndpoints.updateUser, async ({ user, params, body }) => {
    requireOwner(user)
    return changeUser(context, user.id, params.id, body)
  })
  addRoute(app, adminEndpoints.endSessions, async ({ user, params }) => {
    requireOwner(user)
    await endSessionsOf(context, user.id, params.id)
  })
  addRoute(app, adminEndpoints.makePasswordLink, async ({ user, params }) => {
    requireOwner(user)
    return makePasswordLink(context, user.id, params.id)
  })
  addRoute(app, adminEndpoints.listRuns, async ({ user, query, request, reply }) => {
    requireOwner(user)
    return answerPage(request, reply, env.publicUrl, await listRuns(database, query))
  })
  registerQueueRoutes(app, context)
  addRoute(app, adminEndpoints.listFlags, async ({ user }) => {
    requireOwner(user)
    return listFlags(database)
  })
  addRoute(app, adminEndpoints.setFlag, async ({ user, params, body }) => {
    requireOwner(user)
    return setFlag(context, user.id, params.name, body.enabled)
  })
}

function registerQueueRoutes(app: App, context: Context): void {
  const { database, env } = context
  addRoute(app, adminEndpoints.readQueue, async ({ user }) => {
    requireOwner(user)
    return readQueue(context)
  })
  addRoute(app, adminEndpoints.setQueue, async ({ user, body }) => {
    requireOwner(user)
    return setQueue(context, user.id, body.paused)
  })
  addRoute(app, adminEndpoints.listQueue, async ({ user, query, request, reply }) => {
    requireOwner(user)
    return answerPage(request, reply, env.publicUrl, await listQueue(database, query))
  })
  addRoute(app, adminEndpoints.retryBuild, async ({ user, params }) => {
    requireOwner(user)
    return retryForOwner(context, user.id, params.id)
  })
}
