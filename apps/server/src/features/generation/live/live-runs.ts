import { LiveRun } from './live-run.ts'

/** Milliseconds a run goes on without a connection. */
const grace = 10_000
/** Milliseconds for which the events of an ended run can still be followed. */
const memory = 60_000

/** The streamed runs of this process that have an id, each known to its person alone. */
export class LiveRuns {
  readonly #runs = new Map<string, LiveRun>()
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  readonly #graceMs: number

  constructor(graceMs = grace) {
    this.#graceMs = graceMs
  }

  find(userId: string, id: string): LiveRun | undefined {
    return this.#runs.get(keyOf(userId, id))
  }

  /** A run under a new id. What the same person left behind before is given up first, so that its place is free. */
  async open(userId: string, id: string): Promise<LiveRun> {
    const left = this.#leftBy(userId)
    const run = new LiveRun(this.#graceMs)
    this.#runs.set(keyOf(userId, id), run)
    await Promise.all(left.map((each) => each.cancel()))
    return run
  }

  /** To be called when the run has ended. */
  forgetSoon(userId: string, id: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.drop(userId, id)
    }, memory)
    this.#timers.add(timer)
  }

  /** Nobody can follow it any more. */
  drop(userId: string, id: string): void {
    this.#runs.delete(keyOf(userId, id))
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.all(Array.from(this.#runs.values(), (run) => run.cancel()))
  }

  #leftBy(userId: string): LiveRun[] {
    return [...this.#runs]
      .filter(([key, run]) => key.startsWith(`${userId} `) && run.isLeft)
      .map(([, run]) => run)
  }
}

function keyOf(userId: string, id: string): string {
  return `${userId} ${id.toLowerCase()}`
}
