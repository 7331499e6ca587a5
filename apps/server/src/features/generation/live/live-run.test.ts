import type { GenerationEvents, GenerationSuccess } from '@kwiq/contracts'
import { beforeEach, expect, it, vi } from 'vitest'
import { cancelledError } from '../generation-error.ts'
import { untilFollowed } from '../generated-app.ts'
import { LiveRun, type RunHandle } from './live-run.ts'
import { LiveRuns } from './live-runs.ts'

const stage: GenerationEvents['stage'] = { step: 'planning', message: 'Planning' }
// Only its being there is looked at.
const success = { ok: true } as GenerationSuccess
const failure = { ok: false, error: 'No' } as GenerationEvents['error']

let run: LiveRun
beforeEach(() => {
  run = new LiveRun(20)
})

function record() {
  const told: string[] = []
  const stop = run.follow(({ event }) => told.push(event))
  return { told, stop }
}

/** Work that goes on until it is told to. */
function open() {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async (handle: RunHandle) => {
    handle.emit('stage', stage)
    await gate
    await untilFollowed(handle)
    return success
  }
  return { work, finish }
}

it('tells who comes later everything from the beginning', async () => {
  const { work, finish } = open()
  const first = record()
  const ended = run.start(work, () => failure)
  first.stop()
  const second = record()
  expect(second.told).toEqual(['stage'])
  finish()
  await ended
  expect([first.told, second.told]).toEqual([['stage'], ['stage', 'done']])
  expect(record().told).toEqual(['stage', 'done'])
})

it('waits for somebody to follow before it counts, and is cancelled when nobody comes', async () => {
  const { work, finish } = open()
  const { stop } = record()
  const ended = run.start(work, () => failure)
  stop()
  finish()
  await ended
  expect(run.signal.aborted).toBe(true)
  expect(run.events.map(({ event }) => event)).toEqual(['stage', 'error'])
})

it('goes on when somebody comes back in time', async () => {
  const { work, finish } = open()
  const { stop } = record()
  const ended = run.start(work, () => failure)
  stop()
  finish()
  const back = record()
  await ended
  await vi.waitFor(() => expect(back.told).toEqual(['stage', 'done']))
  expect(run.signal.aborted).toBe(false)
})

it('is over at once when it is cancelled', async () => {
  const { work, finish } = open()
  record()
  const ended = run.start(work, () => failure)
  const cancelled = run.cancel()
  finish()
  await Promise.all([ended, cancelled])
  expect(run.events.at(-1)?.event).toBe('error')
})

it('that is refused before it tells anything rejects, and tells nobody', async () => {
  const { told } = record()
  await expect(
    run.start(
      () => Promise.reject(cancelledError()),
      () => failure,
    ),
  ).rejects.toThrow('cancelled')
  expect(told).toEqual([])
})

it('is known to its person alone, and given up when they begin another', async () => {
  const runs = new LiveRuns(10_000)
  run = await runs.open('mara', 'A-1')
  const { work, finish } = open()
  const { stop } = record()
  const ended = run.start(work, () => failure)
  expect([runs.find('mara', 'a-1'), runs.find('ada', 'a-1')]).toEqual([run, undefined])
  stop()
  finish()
  await runs.open('mara', 'b-2')
  await ended
  expect(run.signal.aborted).toBe(true)
  await runs.close()
})
