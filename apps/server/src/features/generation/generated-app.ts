import type { AppDocument } from '@kwiq/app-model'
import type {
  GenerationEvents,
  GenerationSource,
  GenerationStep,
  GenerationSuccess,
  Trace,
} from '@kwiq/contracts'
import type { AiModel } from '../../platform/ai-models/index.ts'
import { cancelledError } from './generation-error.ts'
import type { RunTally } from './with-run.ts'

/** Tells a caller who listens how the work goes; nobody listens to most runs. */
export type Emit = <K extends 'stage' | 'screen'>(event: K, data: GenerationEvents[K]) => void

/** What any generation needs beside its subject. */
export interface GeneratorInput {
  prompt: string
  /** Null: the built-in generator alone. */
  aiModel: AiModel | null
  /** Absent: the description's own. */
  seed?: number | undefined
  signal: AbortSignal
  emit: Emit
  ready: () => Promise<void>
  /** Filled in as the work goes. */
  tally: RunTally
}

export interface GeneratedApp {
  document: AppDocument
  raw: string
  source: GenerationSource
  trace: Trace
  unplaced: string[]
  notice: string | null
}

const stepMessages: Record<GenerationStep, string> = {
  understanding: 'Reading your description',
  planning: 'Planning the screens',
  designing: 'Designing the screens',
  checking: 'Checking links and layout',
  saving: 'Saving',
}

/** Announces the next step of a run. */
export function announce(emit: Emit, step: GenerationStep): void {
  emit('stage', { step, message: stepMessages[step] })
}

/** Before anything is saved or counted: waits while the connection is gone, and throws when the run is cancelled. */
export async function untilFollowed({
  signal,
  ready,
}: Pick<GeneratorInput, 'signal' | 'ready'>): Promise<void> {
  await ready()
  if (signal.aborted) throw cancelledError()
}

/** The answer for a generated app that belongs to no project. */
export function presentGenerated(generated: GeneratedApp): GenerationSuccess {
  const { document, raw, source, trace, unplaced, notice } = generated
  return {
    ok: true,
    layout: document,
    raw,
    source,
    trace,
    unplaced,
    notice,
    cost: 1,
    proposal: null,
    savedEtag: null,
  }
}
