import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { expect, it } from 'vitest'
import { descriptions } from '../testing/descriptions.ts'
import { generateWithModel } from './generate-with-model.ts'

/** ms from the call to the moment the SDK hands the request to the provider. */
async function overheadOf(prompt: string): Promise<number> {
  let asked = 0
  const model = new MockLanguageModelV4({
    doStream: () => {
      asked = performance.now()
      return Promise.resolve({ stream: simulateReadableStream({ chunks: [] }) })
    },
  })
  const started = performance.now()
  const cancel = new AbortController()
  const run = generateWithModel({ prompt, model, signal: cancel.signal })
  await expect.poll(() => asked, { interval: 1 }).toBeGreaterThan(0)
  cancel.abort()
  await run
  return asked - started
}

it('hands the first request out within 50 ms', async () => {
  const times: number[] = []
  for (const prompt of descriptions) times.push(await overheadOf(prompt))
  const sorted = times.toSorted((one, other) => one - other)
  // The first call of a process also compiles; the median is not moved by a busy machine.
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(50)
}, 30_000)
