import type { GenerationSuccess } from '@kwiq/contracts'
import { type Emit, presentGenerated } from './generated-app.ts'
import { generateDocument } from './generate-document.ts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { type RunDeps, withRun } from './with-run.ts'

export interface GenerateInput {
  userId: string
  prompt: string
  signal: AbortSignal
  emit: Emit
}

/** Makes an app from a description. Nothing is saved but the record of the run. */
export async function generate(
  deps: RunDeps & { aiModel: AiModel | null },
  { userId, prompt, signal, emit }: GenerateInput,
): Promise<GenerationSuccess> {
  return withRun(deps, { payerId: userId, actorId: userId, projectId: null, signal }, async (tally) => {
    const generated = await generateDocument({ prompt, aiModel: deps.aiModel, signal, emit, tally })
    return { value: presentGenerated(generated), isEmpty: false }
  })
}
