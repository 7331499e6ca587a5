import { z } from 'zod'
import { PathId, Timestamp } from '../http/common.ts'

/** One place where the person is signed in. */
export const Session = z.object({
  id: z.uuid(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  userAgent: z.string().nullable(),
  /** The session of this very request. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const SessionParams = z.object({ sessionId: PathId })
export type SessionParams = z.infer<typeof SessionParams>
