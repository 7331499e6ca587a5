import { z } from 'zod'
import { PathId, Timestamp } from '../http/common.ts'

export const commentLimits = { text: 5000, guestName: 60 } as const

const emptyComment = 'Please enter a comment.'

/** What somebody wrote: text and nothing else, trimmed. */
export const CommentText = z
  .string(emptyComment)
  .trim()
  .min(1, emptyComment)
  .max(
    commentLimits.text,
    `A comment can have at most ${commentLimits.text.toLocaleString('en-US')} characters.`,
  )

/**
 * What a comment is about: a component, a point of a screen, or the whole screen. A comment on a component may
 * carry the point too, which stands in when the component is gone. `x` is a share of the screen's width (0 to 1),
 * `y` px from the top of the screen drawn at its full length.
 */
export const CommentAnchor = z.strictObject({
  screenId: z.string().min(1).max(200),
  nodeId: z.string().min(1).max(200).nullish(),
  point: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1_000_000) }).nullish(),
})
export type CommentAnchor = z.infer<typeof CommentAnchor>

/** One comment. A reply carries its thread's first comment in `parentId` and has no anchor of its own. */
export const Comment = z.object({
  id: z.uuid(),
  /** Null for a guest of a review link, and when the account is gone. */
  userId: z.uuid().nullable(),
  /** First and last name, or what a guest called themselves; null when nothing is known. */
  authorName: z.string().nullable(),
  /** Written through a review link, without an account. */
  isGuest: z.boolean(),
  /** Empty when the comment was deleted and stays only for its replies. */
  comment: z.string(),
  isDeleted: z.boolean(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  /** Ids of the project's people named in it. */
  mentions: z.array(z.uuid()),
  anchor: CommentAnchor.nullable(),
  parentId: z.uuid().nullable(),
  /** Of a thread's first comment. */
  resolvedAt: Timestamp.nullable(),
  resolvedBy: z.uuid().nullable(),
})
export type Comment = z.infer<typeof Comment>

export const CreateCommentRequest = z.strictObject({
  comment: CommentText,
  anchor: CommentAnchor.nullish(),
  /** The comment this answers. */
  parentId: z.uuid().nullish(),
})
export type CreateCommentRequest = z.infer<typeof CreateCommentRequest>

/** New words, by its author; `resolved` closes or reopens its thread. */
export const UpdateCommentRequest = z
  .strictObject({ comment: CommentText.optional(), resolved: z.boolean().optional() })
  .refine((body) => body.comment !== undefined || body.resolved !== undefined, 'Nothing to change was given.')
export type UpdateCommentRequest = z.infer<typeof UpdateCommentRequest>

export const CommentParams = z.object({ id: PathId, commentId: PathId })
export type CommentParams = z.infer<typeof CommentParams>

/** How many comments of others somebody has not seen yet. */
export const UnreadComments = z.object({ count: z.int() })
export type UnreadComments = z.infer<typeof UnreadComments>
