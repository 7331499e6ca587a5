import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildPayload, buildWeb } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { installed, run } from './processes.ts'
import { filesToRepeat, readRecord } from './test-record.ts'

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

const folder = mkdtempSync(path.join(tmpdir(), 'kwiq-test-'))
const record = path.join(folder, 'record.json')
const runTests = (more: string[]) =>
  run(installed('vitest'), ['run', ...more], { CHROMIUM_PATH: chromium, KWIQ_TEST_RECORD: record })
try {
  process.exitCode = await runTests(args)
  const ran = process.exitCode === 0 ? null : readRecord(record)
  const again = ran ? filesToRepeat(ran) : []
  if (again.length > 0) {
    // A browser beside others, processes that are killed, a Node that broke: once more, and from the beginning, before it is a fault.
    console.log(`\nOnce more from the beginning: ${again.map(({ file }) => file).join(', ')}`)
    const names = [...new Set(again.map(({ project }) => project))]
    process.exitCode = await runTests([
      ...names.flatMap((name) => ['--project', name]),
      ...again.map(({ file }) => file),
    ])
  }
} finally {
  rmSync(folder, { recursive: true })
}
