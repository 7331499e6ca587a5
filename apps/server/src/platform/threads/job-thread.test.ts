import { afterEach, expect, test } from 'vitest'
import { createJobThread } from './create-job-thread.ts'
import { JobThreadBroke, JobTookTooLong } from './errors.ts'
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
  expect([one, other]).toMatchObject([
    { reason: expect.any(JobThreadBroke) },
    { reason: expect.any(JobThreadBroke) },
  ])
  expect([...(await thread.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
})

test('a job that needs more memory than there is breaks the thread and nothing else', async () => {
  const small = createJobThread<typeof exampleJobs>(file, { resourceLimits: { maxOldGenerationSizeMb: 16 } })
  await expect(small.run('fill', null as never)).rejects.toMatchObject({
    name: 'JobThreadBroke',
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  })
  expect([...(await small.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
  await small.close()
})

test('a job that never ends is given up, and with it the thread', async () => {
  const strict = createJobThread<typeof exampleJobs>(file, { limit: 20 })
  const [one, other] = await Promise.allSettled([strict.run('spin', null), strict.run('spin', null)])
  expect(one).toMatchObject({ reason: expect.any(JobTookTooLong) })
  expect(other).toMatchObject({ reason: expect.any(JobThreadBroke) })
})

test('a job that goes on though nobody waits for it does not keep the thread from others', async () => {
  const strict = createJobThread<typeof exampleJobs>(file, { patience: 1 })
  const leaving = new AbortController()
  const onStep = async () => queueMicrotask(() => leaving.abort(new Error('enough')))
  await expect(strict.run('spin', null, { onStep, signal: leaving.signal })).rejects.toThrow('enough')
  // The thread may be ended before or after this is ordered of it.
  const next = () => strict.run('double', { bytes }).catch(() => strict.run('double', { bytes }))
  expect([...(await next()).bytes]).toEqual([2, 4, 6])
  await strict.close()
})

test('a job that was left and has ended leaves the thread to others', async () => {
  const strict = createJobThread<typeof exampleJobs>(file, { patience: 60_000 })
  const refused = { onStep: () => Promise.reject(new Error('not wanted')) }
  for (let time = 0; time < 3; time += 1) {
    await expect(strict.run('double', { bytes }, refused)).rejects.toThrow('not wanted')
    expect([...(await strict.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
  }
  await strict.close()
})

test('closing rejects what is under way', async () => {
  const waiting = thread.run('double', { bytes }, { onStep: () => thread.close() })
  await expect(waiting).rejects.toThrow('ended')
})

test('a thread with nothing to do ends by itself when it is closed', async () => {
  const ended = new Int32Array(new SharedArrayBuffer(4))
  await thread.run('noteEnd', { ended })
  await thread.close()
  expect([...ended]).toEqual([1])
})

test('a thread that does not end by itself is ended', async () => {
  const strict = createJobThread<typeof exampleJobs>(file, { grace: 1 })
  const ended = new Int32Array(new SharedArrayBuffer(4))
  await strict.run('stay', { ended })
  await strict.close()
  expect([...ended]).toEqual([0])
})

test('a thread with nothing to do ends, and starts again', async () => {
  const short = createJobThread<typeof exampleJobs>(file, { idle: 1 })
  for (let time = 0; time < 3; time += 1) {
    expect([...(await short.run('double', { bytes })).bytes]).toEqual([2, 4, 6])
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await short.close()
})
