import { z } from 'zod'
import { AppDocument } from '../http/app-document.ts'
import { Timestamp } from '../http/common.ts'
import { projectRoles } from '../permissions.ts'

export const projectLimits = { name: 120, description: 2000 } as const

/** One project. `role` is what the caller may do in it (see permissions.ts). */
export const Project = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** When it was deleted; it can be brought back for 30 days from then. */
  deletedAt: Timestamp.nullable(),
  role: z.enum(projectRoles),
  _count: z.object({ screens: z.int(), components: z.int(), versions: z.int() }),
  /** The document with its start screen only, for the card's thumbnail; null for an empty or unreadable one. */
  cover: AppDocument.nullable(),
})
export type Project = z.infer<typeof Project>
