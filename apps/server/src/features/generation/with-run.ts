import { describePlanLimit, isWithinLimit, planTable } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { recordActivity, requireFeature } from '../monitoring/index.ts'
import { lockPlanHolder } from '../projects/index.ts'
import { cancelledError, stageOf } from './generation-error.ts'
import { startOfMonth } from './allowance.ts'
import { priceOf } from './price-of.ts'
import { countRuns, finishRun, insertRun, keepRun, type RunOutcome } from './runs-repository.ts'

/** Milliseconds. A run takes less; one that is older and still running lost its process, and its place is free. */
const longestRun = 10 * 60_000
/** Milliseconds between signs of life of a run; most are over before the first. */
const heartbeat = 10_000

export type RunDeps = Pick<Context, 'database' | 'clock' | 'ids' | 'events'>

export interface RunRequest {
  /** Whose plan the run counts against: in a project its owner. */
  payerId: string
  actorId: string
  projectId: string | null
  signal: AbortSignal
}

/** What the work tells of itself for the record, as far as it came. */
export type RunTally = Pick<RunOutcome, 'source' | 'model' | 'inputTokens' | 'outputTokens' | 'requests'>

/**
 * Takes a place of the month's generations, does the work, and gives the place back unless the work succeeded
 * and was worth something (`isEmpty`). Of parallel calls at the limit exactly as many get through as places are
 * left. Throws `plan_limit` before any work. The record never holds the description.
 */
export async function withRun<T>(
  deps: RunDeps,
  request: RunRequest,
  work: (tally: RunTally) => Promise<{ value: T; isEmpty: boolean }>,
): Promise<T> {
  const { clock, database } = deps
  await requireFeature(database, 'generation')
  const begunAt = clock.now()
  const id = await reserveRun(deps, request, begunAt)
  const tally: RunTally = { source: null, model: null, inputTokens: null, outputTokens: null, requests: null }
  const settle = async (status: RunOutcome['status'], stage: RunOutcome['stage']) => {
    const finishedAt = clock.now()
    const durationMs = finishedAt.getTime() - begunAt.getTime()
    const costMicros = priceOf(tally)
    await finishRun(database, id, { ...tally, costMicros, status, stage, finishedAt, durationMs })
    await recordActivity(deps, {
      action: `generation.${status}`,
      resourceType: 'generation',
      resourceId: id,
      userId: request.actorId,
    })
  }
  // One that cannot be given is followed by the next.
  const timer = setInterval(() => void keepRun(database, id).catch(() => undefined), heartbeat)
  try {
    const { value, isEmpty } = await work(tally)
    await settle(isEmpty ? 'failed' : 'succeeded', null)
    return value
  } catch (error) {
    if (request.signal.aborted) {
      await settle('cancelled', null)
      throw cancelledError()
    }
    await settle('failed', error instanceof AppError ? stageOf(error) : 'repair')
    throw error
  } finally {
    clearInterval(timer)
  }
}

async function reserveRun(
  { database, ids }: RunDeps,
  { payerId, actorId, projectId }: RunRequest,
  now: Date,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const tier = await lockPlanHolder(transaction, payerId)
    if (!tier) throw new AppError('unauthorized', 'Unauthorized')
    const used = await countRuns(transaction, payerId, {
      monthStart: startOfMonth(now),
      runningSince: new Date(now.getTime() - longestRun),
    })
    if (!isWithinLimit(used, planTable[tier].limits.aiGenerations)) {
      throw new AppError('plan_limit', describePlanLimit(tier, 'aiGenerations'))
    }
    const id = ids.uuid()
    await insertRun(transaction, { id, userId: payerId, actorId, projectId, createdAt: now })
    return id
  })
}
