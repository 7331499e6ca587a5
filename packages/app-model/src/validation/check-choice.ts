import type { Reporter } from './reporter.ts'

/** Checks an optional field that has one of a few values. */
export function checkChoice(
  value: unknown,
  key: string,
  choices: readonly string[],
  reporter: Reporter,
): void {
  if (value === undefined) return
  if (typeof value !== 'string' || !choices.includes(value)) {
    reporter.add(`The ${key} must be one of ${choices.join(', ')}.`, key)
  }
}
