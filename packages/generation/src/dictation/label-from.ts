import { reword, type Rewording } from '../understand/searched.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'

const articles =
  /^(?:(?:a|an|the|some|its|his|her|their|my|your|one|two|three|four|five|six|single|several|multiple|optional|big|large|small|little|simple|round|rounded|circular|sticky|prominent|primary|secondary|main|full-width|full-?screen|floating|fixed|horizontal|vertical|scrollable|interactive|bold|filled|outlined|colou?red|colou?rful|disabled|red|green|blue|orange|yellow|grey|gray|multi-?line|also|user's|users'|\d+(?! ?(?:ml|cl|l|g|kg|m|km|cm|px|h|s|min|minutes?|hours?|sec|seconds?|days?|weeks?|x|%)(?:\s|$)))(?:\s+|$))+/i

/** What stands around the words of a label, in this order. */
const withoutLooks: readonly Rewording[] = [
  { form: /^(?:each|every)(?: one)?(?: (?:with|has|having|showing|shows))?(?:\s+|$)/i, becomes: '' },
  {
    form: /^(?:for|of|to|with|that|which|labell?ed|called|named|saying|showing|says|titled)\s+/i,
    becomes: '',
  },
  // "The user's name" is asked for as the user name.
  { form: /^(?:the )?user's name$/i, becomes: 'user name' },
  { form: articles, becomes: '' },
  // "The author's name" is the author's; "author's avatar and name" are of the author.
  { form: /^((?:\p{L}+ )?\p{L}+)'s\s+(?=\p{L})/iu, becomes: '$1 ' },
  { form: /\s(?:if|when|unless|while|where)\s.*$/i, becomes: '' },
  {
    form: /\s(?:at|on|in) the (?:very )?(?:top|bottom|left|right|middle|end|corner|cent(?:er|re))(?: .*)?$/i,
    becomes: '',
  },
  { form: /\s(?:with|in|as) (?:\d |five |gold(?:en)? )?stars$/i, becomes: '' },
  { form: /\s(?:on|at) (?:the )?(?:very )?(?:top|bottom)(?:[ -](?:right|left))?$/i, becomes: '' },
  { form: /(?<=\p{L}{4,}) (?:left|right|below|underneath|beneath|sticky|pinned|fixed)$/iu, becomes: '' },
  {
    form: /\s(?:in|with) (?:italics?|gr[ae]y|(?:(?:small|tiny|large|big|bold|light|muted|italic|gr[ae]y) )+(?:text|print|letters|type|font))$/i,
    becomes: '',
  },
  { form: /\s(?:on|in|over|below|under|above|beside|inside) (?:it|them|there)$/i, becomes: '' },
  {
    form: /(?<=\p{L}{4,} \p{L}{4,}) of (?:the )?(?:member|user|customer|guest|player|patient)$/iu,
    becomes: '',
  },
  // "A location line": a line with that.
  {
    form: /^((?!(?:bus|train|tram|metro|subway|phone|time|help|hot|dead|first|last|product|bottom|top|main|line|story|clothes?) )\p{L}+) line$/iu,
    becomes: '$1',
  },
  { form: /[.:;,]+$/, becomes: '' },
]

/** The words of a label: no articles, no looks, at most four words. */
export function labelFrom(text: string): string {
  // "Single ticket" beside a day ticket, and what is to do.
  if (/^Single \p{Ll}+$/u.test(text.trim()) || /^to[- ]dos?$/i.test(text.trim()))
    return capitalise(text.trim())
  // "Bold", "red" among the names of tools and choices.
  if (/^(?:bold|red|green|blue|orange|yellow|gr[ae]y)$/i.test(text.trim())) return capitalise(text.trim())
  const words = reword(text.trim(), withoutLooks)
    .split(/\s+/)
    .filter((word, index) => index === 0 || !/^(?:a|an|the)$/i.test(word))
    .slice(0, 4)
  while (
    words.length > 1 &&
    /^(?:of|for|the|a|an|to|in|on|at|with|from|per|and|or|is|are|as)$/i.test(words.at(-1) ?? '') &&
    !/^(?:signed|logged|checked|log|sign|check|opt) in$/i.test(words.slice(-2).join(' '))
  )
    words.pop()
  const label = words.join(' ')
  return label === '' || /^(?:it|that|this|there|them|they)$/i.test(label) ? '' : capitalise(label)
}

/** "Task card" is about tasks. */
export const thingsOf = (words: string): string =>
  capitalise(
    toPlural(
      toSingular(
        labelFrom(words.replace(/\s(?:cards?|rows?|items?|entr(?:y|ies)|tiles?)$/i, '')).toLowerCase(),
      ),
    ),
  )
