import { z } from 'zod'

/**
 * The answer to an accepted PUT or PATCH of a schema; its ETag header is the one to send next. `revision`
 * grows by one with each accepted change; `versionNumber` is the version the change went into.
 */
export const SaveResult = z.object({
  ok: z.literal(true),
  revision: z.int(),
  versionId: z.uuid(),
  versionNumber: z.int(),
  savedAt: z.iso.datetime(),
  /** A save with the same Idempotency-Key was taken before: nothing changed now. */
  isReplay: z.boolean().optional(),
})
export type SaveResult = z.infer<typeof SaveResult>

/** `details` of a `corrupt_document` error: the newest version that can still be read, if any. */
export const CorruptDocumentDetails = z.object({
  lastGoodVersionId: z.uuid().nullable(),
  lastGoodVersionNumber: z.int().nullable(),
})
export type CorruptDocumentDetails = z.infer<typeof CorruptDocumentDetails>
