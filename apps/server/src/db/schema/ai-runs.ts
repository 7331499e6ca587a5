import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

/**
 * Generations, for the month's count. A `running` one is a place taken, so that parallel requests cannot pass
 * the limit; only `succeeded` ones cost anything in the end.
 */
export const aiRuns = pgTable(
  'ai_runs',
  {
    id: uuid('id').primaryKey(),
    /** Whose plan the run counts against. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['running', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Who asked for it: in a shared project not the one whose plan pays. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: ['model', 'built-in'] }),
    /** Name of the language model that was asked, if one was. */
    model: text('model'),
    /** Where it failed, if it did. */
    stage: text('stage', { enum: ['input', 'quota', 'provider', 'parse', 'repair'] }),
    durationMs: integer('duration_ms'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Requests the model was asked. */
    requests: integer('requests'),
    /** Price in millionths of a dollar by the list of `price-of.ts`; null where none is known. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** By the database's clock: until when the run counts as running without a further sign of life. */
    aliveUntil: instant('alive_until'),
  },
  (table) => [
    index('ai_runs_user_id_created_at').on(table.userId, table.createdAt),
    index('ai_runs_created_at').on(table.createdAt.desc(), table.id.desc()),
    index('ai_runs_running')
      .on(table.aliveUntil)
      .where(sql`status = 'running'`),
  ],
)

export type AiRunRow = typeof aiRuns.$inferSelect
