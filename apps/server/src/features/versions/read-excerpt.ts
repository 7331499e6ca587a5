import type { ComponentNode } from '@kwiq/app-model'
import { z } from 'zod'

const OwnFields = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  properties: z.record(z.string(), z.json()),
})

/**
 * The component at the beginning of a piece of a document's text, without its children. Null when the piece ends
 * too early or begins with something else.
 */
export function readExcerpt(text: string): Omit<ComponentNode, 'children'> | null {
  const end = findOwnEnd(text)
  if (end === null) return null
  let json: unknown
  try {
    json = JSON.parse(`${text.slice(0, end).replace(/,$/, '')}}`)
  } catch {
    return null
  }
  const parsed = OwnFields.safeParse(json)
  return parsed.success ? parsed.data : null
}

const childrenKey = '"children":['

/** Where the object's own fields end: at its children or at its closing brace. */
function findOwnEnd(text: string): number | null {
  if (!text.startsWith('{')) return null
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') {
      if (depth === 1 && text.startsWith(childrenKey, at)) return at
      at = findStringEnd(text, at)
    } else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return null
}

/** The closing quote of the string that opens at `start`; past the end when there is none. */
function findStringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
