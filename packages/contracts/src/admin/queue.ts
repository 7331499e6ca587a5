import { z } from 'zod'
import { BuildPlatform, BuildStatus, BuildStep } from '../builds/build.ts'
import { PageQuery, Timestamp } from '../http/common.ts'

/** The queue of builds as a whole. */
export const QueueState = z.object({
  /** Since when no waiting build is taken up; null while the queue goes on. */
  pausedSince: Timestamp.nullable(),
  waiting: z.int(),
  building: z.int(),
  /** Builds that failed in the last 24 hours. */
  failed: z.int(),
})
export type QueueState = z.infer<typeof QueueState>

/** A build as the OWNER sees it: nothing of the app it is of. */
export const QueuedBuild = z.object({
  id: z.uuid(),
  /** Of who asked for it; null when the account is gone. */
  email: z.string().nullable(),
  platform: BuildPlatform,
  status: BuildStatus,
  step: BuildStep,
  /** How often a worker has taken it up since it was last asked for. */
  attempt: z.int(),
  queuedAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  /** Why it failed, in one plain sentence. */
  error: z.string().nullable(),
})
export type QueuedBuild = z.infer<typeof QueuedBuild>

export const ListQueueQuery = PageQuery.extend({
  /** `active`: those that wait or run. */
  status: z.enum(['active', 'failed', 'completed']).optional(),
})
export type ListQueueQuery = z.infer<typeof ListQueueQuery>
