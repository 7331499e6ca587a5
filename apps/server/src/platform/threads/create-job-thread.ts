import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { JobThreadBroke, JobTookTooLong } from './errors.ts'
import { type FromThread, type Jobs, type ToThread, unpackError } from './messages.ts'

/** Milliseconds. */
const defaults = {
  /** Without a job, after which the thread ends and gives its memory back. */
  idle: 600_000,
  /** That a job may take, on a slow machine with other work too, before it counts as one that never ends. */
  limit: 300_000,
  /** That a job nobody waits for may go on in the thread; tools it has started may take this long. */
  patience: 90_000,
  /** That a thread with nothing to do is given to end by itself. */
  grace: 5000,
}

interface RunOptions {
  /** Called when a step of the job begins; what it throws ends the job. */
  onStep?: (name: string) => Promise<void>
  /** Rejects at once when it is aborted, whatever the thread is doing. */
  signal?: AbortSignal
}

/** A thread of this process for what takes long, so that the event loop stays free for people. */
export interface JobThread<J extends Jobs> {
  /**
   * Does a job in the thread. Its errors come back with their `name`, `message` and `cause`. Rejects with
   * `JobTookTooLong`, or with `JobThreadBroke` when the thread broke, whatever job was to blame: it may be tried again.
   */
  run<K extends keyof J & string>(
    name: K,
    order: Parameters<J[K]>[0],
    options?: RunOptions,
  ): Promise<Awaited<ReturnType<J[K]>>>
  /** Ends the thread; jobs under way are rejected. */
  close(): Promise<void>
}

interface Pending {
  resolve: (result: never) => void
  reject: (error: unknown) => void
  onStep: (name: string) => Promise<void>
}

/**
 * A thread that runs `file`, which calls `serveJobs`. It is started by the first job, again after it broke, and ends
 * when there has been nothing to do for a while, or when a job in it does not end. An idle one keeps no process alive.
 */
export function createJobThread<J extends Jobs>(
  file: URL,
  options: Partial<typeof defaults> & { resourceLimits?: ResourceLimits } = {},
): JobThread<J> {
  const { idle, limit, patience, grace } = { ...defaults, ...options }
  const pending = new Map<number, Pending>()
  /** Jobs that nobody waits for, until the thread says that it is done with them. */
  const leaving = new Map<number, AbortController>()
  let worker: Worker | null = null
  let resting = new AbortController()
  let jobs = 0

  const send = (message: ToThread) => worker?.postMessage(message, [])

  const start = (): Worker => {
    // Without the flags this process was started with: a test runner's are not for us.
    const started = new Worker(file, { execArgv: [], resourceLimits: options.resourceLimits })
    const over = (cause?: unknown) => {
      if (worker === started) void end(new JobThreadBroke('The thread of the job has ended.', { cause }))
    }
    started.on('message', (message: FromThread) => {
      if (worker === started) receive(message)
    })
    started.on('error', over)
    started.on('exit', () => over())
    return started
  }

  const receive = (message: FromThread): void => {
    if (message.kind !== 'step') leaving.get(message.id)?.abort()
    const job = pending.get(message.id)
    if (!job) return
    if (message.kind === 'step') {
      job.onStep(message.name).then(
        () => send({ kind: 'go-on', id: message.id }),
        (error: unknown) => {
          leave(message.id)
          job.reject(error)
        },
      )
      return
    }
    settle(message.id)
    if (message.kind === 'done') job.resolve(message.result as never)
    else job.reject(unpackError(message.error))
  }

  const settle = (id: number): void => {
    pending.delete(id)
    if (pending.size > 0) return
    worker?.unref()
    resting.abort()
    resting = new AbortController()
    after(idle, resting.signal, () => void end())
  }

  /** Lets a job go. One that goes on and on nevertheless would keep the thread from all others. */
  const leave = (id: number): void => {
    if (!pending.has(id)) return
    settle(id)
    send({ kind: 'leave', id })
    const gone = new AbortController()
    leaving.set(id, gone)
    gone.signal.addEventListener('abort', () => leaving.delete(id))
    after(patience, gone.signal, () => void end(new JobThreadBroke('The thread of the job was stuck.')))
  }

  const end = async (reason: Error = new Error('The thread of the job was ended.')): Promise<void> => {
    resting.abort()
    const ending = worker
    const isBusy = pending.size > 0 || leaving.size > 0
    if (!isBusy) send({ kind: 'end' })
    worker = null
    for (const gone of leaving.values()) gone.abort()
    const jobsUnderWay = [...pending.values()]
    pending.clear()
    for (const { reject } of jobsUnderWay) reject(reason)
    if (ending && !isBusy) await endsByItself(ending, grace)
    await ending?.terminate()
  }

  return {
    run: (name, order, { onStep = () => Promise.resolve(), signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        resting.abort()
        worker ??= start()
        worker.ref()
        const id = (jobs += 1)
        const settled = new AbortController()
        const abort = () => {
          leave(id)
          settled.abort()
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true, signal: settled.signal })
        after(limit, settled.signal, () => {
          settle(id)
          settled.abort()
          reject(new JobTookTooLong(`The job took longer than ${limit} ms.`))
          void end(new JobThreadBroke('The thread of the job was stuck.'))
        })
        pending.set(id, {
          resolve: (result) => (settled.abort(), resolve(result)),
          reject: (error) => (settled.abort(), reject(error)),
          onStep,
        })
        send({ kind: 'job', id, name, order })
      }),
    close: () => end(),
  }
}

/**
 * Waits until a thread that was told to end has done so, or so many milliseconds. To end it from outside while it
 * compiles or starts something can break the whole process with it (a check of V8 that fails).
 */
async function endsByItself(worker: Worker, most: number): Promise<void> {
  worker.ref()
  const waited = new AbortController()
  const { signal } = waited
  await Promise.race([
    once(worker, 'exit', { signal }).catch(() => undefined),
    sleep(most, undefined, { signal }).catch(() => undefined),
  ])
  waited.abort()
}

/** Does something after a while, unless it is called off before; keeps no process alive for it. */
function after(ms: number, calledOff: AbortSignal, act: () => void): void {
  sleep(ms, undefined, { ref: false, signal: calledOff }).then(act, () => undefined)
}
