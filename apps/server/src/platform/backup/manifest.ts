import { z } from 'zod'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

const Table = z.strictObject({ name: z.string().min(1), count: z.int().min(0), hash: Hash })
/** Bytes and SHA-256 of a file of a build. */
const BackupFile = z.strictObject({ key: z.string().min(1), size: z.int().min(0), sha256: Hash })
export type BackupFile = z.infer<typeof BackupFile>

/** What a backup holds: `manifest.json` of its directory, written last. */
export const Manifest = z.strictObject({
  format: z.literal('kwiq-backup-1'),
  madeAt: z.iso.datetime(),
  /** The migrations the database had been through. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  files: z.array(BackupFile),
  /** Files the database told of and the store no longer had: swept while the backup was made, or lost before. */
  missing: z.array(z.string()),
  /** Tells one secret from another and nothing else of it. */
  secretMark: Hash,
  /** Whether the secret itself is in the backup. */
  hasSecret: z.boolean(),
})
export type Manifest = z.infer<typeof Manifest>

/** Where things are in the directory of a backup. */
export const places = {
  manifest: 'manifest.json',
  secret: 'secret',
  table: (name: string) => `tables/${name}.jsonl.gz`,
  file: (key: string) => `files/${key}`,
} as const
