/** Where operations get the time from; a test gives its own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
