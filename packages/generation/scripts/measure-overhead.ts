import { setTimeout as sleep } from 'node:timers/promises'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { generateWithModel } from '../src/index.ts'

/** Milliseconds from the call to the moment the SDK hands the first request to the provider. */
export async function measureOverhead(prompt: string): Promise<number> {
  let asked = 0
  const model = new MockLanguageModelV4({
    doStream: () => {
      asked = performance.now()
      return Promise.resolve({ stream: simulateReadableStream({ chunks: [] }) })
    },
  })
  const cancel = new AbortController()
  const began = performance.now()
  const run = generateWithModel({ prompt, model, signal: cancel.signal })
  while (asked === 0) await sleep(1)
  cancel.abort()
  await run
  return asked - began
}
