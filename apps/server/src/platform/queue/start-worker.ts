import type { Logger } from '../logger.ts'
import type { JobBell } from './job-bell.ts'

/** Where a worker's jobs come from. The store behind it keeps who holds a job and until when. */
export interface JobSource<Job> {
  /** The next job, now held by this worker, or null. No other worker is given it as long as it is kept alive. */
  claim(): Promise<Job | null>
  /** Does the job to its end, good or bad. Must stop soon after `signal` is aborted. */
  run(job: Job, signal: AbortSignal): Promise<void>
  /** Says that the job is still being done; false when it is no longer this worker's. */
  keepAlive(job: Job): Promise<boolean>
  /** Hands a job back that could not be ended because the process ends. */
  handBack(job: Job): Promise<void>
}

export interface WorkerOptions {
  /** Jobs at the same time. */
  concurrency: number
  /** Milliseconds between two signs of life of a job. */
  heartbeat: number
  /** Milliseconds after which an idle worker looks for work unasked. */
  idle: number
  bell: JobBell
  logger: Logger
}

export interface Worker {
  /** Takes no more jobs and hands back those it is doing. */
  stop(): Promise<void>
}

/** Takes jobs as they come and does them, a few at a time. */
export function startWorker<Job>(source: JobSource<Job>, options: WorkerOptions): Worker {
  const { concurrency, heartbeat, idle, bell, logger } = options
  const ending = new AbortController()
  let wake: (() => void) | null = null
  let isRung = false
  const unlisten = bell.listen(() => {
    isRung = true
    wake?.()
  })

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const perform = async (job: Job): Promise<void> => {
    const lost = new AbortController()
    const signal = AbortSignal.any([lost.signal, ending.signal])
    const timer = setInterval(() => {
      source.keepAlive(job).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => logger.warn({ err: error }, 'no sign of life of a job could be given'),
      )
    }, heartbeat)
    try {
      await source.run(job, signal)
    } catch (error) {
      if (!signal.aborted) logger.error({ err: error }, 'a job broke off')
    } finally {
      clearInterval(timer)
      if (ending.signal.aborted) await source.handBack(job)
    }
  }

  const loop = async (): Promise<void> => {
    const running = new Set<Promise<void>>()
    while (!ending.signal.aborted) {
      isRung = false
      const job = running.size < concurrency ? await claim() : null
      if (job) {
        const work: Promise<void> = perform(job).finally(() => {
          running.delete(work)
          isRung = true
          wake?.()
        })
        running.add(work)
      } else if (!isRung && !ending.signal.aborted) await rest(idle)
    }
    await Promise.allSettled(running)
  }

  const claim = async (): Promise<Job | null> => {
    try {
      return await source.claim()
    } catch (error) {
      if (!ending.signal.aborted) logger.warn({ err: error }, 'the queue could not be read')
      return null
    }
  }

  const ended = loop()
  return {
    stop: async () => {
      unlisten()
      ending.abort()
      wake?.()
      await ended
    },
  }
}
