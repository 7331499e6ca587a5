import { strictVerbs } from '../../words/lexicon.ts'
import { doables, isPlainVerb } from '../../words/verbs.ts'
import type { Turn } from './turn.ts'

const alsoDone: ReadonlySet<string> = new Set(['copy', 'zip', 'unzip', 'cut', 'paste'])
/** "Copy", "move": it is done to what follows the last of several. */
const isDoneTo = (word: string): boolean =>
  alsoDone.has(word) || strictVerbs.has(word) || (isPlainVerb(word) && doables.has(word))

/** "To copy, move and rename files": each of it is done with them. */
export const sharedObjects = {
  form: /\b(to|can|you|lets you|and) ((?:\p{Ll}{3,}, )+\p{Ll}{3,},? (?:and|or|&) \p{Ll}{3,}) ((?:\p{Ll}{3,} )?\p{Ll}{3,}s)(?= *(?:[.,;:\n]|$| (?:and|or|in|on|with|from|by|plus|for)\b))/gu,
  becomes: (whole: string, before = '', doings = '', things = ''): string => {
    const verbs = doings.split(/,? (?:and|or|&) |, /u)
    return verbs.every(isDoneTo) ? `${before} ${verbs.map((verb) => `${verb} ${things}`).join(', ')}` : whole
  },
  example: ['A tool to copy, move and rename files', 'A tool to copy files, move files, rename files'],
} satisfies Turn
