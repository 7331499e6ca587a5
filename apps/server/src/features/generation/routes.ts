import { generationEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { reportFault, toAppError } from '../../http/error-handler.ts'
import { addRoute } from '../../http/route.ts'
import { formatEtag } from '../versions/index.ts'
import { acceptProposal } from './accept-proposal.ts'
import { createAiStatusCheck } from './ai-status.ts'
import { readAllowance, readProjectAllowance } from './allowance.ts'
import { createEditingRoom } from './editing-room.ts'
import { startEndingLostRuns } from './end-lost-runs.ts'
import { generate } from './generate.ts'
import { generateInProject } from './generate-in-project.ts'
import { LiveRuns } from './live/live-runs.ts'
import { answerRun, presentFailure, registerRuns } from './live/routes.ts'
import { loadGeneratorSoon } from './load-generator.ts'
import { putUnderstanding, readUnderstanding } from './understanding/understanding.ts'

export async function registerRoutes(app: App, context: Context): Promise<void> {
  // The SDKs are loaded where a model is set up: a start without one need not wait for them.
  const loadModels = () => import('../../platform/ai-models/index.ts')
  const aiModel = context.env.ai && (await loadModels()).createAiModel(context.env.ai)
  const liveRuns = new LiveRuns()
  // Before connections and database are closed, so that what is cut off is on record.
  app.addHook('preClose', () => liveRuns.close())
  const stopEnding = await startEndingLostRuns(context)
  app.addHook('onClose', async () => stopEnding())
  const editingRoom = createEditingRoom()
  app.addHook('onClose', () => editingRoom.close())
  addRoute(
    app,
    generationEndpoints.status,
    createAiStatusCheck(aiModel, context.clock, async (model) => (await loadModels()).probeModel(model)),
  )
  registerRuns(app, liveRuns)
  loadGeneratorSoon(app)
  registerProjectParts(app, context)
  // A scope of its own: here errors also tell `ok: false`, `error` and `stage`.
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const failure = toAppError(error)
      reportFault(failure, request)
      return reply
        .code(failure.status)
        .headers(failure.headers)
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(presentFailure(failure, request))
    })
    registerGenerators(scope, { ...context, aiModel, editingRoom }, liveRuns)
  })
}

function registerGenerators(
  app: App,
  deps: Parameters<typeof generate>[0] & Context,
  liveRuns: LiveRuns,
): void {
  const options = { rateLimit: deps.rateLimits.generation }
  addRoute(
    app,
    generationEndpoints.generate,
    ({ user, body, ...http }) =>
      answerRun(http, liveRuns, user.id, (handle) => generate(deps, { ...body, ...handle, userId: user.id })),
    options,
  )
  addRoute(
    app,
    generationEndpoints.generateInProject,
    ({ user, params, body, ...http }) =>
      answerRun(http, liveRuns, user.id, (handle) =>
        generateInProject(deps, params.id, { ...body, ...handle, userId: user.id }),
      ),
    options,
  )
}

function registerProjectParts(app: App, context: Context): void {
  const { database } = context
  addRoute(app, generationEndpoints.allowance, ({ user }) => readAllowance(context, user.id))
  addRoute(app, generationEndpoints.projectAllowance, ({ user, params }) =>
    readProjectAllowance(context, user.id, params.id),
  )
  addRoute(app, generationEndpoints.understanding, ({ user, params }) =>
    readUnderstanding(database, user.id, params.id),
  )
  addRoute(app, generationEndpoints.putUnderstanding, ({ user, params, body }) =>
    putUnderstanding(context, user.id, params.id, body),
  )
  addRoute(app, generationEndpoints.acceptProposal, async ({ user, params, body, request, reply }) => {
    const ifMatch = request.headers['if-match'] ?? null
    const result = await acceptProposal(context, user.id, params.id, { ...body, ifMatch })
    reply.header('etag', formatEtag(result.revision))
    return result
  })
}
