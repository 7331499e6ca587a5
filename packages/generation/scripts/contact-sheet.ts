/**
 * Draws generated apps as one picture, to be looked at:
 * node packages/generation/scripts/contact-sheet.ts <out.png> [descriptions.jsonl] [--from n] [--count n] [--seed n] [--tall]
 * A JSONL file has `prompt` in each line; without one, Kwiq's own descriptions are drawn. `--tall` shows screens whole.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateApp } from '../src/index.ts'
import { descriptions } from '../src/testing/descriptions.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '12' },
    seed: { type: 'string' },
    tall: { type: 'boolean', default: false },
  },
})
const [target, source] = positionals
if (!target)
  throw new Error(
    'Usage: contact-sheet.ts <out.png> [descriptions.jsonl] [--from n] [--count n] [--seed n] [--tall]',
  )

const prompts = source
  ? readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const { prompt }: { prompt: string } = JSON.parse(line)
        return prompt
      })
  : descriptions
const from = Number(values.from)
const documents = prompts
  .slice(from, from + Number(values.count))
  .map((prompt) => generateApp({ prompt, ...(values.seed ? { seed: Number(values.seed) } : {}) }).document)
const file = join(mkdtempSync(join(tmpdir(), 'kwiq-sheet-')), 'documents.json')
writeFileSync(file, JSON.stringify(documents))
execFileSync(
  process.execPath,
  [
    join(import.meta.dirname, '../../runtime/scripts/contact-sheet.ts'),
    file,
    target,
    ...(values.tall ? ['--tall', '--width', '270'] : []),
  ],
  { stdio: 'inherit' },
)
