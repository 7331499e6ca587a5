import type { Phrase } from './phrase.ts'

/** Marks that examples begin, with the blanks between tokens. */
const example = /^(?:e ?\.? ?g ?\.?|i ?\.? ?e ?\.?|such as|for example|for instance)(?: ,)? /i
const leading =
  /^(?:or|and|e ?\.? ?g ?\.?|i ?\.? ?e ?\.?|such as|for example|for instance|like|incl(?:uding)?(?: \.)?)(?: ,)?\s/i
const andMore = /\s(?:etc|and so on|and more)(?: \.)*$/i
/** Said of how or when, and no choice: "(optional)", "(based on the weather)". */
const aside = /^(?:optional(?:ly)?|not required|if any|(?:based|depending) on\b.*|whenever\b.*)$/i

/** What an app works with is no choice, but may be a feature: "(supports barcodes and CSV)". */
const ofWorking =
  /^(?:supports?|works? with|syncs? with|connects? (?:to|with)|integrates? with|compatible with|imports?|exports?)\s/i
/** Numbers that are looked at: one has all of them, and chooses none. */
const figures = /^(?:statistics?|stats|charts?|graphs?|insights?|analytics|metrics|figures|kpis?|trends)$/

/** "(l / 100 km)", "(bottles/month)": in what it is measured. */
const ofUnit =
  /^[\p{L}€$£%]{1,10} ?\/ ?(?:\d{1,4} ?)?(?:k?m|mi(?:les?)?|l|kg|h|hours?|days?|weeks?|months?|years?|min(?:utes?)?|s|sec|night|person|100 ?\p{L}{1,2})$/iu

/** Choices in brackets belong to the phrase before them. Returns the index of the closing bracket. */
export function readOptions(tokens: readonly string[], open: number, last: Phrase | undefined): number {
  const close = tokens.indexOf(')', open)
  if (close < 0 || close - open > 30) return open
  const inner = tokens.slice(open + 1, close).join(' ')
  if (aside.test(inner) || ofUnit.test(inner)) return close
  if (!last || ofWorking.test(inner) || figures.test(last.words.at(-1) ?? '')) return open
  const options = inner
    .split(/\s?,\s?|\sor\s|\sand\s|\s?\/\s?/)
    .map((option) => option.replace(leading, '').replace(andMore, '').trim())
    .filter(
      (option) =>
        option !== '' && !/^(?:etc|and so on|more)\b/i.test(option) && option.split(' ').length <= 3,
    )
  // One example is no choice, and names nothing of the app.
  if (options.length < 2 || options.length > 6) return example.test(inner) ? close : open
  last.options = options
  return close
}
