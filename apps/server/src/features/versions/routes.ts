import { versionEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { linkNextPage } from '../../http/next-page.ts'
import { addRoute } from '../../http/route.ts'
import { blameNode } from './blame-node.ts'
import { formatEtag } from './etag.ts'
import { getVersion } from './get-version.ts'
import { listVersions } from './list-versions.ts'
import { renameVersion } from './rename-version.ts'
import { restoreVersion } from './restore-version.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database, env } = context
  addRoute(app, versionEndpoints.list, async ({ user, params, query, request, reply }) => {
    const { versions, nextCursor } = await listVersions(database, user.id, params.id, query)
    linkNextPage(request, reply, env.publicUrl, nextCursor)
    return versions
  })
  addRoute(app, versionEndpoints.get, ({ user, params }) =>
    getVersion(database, user.id, params.id, params.versionId),
  )
  addRoute(app, versionEndpoints.restore, async ({ user, params, body, reply }) => {
    const result = await restoreVersion(context, user.id, params.id, params.versionId, body)
    reply.header('etag', formatEtag(result.revision))
    return result
  })
  addRoute(app, versionEndpoints.rename, ({ user, params, body }) =>
    renameVersion(context, user.id, params.id, params.versionId, body),
  )
  addRoute(app, versionEndpoints.blame, ({ user, params, query }) =>
    blameNode(database, user.id, params.id, query.nodeId),
  )
}
