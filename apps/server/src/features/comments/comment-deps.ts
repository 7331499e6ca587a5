import type { Context } from '../../http/context.ts'

/** What the operations that change comments are given. */
export type CommentDeps = Pick<Context, 'database' | 'clock' | 'ids' | 'events' | 'env' | 'mail'>
