/** What a limit gave. */
export interface Grant {
  /** Calls that may be let through, of those asked for. */
  granted: number
  /** Calls that are left in the window after these. */
  left: number
  /** Milliseconds until the window ends. */
  ttl: number
}

/** Counts the calls of all processes together, in windows of time. */
export interface RateCounter {
  /**
   * Takes up to `amount` of the `max` calls of the present window of `key`; the first one begins a window of
   * `timeWindow` ms. However many ask at once, no more than `max` are given. Rejects when the count cannot be had.
   */
  take(key: string, amount: number, limit: { max: number; timeWindow: number }): Promise<Grant>
}
