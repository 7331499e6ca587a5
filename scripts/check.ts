import { installed, run } from './processes.ts'

/** What must hold for every commit, quickest first. All of them run, so that one look shows everything. */
const checks: [string, string, string[]][] = [
  ['format', installed('oxfmt'), ['--check', '.']],
  ['lint and boundaries', installed('oxlint'), ['--type-aware']],
  ['types', installed('tsc'), ['-p', '.']],
  ['unused files, exports and packages', installed('knip'), []],
]

const failed: string[] = []
for (const [name, command, args] of checks) {
  process.stdout.write(`\n== ${name}\n`)
  if ((await run(command, args)) !== 0) failed.push(name)
}
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
