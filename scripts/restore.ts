import { readEnv } from '../apps/server/src/platform/env/read-env.ts'
import { restoreBackup } from '../apps/server/src/platform/backup/index.ts'
import { runOperation } from './operation.ts'

await runOperation(['--replace', '--any-secret'], async ({ place, has }) => {
  if (place === undefined) throw new Error('Name the directory of the backup: npm run restore -- <directory>')
  const { rows, tables, files } = await restoreBackup(readEnv(process.env), {
    directory: place,
    isReplacing: has('--replace'),
    isAnySecretFine: has('--any-secret'),
  })
  return [
    `Restored ${rows} rows of ${tables} tables and ${files} files, counted and compared with the backup.`,
  ]
})
