import { z } from 'zod'

/** One thing wrong with a request: `path` like `screens[0].components[3].label`, empty for the whole body. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/**
 * The body of every answer that is not a success. `message` is written for people; `code` is a key of
 * `errorCodes` (kept a string so that an older client reads a newer server's answer). For 400 answers
 * `details.issues` lists Issues.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
