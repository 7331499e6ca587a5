import type { Archetype } from '../../archetype.ts'
import type { Understanding } from '../../understand/understand.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import { vocabularyOf } from '../explained-share.ts'
import { readToldLists } from './read-told-lists.ts'

const leastLists = 3

/**
 * Whether a description tells its app list by list, most of which a kind of app has nothing for: what is told with all its
 * values is made as it is told, rather than as the screens of a kind that shares a word with it.
 */
export function isToldInLists(meant: Understanding, kind: Archetype): boolean {
  if (!meant.isEnglish || meant.dictated || meant.brief || meant.roleParts) return false
  const lists = readToldLists(meant.text).filter(({ said, isBook }) => said.length > 1 && !isBook)
  if (lists.length < leastLists) return false
  const vocabulary = vocabularyOf(kind)
  const known = lists.filter(({ noun }) => vocabulary.has(stemOf(toSingular(noun.split(' ').at(-1) ?? noun))))
  return known.length * 2 <= lists.length
}
