import { z } from 'zod'

/** ISO 8601 in UTC, such as 2026-11-21T06:30:00.000Z. */
export const Timestamp = z.iso.datetime()

/** An id in a path. Anything that is no UUID is answered like an unknown id (404), so it is not refused here. */
export const PathId = z.string().min(1).max(200)

export const ProjectParams = z.object({ id: PathId })
export type ProjectParams = z.infer<typeof ProjectParams>

/** A page of a list that can grow; the `Link` header of the answer names the next one. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().min(1).max(200).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>
