import { createJobThread } from '../../../platform/threads/index.ts'
import { buildJobs, type MadeFiles, type MakeOrder } from './build-jobs.ts'
import { BuildProblem } from './build-problem.ts'

/** Where the files of builds are made. */
export interface Workshop {
  /** Throws a BuildProblem or a RangeError with what is wrong with the app. */
  make(
    order: MakeOrder,
    options: { onChecking: () => Promise<void>; signal: AbortSignal },
  ): Promise<MadeFiles>
  /** What changed from one document to the other; null where the earlier one can no longer be read. */
  compare(order: { before: string; after: string }, signal: AbortSignal): Promise<string[] | null>
}

/** In the caller's own thread. */
export const workHere: Workshop = {
  make: (order, { onChecking }) => buildJobs.make(order, onChecking),
  compare: (order) => buildJobs.compare(order),
}

/** In a thread beside it, so that a build keeps nobody waiting. */
export function createThreadWorkshop(): Workshop & { close(): Promise<void> } {
  const thread = createJobThread<typeof buildJobs>(new URL('build-thread.ts', import.meta.url))
  return {
    make: (order, { onChecking, signal }) =>
      thread.run('make', order, { onStep: onChecking, signal }).catch(rethrow),
    compare: (order, signal) => thread.run('compare', order, { signal }).catch(rethrow),
    close: () => thread.close(),
  }
}

/** Gives the errors whose message is meant for people their classes back. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const { name, message, cause } = error
  if (name === 'BuildProblem') throw new BuildProblem(message, { cause })
  if (name === 'RangeError') throw new RangeError(message, { cause })
  throw error
}
