import { z } from 'zod'
import { Timestamp } from '../http/common.ts'

/** The subscription tier; OWNER is the owner of this Kwiq. */
export const Tier = z.enum(['FREE', 'PRO', 'TEAM', 'OWNER'])
export type Tier = z.infer<typeof Tier>

/** The signed-in person. Counters are of the current calendar month (UTC). */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: Tier,
  createdAt: Timestamp,
  lastLoginAt: Timestamp.nullable(),
  _count: z.object({ projects: z.int() }),
  aiGenerationsUsed: z.int(),
  exportsUsed: z.int(),
})
export type User = z.infer<typeof User>
