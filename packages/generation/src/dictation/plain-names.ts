import { type Groups, replaced } from '../understand/searched.ts'

/** Components whose name stands right behind them: "a button Sign in", "the checkbox I agree to the terms". */
const nouns =
  'text|buttons?|links?|check ?box|tick ?box|switch|toggle|headline|heading|subheading|subtitle|(?:text|number|date|time|input|entry|search|email|multi-?line) field|text area|drop-?down|slider|stepper|section|card|badge|placeholder|caption|hint|list|table'
/** Ends a name, whatever stands before it. */
const ends =
  '(?:and|or|at|below|under|above|beside|next|that|which|who|where|when|if|opens?|leads?|shows?|has|is|are|contains?|containing|showing|consisting|on (?:the|top|each)|in (?:the|an?)|for (?:the|an?|each|every)|from \\d|from (?:the|an?)|then|below it|side by side|(?:bottom|top) (?:right|left))'
/** Behind "with" the name of a button goes on only with another name: "Continue with Google". */
const withName = 'with (?!\\p{Lu})'
const first =
  "(?!(?:The|An?|If|When|Each|Every|For|On|In|At|Below|With|And|Then|There|It|Tapping)\\b)\\p{Lu}[\\p{L}\\d'?!-]*"
const further = `(?: (?!${ends}\\b|${withName})[\\p{L}\\d'?!-]+){0,6}`
const named = new RegExp(
  `(?<noun>(?<![\\p{L}-])(?:${nouns}))(?<sign>:?) (?<name>${first}${further})(?=[,.;:()\\n]|$| ${ends}\\b| with )`,
  'gu',
)
/** What one chooses from is told behind "with", too: "a dropdown Mode with Comfort and Away". */
const opensChoice = /^(?:drop-?down|slider|stepper|section|card|list|table)$/

/** "Two checkboxes: I have asked my neighbours; Call me": whole sentences that are ticked. */
const ticked =
  /(?<noun>\b(?:check ?boxes|tick ?boxes|radio (?:group|buttons?|options)|toggles|switches)): (?<list>\p{Lu}[^.:"()\n]{3,160})(?=[.\n]|$)/giu

/**
 * The text with the names of components in quotes where their author left them out: "a button Sign in" becomes
 * "a button "Sign in"". Names in a series ("buttons Follow and Message") are left, the series is read as one.
 */
export function withQuotedNames(said: string): string {
  const text = replaced(said, ticked, (whole: string, ...found: Groups[]) => {
    const { noun = '', list = '' } = found.at(-1) ?? {}
    const names = list.split(/\s*[,;]\s*(?:and |or )?|\s+(?:and|or) (?=\p{Lu})/u)
    return names.length > 1 && names.every((name) => /^\p{Lu}[^"()]*$/u.test(name))
      ? `${noun}: ${names.map((name) => `"${name}"`).join(', ')}`
      : whole
  })
  return outsideQuotes(text, (piece) =>
    replaced(piece, named, (whole: string, ...found: Groups[]) => {
      const { noun = '', name = '', sign = '' } = found.at(-1) ?? {}
      if (/(?:buttons|links)$/.test(noun) || sign !== '') return whole
      const [own = '', choice] = opensChoice.test(noun) ? name.split(/ (?=with )/) : [name]
      return `${noun} "${own}"${choice === undefined ? '' : ` ${choice}`}`
    }),
  )
}

/** A text with a change made in all that stands in no quotes. */
const outsideQuotes = (text: string, change: (piece: string) => string): string =>
  text
    .split(/("[^"\n]{0,200}")/)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('')
