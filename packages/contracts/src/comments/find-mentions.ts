/** Somebody who can be named in a comment. */
export interface Mentionable {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
}

/** Where somebody is named in a text: from the @ to the end of the name. */
export interface Mention {
  start: number
  end: number
  personId: string
}

/** First and last name, or whichever there is; empty when there is none. */
export function fullName({ firstName, lastName }: Pick<Mentionable, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
}

const isWordPart = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/**
 * The people named in a text as `@First Last` or `@email`, in any case. The longest name wins, so that "@Ann Lee"
 * is not found in "@Ann Leeson"; an @ inside a word, as in an address, names nobody.
 */
export function findMentions(text: string, people: readonly Mentionable[]): Mention[] {
  const names = people
    .flatMap((person) => [
      { personId: person.id, words: fullName(person), isEmail: false },
      { personId: person.id, words: person.email, isEmail: true },
    ])
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.words.length - a.words.length)
  const mentions: Mention[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (isWordPart(text[at - 1])) continue
    const named = names.find(({ words, isEmail }) => isNamedAt(text, at + 1, words, isEmail))
    if (!named) continue
    const end = at + 1 + named.words.length
    mentions.push({ start: at, end, personId: named.personId })
    at = end - 1
  }
  return mentions
}

function isNamedAt(text: string, start: number, words: string, isEmail: boolean): boolean {
  const end = start + words.length
  if (text.slice(start, end).toLowerCase() !== words.toLowerCase()) return false
  if (isWordPart(text[end])) return false
  // A dot may end the sentence, or go on with the address.
  return !isEmail || !(/[.@-]/.test(text[end] ?? '') && isWordPart(text[end + 1]))
}
