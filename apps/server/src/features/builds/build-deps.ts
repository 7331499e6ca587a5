import type { Context } from '../../http/context.ts'

/** What the operations that change builds are given. */
export type BuildDeps = Pick<
  Context,
  | 'database'
  | 'clock'
  | 'ids'
  | 'events'
  | 'jobs'
  | 'secret'
  | 'storage'
  | 'logger'
  | 'errors'
  | 'payloadRoot'
  | 'tracing'
>
