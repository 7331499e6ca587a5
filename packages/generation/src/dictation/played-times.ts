import type { Part } from './part.ts'

const times: readonly [name: RegExp, value: string][] = [
  [/^(?:elapsed|played|current)(?: time)?$/i, '1:24'],
  [/^remaining(?: time)?$/i, '2:28'],
  [/^(?:total|full)(?: (?:time|duration|length))?$|^duration$/i, '3:52'],
]
/** Beside what shows how far something is played stand times that fit each other. */
export function withTimes(parts: readonly Part[]): Part[] {
  const isPlayed = parts.some((part) => part.kind === 'input' && part.entry === 'slider')
  const isPlayer = parts.some(({ kind, label }) => kind === 'button' && /^(?:play|pause)\b/i.test(label))
  return isPlayed
    ? parts.map((part) => {
        const value = part.kind === 'fact' ? times.find(([name]) => name.test(part.label))?.[1] : undefined
        // A slider without a name shows how far it is.
        if (isPlayer && part.kind === 'input' && part.label === 'Level') return { ...part, label: 'Progress' }
        return part.kind === 'fact' && part.value === undefined && value !== undefined
          ? { ...part, value }
          : part
      })
    : [...parts]
}
