import { z } from 'zod'
import { Timestamp } from '../http/common.ts'

/** What is left of a month's AI generations, of the plan that pays: in a project its owner's. */
export const Allowance = z.object({
  /** -1 is unlimited. */
  limit: z.int(),
  used: z.int(),
  /** Null when unlimited. */
  left: z.int().nullable(),
  /** What the next run takes of it when it succeeds. */
  cost: z.int(),
  /** When the count begins anew. */
  resetsAt: Timestamp,
})
export type Allowance = z.infer<typeof Allowance>
