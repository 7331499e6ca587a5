import { buildEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { linkNextPage } from '../../http/next-page.ts'
import { addRoute } from '../../http/route.ts'
import { sendFile } from '../../http/send-file.ts'
import { cancelBuild } from './cancel-build.ts'
import { checkExport } from './check-export.ts'
import { getBuild } from './get-build.ts'
import { createInstallLink, openInstallLink } from './install-link.ts'
import { listBuilds } from './list-builds.ts'
import { openArtifact } from './open-artifact.ts'
import { retryBuild } from './retry-build.ts'
import { drawAppIcon } from './site-icon/draw-app-icon.ts'
import { startBuild } from './start-build.ts'
import { downloadKey } from './signing/download-key.ts'
import { restoreKey } from './signing/restore-key.ts'
import { getAssetLinks, getSigningKey } from './signing/signing-key-info.ts'
import { updateExportSettings } from './update-export-settings.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database, env } = context
  addRoute(app, buildEndpoints.check, ({ user, params }) => checkExport(context, user.id, params.id))
  addRoute(app, buildEndpoints.start, ({ user, params, body }) =>
    startBuild(context, user.id, params.id, body.platform),
  )
  addRoute(app, buildEndpoints.updateSettings, ({ user, params, body }) =>
    updateExportSettings(context, user.id, params.id, body.packageId),
  )
  addRoute(
    app,
    buildEndpoints.appIcon,
    async ({ user, params, request, reply }) => {
      const { bytes, etag } = await drawAppIcon(database, user.id, params.id)
      reply.headers({ 'cache-control': 'private, no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/png').send(Buffer.from(bytes))
    },
    { sendsItself: true },
  )
  addRoute(app, buildEndpoints.list, async ({ user, query, request, reply }) => {
    const { builds, nextCursor } = await listBuilds(database, user.id, query)
    linkNextPage(request, reply, env.publicUrl, nextCursor)
    return builds
  })
  addRoute(app, buildEndpoints.get, ({ user, params }) => getBuild(database, user.id, params.id))
  addRoute(app, buildEndpoints.retry, ({ user, params }) => retryBuild(context, user.id, params.id))
  addRoute(app, buildEndpoints.cancel, ({ user, params }) => cancelBuild(context, user.id, params.id))
  addRoute(
    app,
    buildEndpoints.download,
    async ({ user, params, request, reply }) =>
      sendFile(request, reply, await openArtifact(context, user.id, params.id, params.name)),
    { sendsItself: true },
  )
  addRoute(app, buildEndpoints.createInstallLink, ({ user, params }) =>
    createInstallLink(context, user.id, params.id),
  )
  addRoute(
    app,
    buildEndpoints.install,
    async ({ params, request, reply }) =>
      sendFile(request, reply, await openInstallLink(context, params.token)),
    { sendsItself: true },
  )
  registerSigningKeyRoutes(app, context)
}

function registerSigningKeyRoutes(app: App, context: Context): void {
  const { database } = context
  addRoute(app, buildEndpoints.getSigningKey, ({ user, params }) =>
    getSigningKey(database, user.id, params.id),
  )
  addRoute(app, buildEndpoints.restoreSigningKey, ({ user, params, body }) =>
    restoreKey(context, user.id, params.id, body),
  )
  addRoute(
    app,
    buildEndpoints.downloadSigningKey,
    async ({ user, params, body, reply }) => {
      const { name, type, bytes } = await downloadKey(context, user.id, params.id, body)
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes)
    },
    { sendsItself: true },
  )
  addRoute(
    app,
    buildEndpoints.assetLinks,
    async ({ user, params, reply }) => {
      const statement = await getAssetLinks(database, user.id, params.id)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="assetlinks.json"')
        .send(Buffer.from(statement))
    },
    { sendsItself: true },
  )
}
