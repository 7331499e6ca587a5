import type { Phrase } from './phrase.ts'

/** Choices in brackets belong to the phrase before them. Returns the index of the closing bracket. */
export function readOptions(tokens: readonly string[], open: number, last: Phrase | undefined): number {
  const close = tokens.indexOf(')', open)
  if (close < 0 || close - open > 30 || !last) return open
  const options = tokens
    .slice(open + 1, close)
    .join(' ')
    .split(/\s?,\s?|\sor\s|\sand\s|\s?\/\s?/)
    .map((option) => option.replace(/^(?:or|and|e\.?g\.?)\s/, '').trim())
    .filter(
      (option) =>
        option !== '' && !/^(?:etc|and so on|more)\b/i.test(option) && option.split(' ').length <= 3,
    )
  if (options.length < 2 || options.length > 6) return open
  last.options = options
  return close
}
