import { runTexts as texts } from './texts.ts'

/** How much of the raw answer is shown with a failure, in characters. */
const rawExcerpt = 100

/**
 * The words for a failed generation: its error, else its stage, else 'AI generation failed', followed by the
 * start of the serialized raw answer in parentheses where there is one.
 */
export function describeFailure(failure: { error?: unknown; stage?: unknown; raw?: unknown }): string {
  const words = [failure.error, failure.stage].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  )
  const raw = failure.raw ? ` (${(JSON.stringify(failure.raw) ?? '').slice(0, rawExcerpt)})` : ''
  return (words ?? texts.failedNote) + raw
}
