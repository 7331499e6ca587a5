import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { generateWithModel } from '../src/index.ts'

/** Milliseconds from the call to the moment the SDK hands the first request to the provider. */
export async function measureOverhead(prompt: string): Promise<number> {
  const asked = Promise.withResolvers<number>()
  const model = new MockLanguageModelV4({
    doStream: () => {
      asked.resolve(performance.now())
      return Promise.resolve({ stream: simulateReadableStream({ chunks: [] }) })
    },
  })
  const cancel = new AbortController()
  const began = performance.now()
  const run = generateWithModel({ prompt, model, signal: cancel.signal })
  const askedAt = await asked.promise
  cancel.abort()
  await run
  return askedAt - began
}
