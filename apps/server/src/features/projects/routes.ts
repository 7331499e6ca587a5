import { projectEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { linkNextPage } from '../../http/next-page.ts'
import { addRoute } from '../../http/route.ts'
import { sendStoredJson } from '../../http/send-stored-json.ts'
import { whenKnown } from '../../platform/when-known.ts'
import { createReadableCheck, formatEtag, matchesEtag } from '../versions/index.ts'
import { createDocumentMemory } from './document-memory.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { getProject } from './get-project.ts'
import { getSchema } from './get-schema.ts'
import { listProjects } from './list-projects.ts'
import { patchSchema } from './patch-schema.ts'
import { putSchema } from './put-schema.ts'
import { readSaveConditions } from './save-conditions.ts'
import { undeleteProject } from './undelete-project.ts'
import { updateProject } from './update-project.ts'

/** Characters of covers that are known to be documents: some thousand of them. */
const coverMemory = 8_000_000

export function registerRoutes(app: App, context: Context): void {
  const { database, env } = context
  const listing = { ...context, covers: createDocumentMemory(coverMemory) }
  addRoute(
    app,
    projectEndpoints.list,
    async ({ user, query, request, reply }) => {
      const { json, nextCursor } = await listProjects(listing, user.id, query)
      linkNextPage(request, reply, env.publicUrl, nextCursor)
      return sendStoredJson(reply, json)
    },
    { sendsItself: true },
  )
  addRoute(app, projectEndpoints.create, ({ user, body }) => createProject(context, user.id, body))
  addRoute(app, projectEndpoints.get, ({ user, params }) => getProject(database, user.id, params.id))
  addRoute(app, projectEndpoints.update, ({ user, params, body }) =>
    updateProject(context, user.id, params.id, body),
  )
  addRoute(app, projectEndpoints.remove, ({ user, params }) => deleteProject(context, user.id, params.id))
  addRoute(app, projectEndpoints.undelete, ({ user, params }) => undeleteProject(context, user.id, params.id))
  registerSchemaRoutes(app, context)
}

function registerSchemaRoutes(app: App, context: Context): void {
  const reading = {
    database: context.database,
    isReadable: createReadableCheck(),
    memory: createDocumentMemory(),
  }
  addRoute(
    app,
    projectEndpoints.getSchema,
    ({ user, params, request, reply }) =>
      whenKnown(getSchema(reading, user.id, params.id), ({ json, etag, revision }) => {
        reply.header('etag', etag)
        const known = request.headers['if-none-match']
        if (known !== undefined && matchesEtag(known, revision)) return reply.code(304).send()
        return sendStoredJson(reply, json)
      }),
    { sendsItself: true },
  )
  addRoute(app, projectEndpoints.putSchema, async ({ user, params, body, request, reply }) => {
    const conditions = readSaveConditions(request.headers)
    const result = await putSchema(context, user.id, params.id, { json: body, ...conditions })
    reply.header('etag', formatEtag(result.revision))
    return result
  })
  addRoute(app, projectEndpoints.patchSchema, async ({ user, params, body, request, reply }) => {
    const conditions = readSaveConditions(request.headers)
    const result = await patchSchema(context, user.id, params.id, { commands: body.commands, ...conditions })
    reply.header('etag', formatEtag(result.revision))
    return result
  })
}
