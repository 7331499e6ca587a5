import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

/** What the builds of a project have in common. The three key columns are set together. */
export const exportSettings = pgTable('export_settings', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  packageId: text('package_id').notNull(),
  /** The number of the latest build; each new one takes the next. */
  lastBuildNumber: integer('last_build_number').notNull(),
  /** The private key (PKCS #8, DER), sealed with the server's secret. */
  sealedKey: text('sealed_key'),
  /** X.509, DER, base64. */
  certificate: text('certificate'),
  keyCreatedAt: instant('key_created_at'),
})

/** Builds. Pending and building ones are the queue. */
export const builds = pgTable(
  'builds',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Whose plan the build counts against: the project's owner when it was asked for. */
    payerId: uuid('payer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    platform: text('platform', { enum: ['android', 'ios'] }).notNull(),
    status: text('status', { enum: ['pending', 'building', 'completed', 'failed'] }).notNull(),
    step: text('step', {
      enum: ['queued', 'preparing', 'packing', 'signing', 'checking', 'storing'],
    }).notNull(),
    versionNumber: integer('version_number').notNull(),
    buildNumber: integer('build_number').notNull(),
    /** How often a worker has taken it up since it was last asked for. */
    attempt: integer('attempt').notNull(),
    /** The worker that holds it, and until when it does without another sign of life (the database's clock). */
    workerId: uuid('worker_id'),
    leaseUntil: instant('lease_until'),
    error: text('error'),
    signer: text('signer'),
    /** JSON lists of sentences, or null. */
    changes: text('changes'),
    notes: text('notes'),
    createdAt: instant('created_at').notNull(),
    /** When it was asked for, the last time: its place in the queue, and the month it counts in. */
    queuedAt: instant('queued_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('builds_project_id_created_at').on(table.projectId, table.createdAt.desc(), table.id.desc()),
    index('builds_payer_id_queued_at').on(table.payerId, table.queuedAt),
    index('builds_queued_at').on(table.queuedAt.desc(), table.id.desc()),
    index('builds_failed')
      .on(table.finishedAt)
      .where(sql`status = 'failed'`),
    index('builds_waiting')
      .on(table.queuedAt, table.id)
      .where(sql`status IN ('pending', 'building')`),
  ],
)

/** Files of completed builds. Without a foreign key: files of builds that are gone are still to be removed. */
export const buildArtifacts = pgTable(
  'build_artifacts',
  {
    buildId: uuid('build_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['apk', 'aab', 'xcode', 'source'] }).notNull(),
    /** Order in which they are shown; 0 is the main file. */
    position: integer('position').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** SHA-256, hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Where the storage keeps it. */
    fileKey: text('file_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.buildId, table.name] })],
)

export type ExportSettingsRow = typeof exportSettings.$inferSelect
export type BuildRow = typeof builds.$inferSelect
export type BuildArtifactRow = typeof buildArtifacts.$inferSelect
