/** The thread ended before the job did: it ran out of memory, crashed, or was stuck in another job. */
export class JobThreadBroke extends Error {
  override name = 'JobThreadBroke'
}

/** The job did not end within its limit. */
export class JobTookTooLong extends Error {
  override name = 'JobTookTooLong'
}
