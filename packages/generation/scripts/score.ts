/**
 * Scores the built-in generator and prints a table:
 * node packages/generation/scripts/score.ts [descriptions.jsonl] [--worst n] [--missed]
 * Each line of the file has `prompt`, `features` and `expect`; without a file Kwiq's own descriptions are used.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printScores, readDescriptions } from './score/print-scores.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { worst: { type: 'string', default: '8' }, missed: { type: 'boolean', default: false } },
})
const source = positionals[0] ?? join(import.meta.dirname, 'data/descriptions.jsonl')
printScores(readDescriptions(source), { worst: Number(values.worst), isComplete: values.missed })
