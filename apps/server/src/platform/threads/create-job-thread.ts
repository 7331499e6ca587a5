import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type FromThread, type Jobs, type ToThread, unpackError } from './messages.ts'

/** Milliseconds without a job after which the thread ends and gives its memory back. */
const rest = 600_000

interface RunOptions {
  /** Called when a step of the job begins; what it throws ends the job. */
  onStep?: (name: string) => Promise<void>
  /** Rejects at once when it is aborted, whatever the thread is doing. */
  signal?: AbortSignal
}

/** A thread of this process for what takes long, so that the event loop stays free for people. */
export interface JobThread<J extends Jobs> {
  /** Does a job in the thread. Its errors come back with their `name`, `message` and `cause`. */
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
 * when there has been nothing to do for a while. An idle one keeps no process alive.
 */
export function createJobThread<J extends Jobs>(file: URL, { idle = rest } = {}): JobThread<J> {
  const pending = new Map<number, Pending>()
  let worker: Worker | null = null
  let resting = new AbortController()
  let jobs = 0

  const send = (message: ToThread) => worker?.postMessage(message, [])

  const start = (): Worker => {
    // Without the flags this process was started with: a test runner's are not for us.
    const started = new Worker(file, { execArgv: [] })
    const over = (error: Error) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    started.on('message', (message: FromThread) => receive(message))
    started.on('error', over)
    started.on('exit', () => over(new Error('The thread of the job has ended.')))
    return started
  }

  const receive = (message: FromThread): void => {
    const job = pending.get(message.id)
    if (!job) return
    if (message.kind === 'step') {
      job.onStep(message.name).then(
        () => send({ kind: 'go-on', id: message.id }),
        (error: unknown) => {
          settle(message.id)
          send({ kind: 'leave', id: message.id })
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
    sleep(idle, undefined, { ref: false, signal: resting.signal }).then(end, () => undefined)
  }

  const end = async (): Promise<void> => {
    resting.abort()
    const ending = worker
    worker = null
    for (const { reject } of pending.values()) reject(new Error('The thread of the job was ended.'))
    pending.clear()
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
        const abort = () => {
          settle(id)
          send({ kind: 'leave', id })
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
        const whenSettled = () => signal?.removeEventListener('abort', abort)
        pending.set(id, {
          resolve: (result) => (whenSettled(), resolve(result)),
          reject: (error) => (whenSettled(), reject(error)),
          onStep,
        })
        send({ kind: 'job', id, name, order })
      }),
    close: end,
  }
}
