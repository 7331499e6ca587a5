import type { Context } from '../../http/context.ts'
import { type CountCall, createCallCount } from '../../http/count-calls.ts'

/** What the operations that change shares are given. */
export type SharingDeps = Pick<
  Context,
  'database' | 'clock' | 'ids' | 'env' | 'secret' | 'events' | 'mail'
> & {
  /** Counts what is mailed to an address: sharing and taking it back again must fill nobody's letter box. */
  countMail: CountCall
}

export function sharingDepsOf(context: Context): SharingDeps {
  const countMail = createCallCount(context.rateCounter, (error) =>
    context.logger.warn({ err: error }, 'mails about shares are counted by this process alone for now'),
  )
  return { ...context, countMail }
}
