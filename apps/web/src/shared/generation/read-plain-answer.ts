import { parseDocument } from '@kwiq/app-model'
import type { GenerationFailure, GenerationSuccess } from '@kwiq/contracts'

/** What a caller who asked for no stream is not told, or an answer of only `ok`, `layout` and `raw` leaves out. */
const untold = {
  raw: '',
  source: 'built-in',
  trace: {},
  unplaced: [],
  notice: null,
  cost: 1,
  proposal: null,
  savedEtag: null,
} satisfies Partial<GenerationSuccess>

/** The answer of a run that came whole instead of as a stream: what stands before a server may turn one into the other. */
export function readPlainAnswer(text: string): GenerationSuccess | Partial<GenerationFailure> {
  const answer = JSON.parse(text) as Partial<GenerationSuccess> | Partial<GenerationFailure>
  const parsed = answer.ok === true ? parseDocument(answer.layout) : null
  if (!parsed?.ok) return { ...answer, ok: false }
  return { ...untold, ...(answer as Partial<GenerationSuccess>), ok: true, layout: parsed.document }
}
