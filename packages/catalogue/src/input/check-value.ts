import type { ResolvedProperties } from '../resolve-properties.ts'

/** What is wrong with a value that somebody has left, in words for that person; undefined when nothing is. */
export function checkValue(
  { kind, min, max }: Pick<ResolvedProperties<'input'>, 'kind' | 'min' | 'max'>,
  value: string,
): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) {
    return 'This does not look like an email address.'
  }
  if (kind !== 'number') return undefined
  const number = Number(text.replace(',', '.'))
  if (!Number.isFinite(number)) return 'Please enter a number.'
  if (min !== undefined && number < min) return `At least ${min}.`
  if (max !== undefined && number > max) return `At most ${max}.`
  return undefined
}
