import {
  generationEndpoints,
  type GenerationFailure,
  type GenerationSuccess,
  runIdHeader,
} from '@kwiq/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import { type AppError, notFound } from '../../../http/app-error.ts'
import { reportFault, toAppError } from '../../../http/error-handler.ts'
import {
  type EventStream,
  openEventStream,
  signalOfConnection,
  wantsEventStream,
} from '../../../http/event-stream.ts'
import { addRoute } from '../../../http/route.ts'
import { isUuid } from '../../../platform/ids.ts'
import { stageOf } from '../generation-error.ts'
import type { LiveRun, RunEvent, RunHandle } from './live-run.ts'
import type { LiveRuns } from './live-runs.ts'

/** The calls by which a run is followed again, or ended. */
export function registerRuns(app: App, liveRuns: LiveRuns): void {
  addRoute(
    app,
    generationEndpoints.runEvents,
    async ({ user, params, reply }) => {
      const run = liveRuns.find(user.id, params.id)
      if (!run) throw notFound('Run')
      await followRun(run, reply)
      return reply
    },
    { sendsItself: true },
  )
  addRoute(app, generationEndpoints.cancelRun, async ({ user, params }) => {
    const run = liveRuns.find(user.id, params.id)
    if (!run) throw notFound('Run')
    await run.cancel()
  })
}

interface Http {
  request: FastifyRequest
  reply: FastifyReply
}

type Work = (run: RunHandle) => Promise<GenerationSuccess>

/**
 * Does the work of a run and answers it: as one JSON, as events, or as events that another connection can take
 * up where the caller gave the run an id. What is refused before any work keeps its HTTP status.
 */
export function answerRun(
  http: Http,
  liveRuns: LiveRuns,
  userId: string,
  work: Work,
): Promise<GenerationSuccess | FastifyReply> {
  const { request, reply } = http
  const signal = signalOfConnection(reply)
  const ready = () => Promise.resolve()
  if (!wantsEventStream(request)) return work({ signal, ready, emit: () => undefined })
  const id = request.headers[runIdHeader]
  if (typeof id !== 'string' || !isUuid(id)) return answerStream(http, signal, work)
  return answerLive(http, liveRuns, { userId, id }, work)
}

async function answerStream(
  { request, reply }: Http,
  signal: AbortSignal,
  work: Work,
): Promise<FastifyReply> {
  const opened: EventStream[] = []
  const open = () => opened[0] ?? (opened[0] = openEventStream(reply))
  const emit: RunHandle['emit'] = (event, data) => open().send(event, data)
  try {
    const success = await work({ signal, ready: () => Promise.resolve(), emit })
    open().send('done', success)
  } catch (error) {
    if (opened.length === 0) throw error
    open().send('error', presentAndReport(error, request))
  }
  open().end()
  return reply
}

async function answerLive(
  { request, reply }: Http,
  liveRuns: LiveRuns,
  { userId, id }: { userId: string; id: string },
  work: Work,
): Promise<FastifyReply> {
  // The same id again is the same run: sent twice, it is done once.
  const known = liveRuns.find(userId, id)
  if (known) {
    await followRun(known, reply)
    return reply
  }
  const run = await liveRuns.open(userId, id)
  const followed = followRun(run, reply)
  try {
    const ended = run.start(work, (error) => presentAndReport(error, request))
    void ended.then(() => liveRuns.forgetSoon(userId, id)).catch(() => liveRuns.drop(userId, id))
    await Promise.race([followed, ended.then(() => followed)])
  } catch (error) {
    liveRuns.drop(userId, id)
    throw error
  }
  return reply
}

function presentAndReport(error: unknown, request: FastifyRequest): GenerationFailure {
  const failure = toAppError(error)
  reportFault(failure, request)
  return presentFailure(failure, request)
}

/** The answer to a run that failed. */
export function presentFailure(failure: AppError, request: FastifyRequest): GenerationFailure {
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

/**
 * Answers with the events of a run, from its first to its last. The stream opens with the first one. Resolves when
 * the last one is out or the connection is gone.
 */
function followRun(run: LiveRun, reply: FastifyReply): Promise<void> {
  const closed = signalOfConnection(reply)
  let stream: EventStream | null = null
  return new Promise((resolve) => {
    const end = () => {
      stop?.()
      resolve()
    }
    const tell = ({ event, data }: RunEvent) => {
      stream ??= openEventStream(reply)
      stream.send(event, data)
      if (event !== 'done' && event !== 'error') return
      stream.end()
      end()
    }
    let stop: (() => void) | undefined
    stop = run.follow(tell)
    closed.addEventListener('abort', end)
  })
}
