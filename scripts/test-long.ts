import { buildWeb } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { installed, run } from './processes.ts'

// The full form of `resilience/` and of two browsers at random, which takes hours: `npm run test:long -- resilience/kill.test.ts`
// for a part.
const parts = process.argv.slice(2)
await buildWeb()
process.exitCode = await run(
  installed('vitest'),
  [
    'run',
    '--project=resilience',
    '--project=e2e',
    '--no-file-parallelism',
    ...(parts.length > 0 ? parts : ['resilience/', 'e2e/together-at-random.test.ts']),
  ],
  { KWIQ_TEST_LONG: '1', CHROMIUM_PATH: ensureChromium() },
)
