import { z } from 'zod'

/** One thing wrong with a request: `path` like `screens[0].components[3].label`, empty for the whole body. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** A list of Issues, or named facts. */
export const ErrorDetails = z.union([z.array(Issue), z.record(z.string(), z.unknown())])
export type ErrorDetails = z.infer<typeof ErrorDetails>

/**
 * The body of every answer that is not a success. `message` is written for people; `code` is a key of
 * `errorCodes` (kept a string so that an older client reads a newer server's answer). The `details` of a
 * 400 are its Issues; other codes say at their entry in `errorCodes` what theirs are.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: ErrorDetails.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
