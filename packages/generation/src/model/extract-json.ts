import { jsonrepair } from 'jsonrepair'

/** Where a balanced object or list that begins at `start` ends (exclusive), or -1. Knows strings and escapes. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  let isInString = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return -1
}

function tryParse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}

function tryRepair(text: string): unknown {
  try {
    return tryParse(jsonrepair(text))
  } catch {
    return undefined
  }
}

const looksLikeApp = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && /"(?:components|screens)":/.test(JSON.stringify(value))

/** An answer without what is not part of it: byte order mark, thinking, fences. */
function withoutWrapping(answer: string): string {
  return answer
    .replace(/^\ufeff/, '')
    .replaceAll(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/^\s*```[a-z]*\s*$/gim, ' ')
}

/**
 * The value in a model's answer: without thinking and fences, the largest balanced object or list that
 * `isUseful`, else what can be repaired from the first brace on. Several useful objects that follow one another
 * are a list. Undefined when there is nothing of use. Never throws.
 */
export function extractJson(answer: string, isUseful: (value: unknown) => boolean = looksLikeApp): unknown {
  const text = withoutWrapping(answer)
  const whole = unwrap(tryParse(text.trim()))
  if (isUseful(whole)) return whole
  const candidates = balancedValues(text)
  const parsed = candidates
    .filter((candidate) => !isPart(candidate, text))
    .map((candidate) => unwrap(tryParse(candidate)))
    .filter(isUseful)
  if (parsed.length > 0) return parsed.length === 1 || hasScreens(parsed[0]) ? largest(parsed) : parsed
  const start = text.search(/[{[]/)
  const repaired = start < 0 ? undefined : unwrap(tryRepair(text.slice(start)))
  if (isUseful(repaired)) return repaired
  const tried = candidates
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 6)
    .map((candidate) => unwrap(tryParse(candidate)) ?? unwrap(tryRepair(candidate)))
  return tried.find(isUseful)
}

const hasScreens = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'screens' in value

const largest = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]

/** A balanced piece that is only the inside of a cut-off whole: the whole, repaired, holds more. */
function isPart(candidate: string, text: string): boolean {
  const at = text.indexOf(candidate)
  const before = text.slice(0, at)
  return (before.match(/[{[]/g)?.length ?? 0) > (before.match(/[}\]]/g)?.length ?? 0)
}

/** JSON written inside a JSON string. */
function unwrap(value: unknown): unknown {
  return typeof value === 'string' ? (tryParse(value) ?? tryRepair(value)) : value
}

function balancedValues(text: string): string[] {
  const found: string[] = []
  for (let index = 0; index < text.length && found.length < 40; index += 1) {
    if (text[index] !== '{' && text[index] !== '[') continue
    const end = endOfValue(text, index)
    if (end < 0) continue
    found.push(text.slice(index, end))
    index = end - 1
  }
  return found
}

/** Whether an object or list an answer begins is never ended, though its sender may say that it stopped by itself. */
export function isCutOff(answer: string): boolean {
  const text = withoutWrapping(answer)
  if (tryParse(text.trim()) !== undefined) return false
  let from = text.search(/[{[]/)
  while (from >= 0) {
    const end = endOfValue(text, from)
    if (end < 0) return true
    const next = text.slice(end).search(/[{[]/)
    from = next < 0 ? -1 : end + next
  }
  return false
}

/** Complete screens of an answer that is still being written or was cut, as raw values in order. */
export function completeScreens(answer: string): unknown[] {
  const text = withoutWrapping(answer)
  const start = /"(?:screens|elements)"\s*:\s*\[|^\s*\[/.exec(text)
  if (!start) return []
  const found: unknown[] = []
  let index = start.index + start[0].length
  while (index < text.length) {
    const character = text[index]
    if (character === '{') {
      const end = endOfValue(text, index)
      if (end < 0) break
      const piece = text.slice(index, end)
      const parsed = tryParse(piece) ?? tryRepair(piece)
      if (parsed !== undefined) found.push(parsed)
      index = end
    } else if (character === ']') break
    else index += 1
  }
  return found
}
