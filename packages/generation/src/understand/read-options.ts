import type { Phrase } from './phrase.ts'

/** Marks that examples begin, with the blanks between tokens. */
const example = /^(?:e ?\.? ?g ?\.?|i ?\.? ?e ?\.?|such as|for example|for instance)(?: ,)? /i
const leading =
  /^(?:or|and|e ?\.? ?g ?\.?|i ?\.? ?e ?\.?|such as|for example|for instance|like|incl(?:uding)?(?: \.)?)(?: ,)?\s/i
const andMore = /\s(?:etc|and so on|and more)(?: \.)*$/i
/** Said of how or when, and no choice: "(optional)", "(based on the weather)". */
const aside = /^(?:optional(?:ly)?|not required|if any|(?:based|depending) on\b.*|whenever\b.*)$/i

/** Whether something in brackets is what one enters of each. */
const isValue = (option: string): boolean => {
  const words = option.toLowerCase().split(' ')
  return (
    /^(?:upload|attach|enter|add|choose|pick|select)$/.test(words[0] ?? '') ||
    (words.length <= 2 && /^(?:deadline|date|time|address|phone|email|price|size|weight|name|quantity|amount|language|languages|pair|number|photo|picture|description|note|notes|reason|duration|budget)s?$/.test(words.at(-1) ?? ''))
  )
}

/** Choices in brackets belong to the phrase before them. Returns the index of the closing bracket. */
export function readOptions(tokens: readonly string[], open: number, last: Phrase | undefined): number {
  const close = tokens.indexOf(')', open)
  if (close < 0 || close - open > 30) return open
  const inner = tokens.slice(open + 1, close).join(' ')
  if (aside.test(inner)) return close
  if (!last) return open
  const options = inner
    .split(/\s?,\s?|\sor\s|\sand\s|\s?\/\s?/)
    .map((option) => option.replace(leading, '').replace(andMore, '').trim())
    .filter(
      (option) =>
        option !== '' && !/^(?:etc|and so on|more)\b/i.test(option) && option.split(' ').length <= 3,
    )
  // "Request a translation (upload a document, languages, deadline)": these are values one gives, and no choice.
  if (options.length > 1 && options.filter(isValue).length * 2 > options.length) return open
  // One example is no choice, and names nothing of the app.
  if (options.length < 2 || options.length > 6) return example.test(inner) ? close : open
  last.options = options
  return close
}
