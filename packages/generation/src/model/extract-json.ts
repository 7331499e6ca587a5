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

const isUseful = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && JSON.stringify(value).includes('"components"')

/**
 * The app in a model's answer: without thinking and fences, the largest balanced object with components, else
 * what can be repaired from the first brace on. Undefined when there is nothing like an app. Never throws.
 */
export function extractJson(answer: string): unknown {
  const text = answer
    .replace(/^\ufeff/, '')
    .replaceAll(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replaceAll(/^\s*```[a-z]*\s*$/gim, ' ')
  const unquoted = unwrap(tryParse(text.trim()))
  if (isUseful(unquoted)) return unquoted
  const candidates = balancedValues(text).sort((one, other) => other.length - one.length)
  for (const candidate of candidates.slice(0, 6)) {
    const parsed = unwrap(tryParse(candidate))
    if (isUseful(parsed) && !isPart(candidate, text)) return parsed
  }
  const start = text.search(/[{[]/)
  const repaired = start < 0 ? undefined : unwrap(tryRepair(text.slice(start)))
  if (isUseful(repaired)) return repaired
  for (const candidate of candidates.slice(0, 6)) {
    const parsed = unwrap(tryParse(candidate)) ?? unwrap(tryRepair(candidate))
    if (isUseful(parsed)) return parsed
  }
  return undefined
}

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

/** Complete screens of an answer that is still being written, as raw values in order. */
export function completeScreens(text: string): unknown[] {
  const start = /"screens"\s*:\s*\[/.exec(text)
  if (!start) return []
  const found: unknown[] = []
  let index = start.index + start[0].length
  while (index < text.length) {
    const character = text[index]
    if (character === '{') {
      const end = endOfValue(text, index)
      if (end < 0) break
      const parsed = tryParse(text.slice(index, end))
      if (parsed !== undefined) found.push(parsed)
      index = end
    } else if (character === ']') break
    else index += 1
  }
  return found
}
