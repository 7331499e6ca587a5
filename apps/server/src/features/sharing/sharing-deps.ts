import type { Context } from '../../http/context.ts'

/** What the operations that change shares are given. */
export type SharingDeps = Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'secret' | 'events' | 'mail'>
