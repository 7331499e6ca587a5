import { buildPayload, buildWeb } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { installed, run } from './processes.ts'

// Arguments go to vitest: `npm test -- --project unit packages/app-model`.
const args = process.argv.slice(2)
const projects = args.flatMap((value, index) => (args[index - 1] === '--project' ? [value] : []))
const needsBrowser = projects.length === 0 || projects.includes('e2e')

let chromium = ''
if (needsBrowser) {
  try {
    chromium = ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  await buildWeb()
} else if (projects.includes('resilience')) await buildPayload()
process.exitCode = await run(installed('vitest'), ['run', ...args], { CHROMIUM_PATH: chromium })
