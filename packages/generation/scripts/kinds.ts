import { readFileSync } from 'node:fs'
import { likenessOf } from '../src/plan/likeness.ts'
import { planApp } from '../src/plan/plan-app.ts'
import { understand } from '../src/understand/understand.ts'

interface Line {
  prompt: string
  /** Ids of the kinds that would serve; none: no kind does. Absent: nobody said. */
  kinds?: string[]
}

/** Kinds without content of their own: a description of them is of no kind. */
const openKinds = new Set(['generic', 'tracker', 'reference'])

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: kinds.ts FILE.jsonl, lines {"prompt": "...", "kinds": ["..."]}')
const lines: Line[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
let right = 0
let labelled = 0
for (const { prompt, kinds } of lines) {
  const meant = understand(prompt)
  const found = planApp(meant, meant.seed).archetype.id
  const near = [...likenessOf(meant.stems)]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([{ id }, likeness]) => `${id} ${likeness.toFixed(3)}`)
  const isRight = kinds?.length === 0 ? openKinds.has(found) : kinds?.includes(found)
  if (isRight !== undefined) labelled += 1
  if (isRight) right += 1
  const mark = isRight === undefined ? ' ' : isRight ? '+' : '-'
  process.stdout.write(`${mark} ${found.padEnd(18)} ${prompt.slice(0, 80)}\n    ${near.join(', ')}\n`)
}
if (labelled > 0) process.stdout.write(`${right} of ${labelled} right\n`)
