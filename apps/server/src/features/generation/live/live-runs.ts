import { LiveRun } from './live-run.ts'

/** Milliseconds a run goes on without a connection. */
const grace = 10_000
/** Milliseconds for which the events of an ended run can still be followed. */
const memory = 60_000
/** Milliseconds that closing waits for runs somebody follows: most take less, and somebody waits for them. */
const farewell = 4000

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

  /** Lets runs that are followed come to their end for a moment, and ends the rest. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    const runs = [...this.#runs.values()]
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, farewell)
    })
    const followed = runs.filter((run) => run.isFollowed && !run.isEnded)
    await Promise.race([Promise.all(followed.map((run) => run.whenEnded())), late])
    clearTimeout(timer)
    await Promise.all(runs.map((run) => run.cancel()))
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
