import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './processes.ts'
import { addRun, countRecord, type FileRecord, filesBroken, readRecord, writeRecord } from './test-record.ts'

/**
 * Ends a run with one plain line, "N passed, N failed, N skipped", that any script can read. Where `npm test` names a
 * file for it, it adds to what the runs before came to.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const place = process.env.KWIQ_TEST_RECORD ?? ''
    const broken = unhandledErrors.map((error) => filesBroken([error]))
    const run = {
      files: modules.map((module) => recordOf(module, broken.flat().includes(module.moduleId))),
      unhandled: broken.filter((files) => files.length === 0).length,
    }
    const record = place === '' ? run : addRun(readRecord(place), run)
    if (place !== '') writeRecord(place, record)
    process.stdout.write(`\n${countRecord(record)}\n`)
  }
}

function recordOf(module: TestModule, isBroken: boolean): FileRecord {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state !== 'pending') counts[state] += 1
  }
  if (module.errors().length > 0 || isBroken) counts.failed += 1
  const file = path.relative(root, module.moduleId)
  return { project: module.project.name, file, ...counts, ...(isBroken && { broke: true }) }
}
