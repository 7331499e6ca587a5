export { makeBackup } from './make-backup.ts'
export { moveToPostgres } from './move-to-postgres.ts'
export { restoreBackup } from './restore-backup.ts'
export { serveBackups } from './serve-backups.ts'
