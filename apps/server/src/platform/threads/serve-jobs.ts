import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type FromThread, type Jobs, packError, type ToThread } from './messages.ts'

/** How much a processor prefers requests to jobs (nice). */
const niceness = 5

interface Waiting {
  goOn: () => void
  leave: (error: Error) => void
}

/** Leaves the processor to requests first, where that can be said of a thread alone and is allowed (sandboxes may not). */
function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // It works as well without, only less politely.
  }
}

/** Does the jobs that are ordered of this thread; the last line of a file that is given to `createJobThread`. */
export function serveJobs(jobs: Jobs): void {
  const port = parentPort
  if (!port) throw new Error('serveJobs runs in a thread of its own.')
  stepBack()
  const waiting = new Map<number, Waiting>()
  const running = new Set<number>()
  const left = new Set<number>()
  const send = (message: FromThread) => port.postMessage(message)

  const perform = async ({ id, name, order }: Extract<ToThread, { kind: 'job' }>): Promise<void> => {
    const step = (stepName: string) =>
      new Promise<void>((goOn, leave) => {
        if (left.has(id)) throw new Error('The job is not wanted any more.')
        waiting.set(id, { goOn, leave })
        send({ kind: 'step', id, name: stepName })
      })
    running.add(id)
    try {
      const job = jobs[name]
      if (!job) throw new Error(`This thread has no job named ${name}.`)
      send({ kind: 'done', id, result: await job(order as never, step) })
    } catch (error) {
      send({ kind: 'failed', id, error: packError(error) })
    } finally {
      running.delete(id)
      left.delete(id)
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'job') {
      void perform(message)
      return
    }
    if (message.kind === 'end') {
      port.close()
      return
    }
    const job = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'go-on') job?.goOn()
    else if (job) job.leave(new Error('The job is not wanted any more.'))
    else if (running.has(message.id)) left.add(message.id)
  })
}
