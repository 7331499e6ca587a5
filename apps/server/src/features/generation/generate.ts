import type { GenerationRequest, GenerationSuccess } from '@kwiq/contracts'
import { presentGenerated, untilFollowed } from './generated-app.ts'
import { generateDocument } from './generate-document.ts'
import type { RunHandle } from './live/live-run.ts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { type RunDeps, withRun } from './with-run.ts'

export interface GenerateInput extends GenerationRequest, RunHandle {
  userId: string
}

/** Makes an app from a description. Nothing is saved but the record of the run. */
export async function generate(
  deps: RunDeps & { aiModel: AiModel | null },
  { userId, ...input }: GenerateInput,
): Promise<GenerationSuccess> {
  const run = { payerId: userId, actorId: userId, projectId: null, signal: input.signal }
  return withRun(deps, run, async (tally) => {
    const generated = await generateDocument({ ...input, aiModel: deps.aiModel, tally })
    await untilFollowed(input)
    return { value: presentGenerated(generated), isEmpty: false }
  })
}
