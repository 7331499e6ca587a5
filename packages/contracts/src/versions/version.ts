import { z } from 'zod'
import { AppDocument } from '../http/app-document.ts'
import { PathId, Timestamp } from '../http/common.ts'

/** How a version came about. Only `edit` versions take further edits in. */
export const VersionKind = z.enum(['created', 'edit', 'generation', 'restore', 'import'])
export type VersionKind = z.infer<typeof VersionKind>

/** One entry of a project's history. `createdAt` is the time of its latest change. */
export const Version = z.object({
  id: z.uuid(),
  versionNumber: z.int(),
  createdAt: Timestamp,
  changeMessage: z.string(),
  kind: VersionKind,
  /** Who made it; null when the account is gone. */
  userId: z.uuid().nullable(),
})
export type Version = z.infer<typeof Version>

/** A version with the document it keeps. */
export const VersionWithSchema = Version.extend({ schema: AppDocument })
export type VersionWithSchema = z.infer<typeof VersionWithSchema>

export const VersionParams = z.object({ id: PathId, versionId: PathId })
export type VersionParams = z.infer<typeof VersionParams>
