import type { GenerateAppRequest, GenerationSuccess } from '@kwiq/contracts'
import { editDocument } from './edit-document.ts'
import type { EditingRoom } from './editing-room.ts'
import { presentGenerated, untilFollowed } from './generated-app.ts'
import { generateDocument } from './generate-document.ts'
import type { RunHandle } from './live/live-run.ts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { readGivenApp } from './read-given-app.ts'
import { type RunDeps, withRun } from './with-run.ts'

export interface GenerateInput extends GenerateAppRequest, RunHandle {
  userId: string
}

/** Makes an app from a description, or changes the one given. Nothing is saved but the record of the run. */
export async function generate(
  deps: RunDeps & { aiModel: AiModel | null; editingRoom: EditingRoom },
  { userId, schema, ...handle }: GenerateInput,
): Promise<GenerationSuccess> {
  const given = schema === undefined ? null : readGivenApp(schema)
  const run = { payerId: userId, actorId: userId, projectId: null, signal: handle.signal }
  return withRun(deps, run, async (tally) => {
    const input = { ...handle, aiModel: deps.aiModel, tally }
    const edited = given && (await editDocument(deps.editingRoom, given, input))
    const made = edited ?? (await generateDocument(input))
    await untilFollowed(input)
    const isEmpty = edited?.changes.length === 0
    return { value: { ...presentGenerated(made), cost: isEmpty ? 0 : 1 }, isEmpty }
  })
}
