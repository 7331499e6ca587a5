/** Whom a wish is for: "let people rate". */
export const people =
  '(?:(?:the|my|our)\\s+)?(?:people|users?|customers?|guests?|members?|visitors?|readers?|players?|students?|someone|everyone|them|me|us|you|i)'

const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** A word for a place in an order, to be put into a pattern. */
export const ordinal = `(?:${nth.join('|')}|last)`

/** The index a word like "second" or "last" means among `length`; undefined for other words. */
export function indexOfOrdinal(word: string | undefined, length: number): number | undefined {
  if (word?.toLowerCase() === 'last') return length - 1
  const index = nth.indexOf(word?.toLowerCase() ?? '')
  return index < 0 ? undefined : index
}

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A word for a small number, to be put into a pattern. */
export const count = `(?:${counts.slice(1).join('|')}|10|[1-9])`

/** The number such a word means; "a" and "another" are one. */
export function countOf(word: string): number {
  if (/^(?:an?|another)$/i.test(word)) return 1
  const index = counts.indexOf(word.toLowerCase())
  return index < 0 ? Number(word) : index
}

export const unquote = (text: string): string => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, '')

/** "The profile", "my profile": the thing without the small word before it. */
export const withoutArticle = (text: string): string =>
  text.trim().replace(/^(?:the|an?|my|our|your|another|some)\s+/i, '')

/** "Name, email and message" one by one. */
export const listed = (text: string): string[] =>
  text
    .split(/,\s*(?:and\s+|then\s+)?|\s+(?:and|then|&)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
