import { buildPayload } from './build-web.ts'
import { installed, run } from './processes.ts'

// The full form of `resilience/`, which takes hours: `npm run test:long -- resilience/kill.test.ts` for a part.
await buildPayload()
process.exitCode = await run(
  installed('vitest'),
  ['run', '--project', 'resilience', '--no-file-parallelism', ...process.argv.slice(2)],
  { KWIQ_TEST_LONG: '1' },
)
