import { z } from 'zod'
import { AppDocument } from '../http/app-document.ts'
import { PathId, Timestamp } from '../http/common.ts'

/** How a version came about. Only `edit` versions take further edits in. */
export const VersionKind = z.enum(['created', 'edit', 'generation', 'restore', 'import', 'build'])
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
  /** First and last name of who made it; null when nothing is known. */
  authorName: z.string().nullable(),
  /** What somebody called this version, or null. */
  name: z.string().nullable(),
})
export type Version = z.infer<typeof Version>

/** A version with the document it keeps. */
export const VersionWithSchema = Version.extend({ schema: AppDocument })
export type VersionWithSchema = z.infer<typeof VersionWithSchema>

export const versionNameLimit = 80

/** A name for a version; an empty one takes it away. */
export const NameVersionRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .max(versionNameLimit, `A name can have at most ${versionNameLimit} characters.`)
    .nullable(),
})
export type NameVersionRequest = z.infer<typeof NameVersionRequest>

/** What to restore: all of it, or one screen or one component as this version has them. */
export const RestoreVersionRequest = z
  .strictObject({
    screenId: z.string().min(1).max(200).optional(),
    nodeId: z.string().min(1).max(200).optional(),
  })
  .refine(
    (body) => body.screenId === undefined || body.nodeId === undefined,
    'Restore a screen or a component, not both.',
  )
export type RestoreVersionRequest = z.infer<typeof RestoreVersionRequest>

export const BlameQuery = z.object({ nodeId: z.string().min(1).max(200) })

/** The version that last changed a component. */
export const Blame = z.object({ nodeId: z.string(), version: Version })
export type Blame = z.infer<typeof Blame>

export const VersionParams = z.object({ id: PathId, versionId: PathId })
export type VersionParams = z.infer<typeof VersionParams>
