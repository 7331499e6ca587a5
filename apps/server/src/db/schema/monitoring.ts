import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Errors nobody expected; the same one again, while open, raises `count`. */
export const errorLog = pgTable(
  'error_log',
  {
    id: uuid('id').primaryKey(),
    /** What makes two errors the same: type, message without its numbers, first own line of the stack. */
    fingerprint: text('fingerprint').notNull(),
    errorType: text('error_type').notNull(),
    severity: text('severity', { enum: ['critical', 'error', 'warning'] }).notNull(),
    message: text('message').notNull(),
    url: text('url'),
    stackTrace: text('stack_trace'),
    count: integer('count').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('error_log_order').on(
      sql`(${table.resolvedAt} IS NOT NULL)`,
      table.lastSeenAt.desc(),
      table.id.desc(),
    ),
    index('error_log_last_seen_at').on(table.lastSeenAt),
  ],
)

/** Calls by endpoint, in intervals of five minutes. */
export const requestStats = pgTable(
  'request_stats',
  {
    beginsAt: instant('begins_at').notNull(),
    endpoint: text('endpoint').notNull(),
    count: integer('count').notNull(),
    totalMs: doublePrecision('total_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.beginsAt, table.endpoint] })],
)

/** The last check of each part of each process. */
export const healthChecks = pgTable(
  'health_checks',
  {
    id: uuid('id').primaryKey(),
    process: text('process').notNull(),
    metric: text('metric').notNull(),
    value: text('value').notNull(),
    status: text('status', { enum: ['healthy', 'degraded', 'unhealthy'] }).notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [unique('health_checks_process_metric_key').on(table.process, table.metric)],
)

/** Only flags that were ever switched; what has no row is on. */
export const featureFlags = pgTable('feature_flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type ErrorLogRow = typeof errorLog.$inferSelect
export type RequestStatsRow = typeof requestStats.$inferSelect
export type HealthCheckRow = typeof healthChecks.$inferSelect
