import { readEnv } from '../apps/server/src/platform/env/read-env.ts'
import { moveToPostgres } from '../apps/server/src/platform/backup/index.ts'
import { runOperation } from './operation.ts'

await runOperation(['--replace'], async ({ place, has }) => {
  if (place !== undefined)
    throw new Error('Set KWIQ_DATA_DIR and DATABASE_URL; nothing else has to be named.')
  const env = readEnv(process.env)
  const { rows, tables, files } = await moveToPostgres(env, has('--replace'))
  return [
    `Moved ${rows} rows of ${tables} tables, counted and compared on the server${env.s3 ? `, and ${files} files` : ''}.`,
    env.s3
      ? 'From now on start Kwiq with these settings.'
      : `From now on start Kwiq with these settings; files of builds stay in ${env.dataDir}.`,
  ]
})
