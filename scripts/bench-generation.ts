/**
 * Prints how well the built-in generator understands descriptions, for Kwiq's own and for any further files:
 * npm run bench:generation -- [descriptions.jsonl ...]
 * Each line of a file has `prompt`, `features` and, if wanted, `expect`. Figures only: it never fails.
 */
import path from 'node:path'
import { printScores, readDescriptions } from '../packages/generation/scripts/score/print-scores.ts'
import { root } from './processes.ts'

const own = path.join(root, 'packages/generation/scripts/data/descriptions.jsonl')
for (const file of [own, ...process.argv.slice(2)]) {
  process.stdout.write(`\n${path.relative(process.cwd(), file)}\n`)
  printScores(readDescriptions(file), { worst: 5, isComplete: false })
}
