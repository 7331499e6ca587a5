import { fullName, type Mentionable } from '@kwiq/contracts'

/** What is being typed after an @, and where it stands. */
export interface MentionQuery {
  /** Index of the @. */
  start: number
  words: string
}

/** Suggestions shown at a time. */
const mostSuggestions = 6

/** The name being typed before the caret, or null. Names have a blank at most: two words are looked at. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const match = /(?:^|[^\p{L}\p{N}_])@([^@\n]{0,60})$/u.exec(text.slice(0, caret))
  const words = match?.[1]
  if (words === undefined || words.split(' ').length > 3) return null
  return { start: caret - words.length - 1, words }
}

/** The people whose name or email begins so, or has a later word that does. */
export function suggestPeople<P extends Mentionable>(people: readonly P[], words: string): P[] {
  const sought = words.toLowerCase()
  const fits = (text: string) => text.startsWith(sought) || text.includes(` ${sought}`)
  return people
    .filter((person) => fits(fullName(person).toLowerCase()) || fits(person.email.toLowerCase()))
    .slice(0, mostSuggestions)
}

/** The text with the typed words replaced by the person, and where the caret then stands. */
export function completeMention(
  text: string,
  { start, words }: MentionQuery,
  person: Mentionable,
): { text: string; caret: number } {
  const named = `${text.slice(0, start)}@${fullName(person) || person.email}`
  const after = text.slice(start + 1 + words.length)
  const isSpaced = /^[\s.,;:!?)]/.test(after)
  const caret = named.length + (isSpaced && !after.startsWith(' ') ? 0 : 1)
  return { text: `${named}${isSpaced ? '' : ' '}${after}`, caret }
}
