import { z } from 'zod'
import { emailLimits } from '../accounts/sign-in.ts'
import { PathId, Timestamp } from '../http/common.ts'
import { projectRoles } from '../permissions.ts'

/** What a share may make of somebody, least first. */
export const sharePermissions = ['viewer', 'editor', 'admin'] as const

export const SharePermission = z.enum(sharePermissions)
export type SharePermission = z.infer<typeof SharePermission>

/** `people`: in one project besides its owner, invitations included. `inviteDays`: how long a link is good. */
export const shareLimits = { people: 500, inviteDays: 14 } as const

/**
 * Somebody a project is shared with. A pending one was sent to an email without an account: `userId` and the
 * names are null until somebody takes it up by its link, which only those who may share are told.
 */
export const Share = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  permission: SharePermission,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isPending: z.boolean(),
  /** Good once, until `expiresAt`. */
  inviteUrl: z.string().nullable(),
  /** Of a pending share; null for the others. */
  expiresAt: Timestamp.nullable(),
  createdAt: Timestamp,
})
export type Share = z.infer<typeof Share>

/** Somebody who is in a project: its owner, or by a share. */
export const Person = z.object({
  id: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  role: z.enum(projectRoles),
})
export type Person = z.infer<typeof Person>

const noEmail = 'Please enter an email address.'

export const CreateShareRequest = z.object({
  email: z
    .string(noEmail)
    .trim()
    .min(1, noEmail)
    .max(emailLimits.max, 'Please enter a valid email address.')
    .toLowerCase()
    .pipe(z.email('Please enter a valid email address.')),
  permission: SharePermission.default('viewer'),
})
export type CreateShareRequest = z.infer<typeof CreateShareRequest>

export const UpdateShareRequest = z.object({ permission: SharePermission })
export type UpdateShareRequest = z.infer<typeof UpdateShareRequest>

export const ShareParams = z.object({ id: PathId, shareId: PathId })
export type ShareParams = z.infer<typeof ShareParams>

/** What the holder of an invitation's link is told before taking it up. */
export const Invitation = z.object({
  projectName: z.string(),
  permission: SharePermission,
  /** Who shared it: names, or null when that account is gone. */
  invitedBy: z.string().nullable(),
  expiresAt: Timestamp,
})
export type Invitation = z.infer<typeof Invitation>

export const AcceptedInvitation = z.object({ projectId: z.uuid() })
export type AcceptedInvitation = z.infer<typeof AcceptedInvitation>

export const InvitationParams = z.object({ token: PathId })
export type InvitationParams = z.infer<typeof InvitationParams>
