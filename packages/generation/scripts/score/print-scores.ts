import { readFileSync } from 'node:fs'
import { generateApp } from '../../src/index.ts'
import { warmUpDescriptions } from '../../src/warm-up-descriptions.ts'
import { isCovered, stringsOf } from './coverage.ts'
import { measureApp, share, type Measured, type ScoredDescription } from './measure-app.ts'

/** The descriptions of a JSONL file: `prompt`, `features` and `expect` in each line. */
export function readDescriptions(file: string): ScoredDescription[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const described: ScoredDescription = JSON.parse(line)
      return described
    })
}

/** A machine that others use as well takes twice as long now and then: of each description the middle time counts. */
const roundsTimed = 3
const middleOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

function millisecondsOf(prompt: string): number {
  const began = performance.now()
  generateApp({ prompt })
  return performance.now() - began
}

/** Generates every description of a set and prints the criteria as a table, then the worst. */
export function printScores(
  set: readonly ScoredDescription[],
  { worst: mostWorst, isComplete }: { worst: number; isComplete: boolean },
): void {
  const first = millisecondsOf(set[0]?.prompt ?? '')
  // As a server does before anybody asks.
  for (const prompt of warmUpDescriptions) generateApp({ prompt })
  // Nothing else is done between: what is measured of an app makes garbage of its own.
  const rounds = Array.from({ length: roundsTimed }, () => set.map(({ prompt }) => millisecondsOf(prompt)))
  const times = set
    .map((_, index) => middleOf(rounds.map((round) => round[index] ?? 0)))
    .sort((one, other) => one - other)
  const measured = set.map(measureApp)
  const mean = (read: (one: Measured) => number) =>
    measured.reduce((sum, one) => sum + read(one), 0) / measured.length
  const part = (read: (one: Measured) => boolean) => mean((one) => (read(one) ? 1 : 0))
  const at = (quantile: number) => times[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0

  /** Features of the next description but three, which is about something else. */
  const wrong = mean((one) => {
    const other = set[(measured.indexOf(one) + 3) % set.length]
    return share(other?.features ?? [], (feature) => isCovered(feature, stringsOf(one.document)))
  })

  const titleOverlap = mean((one) => {
    const other = measured[(measured.indexOf(one) + 7) % measured.length]
    if (!other) return 0
    const both = [...one.titles].filter((title) => other.titles.has(title)).length
    return both / Math.max(1, new Set([...one.titles, ...other.titles]).size)
  })

  const rows: [string, string, string][] = [
    ['feature coverage', mean((one) => one.coverage).toFixed(3), '>= 0.90'],
    ['lowest coverage', Math.min(...measured.map((one) => one.coverage)).toFixed(2), '> 0'],
    ['above half', part((one) => one.coverage > 0.5).toFixed(3), '>= 0.95'],
    ['typed coverage', mean((one) => one.typed).toFixed(3), '>= 0.95'],
    ['wrong description', wrong.toFixed(3), '<= 0.05'],
    ['labels over 4 words', mean((one) => one.longLabels).toFixed(3), '0'],
    ['unique labels', mean((one) => one.uniqueLabels).toFixed(3), '>= 0.8'],
    ['titles shared by apps', titleOverlap.toFixed(3), '<= 0.3'],
    ['kinds of app', String(new Set(measured.map((one) => one.signature)).size), '>= 25'],
    ['navigation sound', part((one) => one.navigationProblems === 0).toFixed(3), '1'],
    ['4-9 screens, 4-12 parts', part((one) => one.isBalanced).toFixed(3), '>= 0.95'],
    ['media without a cue', part((one) => one.hasNeedlessMedia).toFixed(3), '<= 0.05'],
    ['stated colours', mean((one) => one.colors).toFixed(3), '1'],
    ['contrast >= 4.5', part((one) => one.hasContrast).toFixed(3), '1'],
    ['same every time', part((one) => one.isDeterministic).toFixed(3), '1'],
    ['steps to any screen', String(Math.max(...measured.map((one) => one.depth))), '<= 3'],
    ['first ms', first.toFixed(0), '<= 500'],
    ['p50 / p95 ms', `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)}`, '<= 50'],
  ]
  process.stdout.write(`${measured.length} descriptions\n`)
  for (const [name, value, target] of rows)
    process.stdout.write(`${name.padEnd(26)}${value.padStart(12)}   ${target}\n`)

  const worst = [...measured]
    .sort((one, other) => one.coverage - other.coverage)
    .slice(0, isComplete ? measured.length : mostWorst)
  for (const one of worst.filter((each) => each.missed.length > 0 || each.untyped.length > 0)) {
    process.stdout.write(`${one.coverage.toFixed(2)}  ${one.prompt.slice(0, 60).replaceAll('\n', ' ')}\n`)
    if (one.missed.length > 0) process.stdout.write(`      missed: ${one.missed.join('; ')}\n`)
    if (one.untyped.length > 0) process.stdout.write(`      untyped: ${one.untyped.join('; ')}\n`)
  }
}
