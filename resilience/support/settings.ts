/** Whether `npm run test:long` runs it. */
export const isLong = process.env.KWIQ_TEST_LONG === '1'

/** A secret as all processes of a test share it. */
const secret = 'resilience '.repeat(4)

/** Settings of every process of the tests that has a PostgreSQL server. */
export const onPostgres = (databaseUrl: string, dataDirectory: string) => ({
  DATABASE_URL: databaseUrl,
  KWIQ_SECRET: secret,
  KWIQ_DATA_DIR: dataDirectory,
})
