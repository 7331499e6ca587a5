import { generateApp } from '@kwiq/generation'
import { measureOverhead } from '../../packages/generation/scripts/measure-overhead.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../processes.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

const budget = 50

/** Time of the built-in generator over our own descriptions, the very first one included, and of ours before a model is asked. */
export async function benchGeneration(): Promise<Figure[]> {
  const file = await readFile(path.join(root, 'packages/generation/scripts/data/descriptions.jsonl'), 'utf8')
  const prompts = file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): string => JSON.parse(line).prompt)
  const samples: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const prompt of prompts) {
      const began = performance.now()
      generateApp({ prompt })
      samples.push(performance.now() - began)
    }
  }
  const p95 = percentile(samples, 0.95)
  const overheads: number[] = []
  for (const prompt of prompts) overheads.push(await measureOverhead(prompt))
  const overhead = percentile(overheads, 0.95)
  return [
    {
      name: `built-in generation, p95 of ${prompts.length} descriptions (p50 ${milliseconds(percentile(samples, 0.5))}, first ${milliseconds(samples[0] ?? 0)})`,
      value: milliseconds(p95),
      promise: `<= ${budget} ms`,
      isKept: p95 <= budget,
    },
    {
      name: `before a model is asked, p95 (first ${milliseconds(overheads[0] ?? 0)})`,
      value: milliseconds(overhead),
      promise: `<= ${budget} ms`,
      isKept: overhead <= budget,
    },
  ]
}
