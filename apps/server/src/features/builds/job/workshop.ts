import { createJobThread, JobTookTooLong } from '../../../platform/threads/index.ts'
import { buildJobs, type MadeFiles, type MakeOrder } from './build-jobs.ts'
import { BuildProblem } from './build-problem.ts'

const tookTooLong = 'The build took too long and was stopped. Please try again, or make the app smaller.'

/** Where the files of builds are made. */
export interface Workshop {
  /**
   * Throws a BuildProblem with what is wrong with the app, and JobThreadBroke when the place broke rather than the
   * build.
   */
  make(
    order: MakeOrder,
    options: { onChecking: () => Promise<void>; signal: AbortSignal },
  ): Promise<MadeFiles>
  /** What changed from one document to the other; null where the earlier one can no longer be read. */
  compare(order: { before: string; after: string }, signal: AbortSignal): Promise<string[] | null>
}

/**
 * MB. The largest app that a document can hold needs less than 96 of the old generation. The young one would take up to
 * 192 and keep them: builds would take a tenth less of the processor, and the process 50 MB more.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 }

/** In the caller's own thread. */
export const workHere: Workshop = {
  make: (order, { onChecking }) => buildJobs.make(order, onChecking),
  compare: (order) => buildJobs.compare(order),
}

/** In a thread beside it, so that a build keeps nobody waiting. */
export function createThreadWorkshop(): Workshop & { close(): Promise<void> } {
  const thread = createJobThread<typeof buildJobs>(new URL('build-thread.ts', import.meta.url), {
    resourceLimits,
  })
  return {
    make: (order, { onChecking, signal }) =>
      thread.run('make', order, { onStep: onChecking, signal }).catch(rethrow),
    compare: (order, signal) => thread.run('compare', order, { signal }).catch(rethrow),
    close: () => thread.close(),
  }
}

/** Gives the errors whose message is meant for people their class back. */
function rethrow(error: unknown): never {
  if (error instanceof JobTookTooLong) throw new BuildProblem(tookTooLong, { cause: error })
  if (!(error instanceof Error) || error.name !== 'BuildProblem') throw error
  throw new BuildProblem(error.message, { cause: error.cause })
}
