import type { GenerationSuccess } from '@kwiq/contracts'
import type { Wish } from '../../../shared/generation/use-run.ts'
import { keepLastProject, toLastProject } from './last-project.ts'
import { keepNotes } from './result-notes.ts'

/** Keeps a generated app in this browser as the last one, with what was understood; false where it has no room. */
export function keepResult(result: GenerationSuccess, { prompt }: Wish): boolean {
  const project = toLastProject(result, new Date())
  if (!keepLastProject(project)) return false
  const { source, trace, unplaced, notice } = result
  const features = Object.entries(trace).map(([feature, componentIds]) => ({ feature, componentIds }))
  keepNotes({ createdAt: project.createdAt, prompt, source, features, unplaced, notice })
  return true
}
