import { generationEndpoints, type GenerationFailure, type GenerationSuccess } from '@kwiq/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import type { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { reportFault, toAppError } from '../../http/error-handler.ts'
import {
  type EventStream,
  openEventStream,
  signalOfConnection,
  wantsEventStream,
} from '../../http/event-stream.ts'
import { addRoute } from '../../http/route.ts'
import { createAiModel, probeModel } from '../../platform/ai-models/index.ts'
import { createAiStatusCheck } from './ai-status.ts'
import { generate, type GenerateInput } from './generate.ts'
import { generateInProject } from './generate-in-project.ts'
import type { Emit } from './generated-app.ts'
import { stageOf } from './generation-error.ts'

export async function registerRoutes(app: App, context: Context): Promise<void> {
  const aiModel = context.env.ai && createAiModel(context.env.ai)
  addRoute(app, generationEndpoints.status, createAiStatusCheck(aiModel, context.clock, probeModel))
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
    registerGenerators(scope, { ...context, aiModel })
  })
}

function registerGenerators(app: App, deps: Parameters<typeof generate>[0] & Context): void {
  const options = { rateLimit: deps.rateLimits.generation }
  addRoute(
    app,
    generationEndpoints.generate,
    ({ user, body, request, reply }) =>
      answer(request, reply, (how) => generate(deps, { userId: user.id, prompt: body.prompt, ...how })),
    options,
  )
  addRoute(
    app,
    generationEndpoints.generateInProject,
    ({ user, params, body, request, reply }) =>
      answer(request, reply, (how) =>
        generateInProject(deps, params.id, { userId: user.id, prompt: body.prompt, ...how }),
      ),
    options,
  )
}

/**
 * Runs a generation and answers it: as one JSON, or as events where the caller asked for them. The stream opens
 * with the first event, so that what is refused before any work keeps its HTTP status.
 */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (how: Pick<GenerateInput, 'signal' | 'emit'>) => Promise<GenerationSuccess>,
): Promise<GenerationSuccess | FastifyReply> {
  const signal = signalOfConnection(reply)
  if (!wantsEventStream(request)) return run({ signal, emit: () => undefined })
  let stream: EventStream | null = null
  const emit: Emit = (event, data) => {
    stream ??= openEventStream(reply)
    stream.send(event, data)
  }
  try {
    const success = await run({ signal, emit })
    stream ??= openEventStream(reply)
    stream.send('done', success)
  } catch (error) {
    if (!stream) throw error
    const failure = toAppError(error)
    reportFault(failure, request)
    stream.send('error', presentFailure(failure, request))
  }
  stream.end()
  return reply
}

function presentFailure(failure: AppError, request: FastifyRequest): GenerationFailure {
  return {
    ok: false,
    error: failure.message,
    stage: stageOf(failure),
    message: failure.message,
    code: failure.code,
    requestId: request.id,
    ...(failure.details !== undefined && { details: failure.details }),
  }
}
