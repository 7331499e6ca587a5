import path from 'node:path'
import { readEnv } from '../apps/server/src/platform/env/read-env.ts'
import { makeBackup } from '../apps/server/src/platform/backup/index.ts'
import { runOperation } from './operation.ts'

await runOperation(['--without-secret'], async ({ place, has }) => {
  const env = readEnv(process.env)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const directory = place ?? path.join('backups', `kwiq-${stamp}`)
  const made = await makeBackup(env, { directory, isWithoutSecret: has('--without-secret') })
  const { tables, rows, files, bytes, missing, hasSecret } = made
  const megabytes = (bytes / 1e6).toFixed(1)
  return [
    `Backup in ${made.directory}: ${rows} rows of ${tables} tables, ${files} files (${megabytes} MB), read back and compared.`,
    ...(missing > 0 ? [`${missing} files that the database tells of are not in the store any more.`] : []),
    hasSecret
      ? 'The secret is in it: keep the backup where nobody else reads it.'
      : 'The secret is not in it: keep KWIQ_SECRET in another place. Without it the signing keys of apps stay closed.',
  ]
})
