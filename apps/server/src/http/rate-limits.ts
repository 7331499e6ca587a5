/** Requests in a window, for one account or, signed out, one address. */
export interface RateLimit {
  max: number
  /** Milliseconds. */
  timeWindow: number
}

export interface RateLimits {
  ordinary: RateLimit
  signIn: RateLimit
  registration: RateLimit
  generation: RateLimit
  /** What guests of a review link write. */
  review: RateLimit
}

const minute = 60_000

/** Ordinary calls: far above what a busy studio and a dashboard make together, far below a flood. */
export const defaultRateLimits: RateLimits = {
  ordinary: { max: 3000, timeWindow: minute },
  signIn: { max: 60, timeWindow: minute },
  registration: { max: 40, timeWindow: minute },
  generation: { max: 30, timeWindow: minute },
  review: { max: 30, timeWindow: minute },
}
