import { z } from 'zod'
import { Timestamp } from '../http/common.ts'

/** `critical` is a fault of the server, `error` one in a browser, `warning` something it recovered from. */
export const Severity = z.enum(['critical', 'error', 'warning'])
export type Severity = z.infer<typeof Severity>

/** An error nobody expected. The same one again, while unresolved, raises `count`. */
export const ErrorLogEntry = z.object({
  id: z.uuid(),
  errorType: z.string(),
  severity: Severity,
  message: z.string(),
  url: z.string().nullable(),
  stackTrace: z.string().nullable(),
  /** When it was first seen. */
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  count: z.int(),
  resolved: z.boolean(),
})
export type ErrorLogEntry = z.infer<typeof ErrorLogEntry>

/** What a browser tells of an error in Kwiq's own pages. */
export const BrowserErrorReport = z.object({
  errorType: z.string().trim().min(1).max(100),
  message: z.string().max(2000),
  /** Path of the page, without query. */
  url: z.string().max(500),
  stackTrace: z.string().max(8000).optional(),
})
export type BrowserErrorReport = z.infer<typeof BrowserErrorReport>

/** The last check of a part of a Kwiq process. */
export const HealthMetric = z.object({
  id: z.uuid(),
  metric: z.string(),
  /** With its unit, such as `3 ms`. */
  value: z.string(),
  status: z.enum(['healthy', 'degraded', 'unhealthy']),
  checkedAt: Timestamp,
})
export type HealthMetric = z.infer<typeof HealthMetric>

/** One change of something's state. */
export const ActivityLogEntry = z.object({
  id: z.uuid(),
  action: z.string(),
  resourceType: z.string(),
  resourceId: z.string(),
  userId: z.uuid().nullable(),
  createdAt: Timestamp,
})
export type ActivityLogEntry = z.infer<typeof ActivityLogEntry>

/** Response times of the last 24 hours, slowest endpoint first. */
export const Performance = z.object({
  averages: z.array(
    z.object({
      /** Method and path, such as `GET /api/projects/{id}`. */
      endpoint: z.string(),
      count: z.int(),
      /** Milliseconds with two decimals. */
      avgResponseTime: z.string(),
    }),
  ),
})
export type Performance = z.infer<typeof Performance>
