import type { GenerationEvents, GenerationSuccess } from '@kwiq/contracts'
import type { Emit } from '../generated-app.ts'

export type RunEvent = {
  [K in keyof GenerationEvents]: { event: K; data: GenerationEvents[K] }
}[keyof GenerationEvents]
type Listener = (event: RunEvent) => void

/** How the work of a run reports, and how it learns that nobody waits for it any more. */
export interface RunHandle {
  /** Aborts when the run is cancelled. */
  signal: AbortSignal
  emit: Emit
  /** Resolves while somebody follows the run, or when it is cancelled: what costs or saves something waits for it. */
  ready: () => Promise<void>
}

/**
 * A run whose events can be followed by one connection after another. Cancelled when nobody has followed it for
 * `graceMs`; so who closes for good pays nothing, and who reloads the page finds it as it is.
 */
export class LiveRun {
  readonly events: RunEvent[] = []
  readonly #controller = new AbortController()
  readonly #listeners = new Set<Listener>()
  readonly #graceMs: number
  #waiting: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #ending: Promise<void> = Promise.resolve()
  isEnded = false

  constructor(graceMs: number) {
    this.#graceMs = graceMs
    this.signal.addEventListener('abort', () => this.#release())
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  get isFollowed(): boolean {
    return this.#listeners.size > 0
  }

  /** Whether it still runs, and whoever followed it has gone. */
  get isLeft(): boolean {
    return this.#timer !== undefined && !this.isEnded
  }

  readonly emit: Emit = (event, data) => this.#push({ event, data } as RunEvent)

  readonly ready = (): Promise<void> =>
    this.isFollowed || this.signal.aborted
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.#waiting.push(resolve)
        })

  /**
   * Does the work; `present` makes the words for a failure. Rejects with what was thrown before anything had been
   * told, as by a full plan: nobody can follow such a run.
   */
  start(
    work: (run: RunHandle) => Promise<GenerationSuccess>,
    present: (error: unknown) => GenerationEvents['error'],
  ): Promise<void> {
    const run = async () => {
      try {
        const { signal, emit, ready } = this
        const success = await work({ signal, emit, ready })
        this.isEnded = true
        this.#push({ event: 'done', data: success })
      } catch (error) {
        this.isEnded = true
        if (this.events.length === 0) throw error
        this.#push({ event: 'error', data: present(error) })
      }
    }
    const ending = run()
    this.#ending = ending.catch(() => undefined)
    return ending
  }

  /** Tells what has happened so far, then what happens, until the returned function is called. */
  follow(listener: Listener): () => void {
    this.#stopTimer()
    for (const event of this.events) listener(event)
    this.#listeners.add(listener)
    this.#release()
    return () => {
      this.#listeners.delete(listener)
      if (this.isFollowed || this.isEnded) return
      this.#timer = setTimeout(() => this.#controller.abort(), this.#graceMs)
    }
  }

  /** Resolves when it has ended by itself, and that is on record. */
  whenEnded(): Promise<void> {
    return this.#ending
  }

  /** Ends it now; resolves when that is on record. */
  cancel(): Promise<void> {
    this.#stopTimer()
    if (!this.isEnded) this.#controller.abort()
    return this.#ending
  }

  #push(event: RunEvent): void {
    this.events.push(event)
    for (const listener of this.#listeners) listener(event)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #release(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
