import { type Part } from './part.ts'
import { readDictation } from './read-dictation.ts'

/** Kind, name and what else a part says, in short. */
export function inShort(part: Part): string {
  const more = 'options' in part ? part.options : part.kind === 'list' ? part.fields : []
  const value = part.kind === 'fact' && part.value !== undefined ? ` = ${part.value}` : ''
  const held = part.kind === 'box' ? ` [${part.parts.map(inShort).join('; ')}]` : ''
  return `${part.kind} ${part.label}${value}${held}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
}

/** What the screens that a text dictates are called. */
export const titlesOf = (text: string): string[] =>
  (readDictation(text)?.screens ?? []).map(({ title }) => title)

/** The screens that a text dictates: what each is called, and its parts in short. */
export const screensInShort = (text: string): string[][] =>
  (readDictation(text)?.screens ?? []).map(({ title, groups }) => [title, ...groups.flat().map(inShort)])
