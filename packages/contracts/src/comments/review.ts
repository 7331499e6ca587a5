import { z } from 'zod'
import { AppDocument } from '../http/app-document.ts'
import { PathId, Timestamp } from '../http/common.ts'
import { CommentAnchor, commentLimits, CommentText } from './comment.ts'

/** A link by which anybody sees the running app, comments and approves screens, without an account. */
export const ReviewLink = z.object({
  id: z.uuid(),
  /** The whole address, with its secret; null when the server's own secret was changed since. */
  url: z.string().nullable(),
  /** What the maker calls it, to tell several apart. */
  name: z.string(),
  createdAt: Timestamp,
  createdBy: z.uuid().nullable(),
  /** When a guest last opened it. */
  lastOpenedAt: Timestamp.nullable(),
})
export type ReviewLink = z.infer<typeof ReviewLink>

export const CreateReviewLinkRequest = z.strictObject({
  name: z.string().trim().max(80, 'A name can have at most 80 characters.').default(''),
})
export type CreateReviewLinkRequest = z.infer<typeof CreateReviewLinkRequest>

export const ReviewLinkParams = z.object({ id: PathId, linkId: PathId })

/** A screen somebody approved through a review link. */
export const Approval = z.object({
  id: z.uuid(),
  screenId: z.string(),
  guestName: z.string(),
  approvedAt: Timestamp,
  /** Whether the screen is still as it was then. */
  isCurrent: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

export const ReviewParams = z.object({ token: z.string().min(1).max(200) })

/** Who a guest says they are. `key` is a secret of their browser: it lets them, and nobody else, take things back. */
export const Guest = z.strictObject({
  key: z.uuid(),
  name: z
    .string('Please enter your name.')
    .trim()
    .min(1, 'Please enter your name.')
    .max(commentLimits.guestName, `A name can have at most ${commentLimits.guestName} characters.`),
})
export type Guest = z.infer<typeof Guest>

/** The request header by which a guest's browser says its `key`, to see, change and take back what is its own. */
export const guestHeader = 'kwiq-guest'

/** What a guest sees of a project: its app, and nothing else. */
export const ReviewedApp = z.object({ name: z.string(), schema: AppDocument })
export type ReviewedApp = z.infer<typeof ReviewedApp>

/** A comment as guests see it. Of the project's people they learn the name only. */
export const ReviewComment = z.object({
  id: z.uuid(),
  authorName: z.string().nullable(),
  isGuest: z.boolean(),
  /** Made in the browser that asks, which may change it and take it back. */
  isOwn: z.boolean(),
  comment: z.string(),
  isDeleted: z.boolean(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  anchor: CommentAnchor.nullable(),
  parentId: z.uuid().nullable(),
  resolvedAt: Timestamp.nullable(),
})
export type ReviewComment = z.infer<typeof ReviewComment>

export const CreateReviewCommentRequest = z.strictObject({
  comment: CommentText,
  anchor: CommentAnchor.nullish(),
  parentId: z.uuid().nullish(),
  guest: Guest,
})
export type CreateReviewCommentRequest = z.infer<typeof CreateReviewCommentRequest>

/** New words for a comment of one's own. */
export const UpdateReviewCommentRequest = z.strictObject({ comment: CommentText })
export type UpdateReviewCommentRequest = z.infer<typeof UpdateReviewCommentRequest>

export const ReviewCommentParams = ReviewParams.extend({ commentId: PathId })

/** Approve a screen, or take the approval back. */
export const PutApprovalRequest = z.strictObject({
  screenId: z.string().min(1).max(200),
  approved: z.boolean(),
  guest: Guest,
})
export type PutApprovalRequest = z.infer<typeof PutApprovalRequest>
