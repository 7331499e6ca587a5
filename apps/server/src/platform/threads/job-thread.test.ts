import { afterEach, expect, test } from 'vitest'
import { createJobThread } from './create-job-thread.ts'
import type { exampleJobs } from './testing/example-jobs.ts'

const file = new URL('testing/example-thread.ts', import.meta.url)
let thread = createJobThread<typeof exampleJobs>(file)
afterEach(async () => {
  await thread.close()
  thread = createJobThread<typeof exampleJobs>(file)
})

const bytes = Uint8Array.of(1, 2, 3)

test('jobs are done beside each other, each after its steps are agreed to', async () => {
  const steps: string[] = []
  const onStep = async (name: string) => void steps.push(name)
  const results = await Promise.all([1, 2].map(() => thread.run('double', { bytes }, { onStep })))
  expect(results.map((result) => [...result.bytes])).toEqual([
    [2, 4, 6],
    [2, 4, 6],
  ])
  expect(steps).toEqual(['doubling', 'doubling'])
})

test('an error comes back with its name, words and cause', async () => {
  const failing = thread.run('fail', null as never)
  await expect(failing).rejects.toMatchObject({
    name: 'RangeError',
    message: 'That is too much.',
    cause: { message: 'of a good thing' },
  })
})

test('a step that is not agreed to ends the job with the reason', async () => {
  const reason = new TypeError('taken away')
  const onStep = () => Promise.reject(reason)
  await expect(thread.run('double', { bytes }, { onStep })).rejects.toBe(reason)
  expect([...(await thread.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
})

test('a job that is not wanted any more is left at once, and a thread that is stuck can be ended', async () => {
  const leaving = new AbortController()
  const onStep = async () => queueMicrotask(() => leaving.abort(new Error('enough')))
  await expect(thread.run('spin', null, { onStep, signal: leaving.signal })).rejects.toThrow('enough')
  await thread.close()
  expect([...(await thread.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
})

test('a thread that breaks fails its jobs, and the next job has a new one', async () => {
  const [one, other] = await Promise.allSettled([
    thread.run('double', { bytes }, { onStep: () => new Promise(() => undefined) }),
    thread.run('end', null as never),
  ])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect([...(await thread.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
})

test('closing rejects what is under way', async () => {
  const waiting = thread.run('double', { bytes }, { onStep: () => thread.close() })
  await expect(waiting).rejects.toThrow('ended')
})

test('a thread with nothing to do ends, and starts again', async () => {
  const short = createJobThread<typeof exampleJobs>(file, { idle: 1 })
  for (let time = 0; time < 3; time += 1) {
    expect([...(await short.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await short.close()
})
