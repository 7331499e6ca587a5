import type { AppDocument } from '@kwiq/app-model'
import { createJobThread } from '../../platform/threads/index.ts'
import { editJobs, type FinishedEdit } from './edit-jobs.ts'
import { GenerationError } from './generation-error.ts'

/** Where apps that are too large for a model are edited by words. */
export interface EditingRoom {
  editByWords(document: AppDocument, prompt: string, signal: AbortSignal): Promise<FinishedEdit>
}

/** Milliseconds. The largest app takes a second or two on a busy machine. */
const limit = 120_000
/** MB; a build of the largest app needs less. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 }

/** In a thread of this process, which starts with the first large app and goes when there has been none for a while. */
export function createEditingRoom(): EditingRoom & { close(): Promise<void> } {
  const thread = createJobThread<typeof editJobs>(new URL('edit-thread.ts', import.meta.url), {
    limit,
    resourceLimits,
  })
  return {
    editByWords: (document, prompt, signal) =>
      thread.run('byWords', { document, prompt }, { signal }).catch((error: unknown) => {
        throw new GenerationError(
          'repair',
          'internal',
          'The app could not be changed. Nothing was changed. Please try again.',
          error,
        )
      }),
    close: () => thread.close(),
  }
}
