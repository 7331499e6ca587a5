import type { Step } from '../messages.ts'

/** Jobs for the tests of threads. */
export const exampleJobs = {
  double: async ({ bytes }: { bytes: Uint8Array }, step: Step) => {
    await step('doubling')
    return { bytes: bytes.map((byte) => byte * 2) }
  },
  fail: async () => {
    throw new RangeError('That is too much.', { cause: new Error('of a good thing') })
  },
  spin: async (_order: null, step: Step) => {
    await step('spinning')
    for (;;);
  },
  fill: async () => {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 1000 }, (_, n) => n))
  },
  end: async () => process.exit(1),
  /** Notes that the thread has ended by itself: one that is ended from outside says nothing more. */
  noteEnd: async ({ ended }: { ended: Int32Array<SharedArrayBuffer> }) => {
    process.once('exit', () => Atomics.store(ended, 0, 1))
  },
  /** Leaves something behind that keeps the thread from ending. */
  stay: async ({ ended }: { ended: Int32Array<SharedArrayBuffer> }) => {
    process.once('exit', () => Atomics.store(ended, 0, 1))
    setInterval(() => undefined, 1000)
  },
}
