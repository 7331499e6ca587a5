import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { readMigrations } from '../apps/server/src/platform/database/read-migrations.ts'
import { readEnv } from '../apps/server/src/platform/env/read-env.ts'
import { createLogger } from '../apps/server/src/platform/logger.ts'
import { prepareDataDirectory } from '../apps/server/src/platform/data-directory.ts'
import { fillDatabase, filledOwner } from './seed/fill-database.ts'

// `npm run seed` fills the database of a Kwiq that does not run with a platform that has been used for long, to look at
// pages and measure calls at size. For trying things out only: it makes up people.
const env = readEnv(process.env)
await prepareDataDirectory(env.dataDir)
const open = await openDatabase(env, createLogger(env.logLevel))
try {
  await migrate(open, await readMigrations())
  await fillDatabase(open)
  process.stdout.write(`Filled. Sign in as ${filledOwner.email} with "${filledOwner.password}".\n`)
} finally {
  await open.close()
}
