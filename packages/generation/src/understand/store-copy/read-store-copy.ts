import { reword } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'
import { benefits } from './benefits.ts'
import { byItself } from './by-itself.ts'
import { doings } from './doings.ts'
import { openings } from './openings.ts'
import { praise } from './praise.ts'

/** In the order they are read. */
export const storeCopy: readonly Turn[] = [...byItself, ...praise, ...openings, ...benefits, ...doings]

/** Fewer letters are no description any more. */
const fewest = 12
const quoted = /("[^"\n]*")/

/**
 * A description without what the text of an app store has around what an app does: praise, for whom it was made, what others
 * fail at, how one will feel. What stands in quotes stays as it is written, and a text that says nothing else, too.
 */
export function withoutStoreCopy(text: string): string {
  const plain = text
    .split(quoted)
    .map((part, index) => (index % 2 === 0 ? reword(part, storeCopy) : part))
    .join('')
    .replaceAll(/[^\S\n]+(?=[.,;])/gu, '')
    .replaceAll(/([.,;])(?:[^\S\n]*[.,;])+/gu, '$1')
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
  return plain !== text && (plain.match(/\p{L}/gu)?.length ?? 0) >= fewest ? plain.trim() : text
}
