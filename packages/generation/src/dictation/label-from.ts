import { capitalise, toPlural, toSingular } from '../words/forms.ts'

const articles =
  /^(?:(?:a|an|the|some|its|his|her|their|one|two|three|four|five|six|single|several|multiple|big|large|small|little|simple|round|rounded|sticky|prominent|primary|secondary|main|full-width|floating|horizontal|vertical|scrollable|interactive|multi-?line|also|user's|users'|\d+)(?:\s+|$))+/i

/** The words of a label: no articles, no looks, at most four words. */
export function labelFrom(text: string): string {
  const words = text
    .trim()
    .replace(/^(?:each|every)(?: one)?(?: (?:with|has|having|showing|shows))?(?:\s+|$)/i, '')
    .replace(
      /^(?:for|of|to|with|that|which|labell?ed|called|named|saying|showing|reading|says|titled)\s+/i,
      '',
    )
    // "The user's name" is asked for as the user name.
    .replace(/^(?:the )?user's name$/i, 'user name')
    .replace(articles, '')
    .replace(/[.:;,]+$/, '')
    .split(/\s+/)
    .filter((word, index) => index === 0 || !/^(?:a|an|the)$/i.test(word))
    .slice(0, 4)
  while (
    words.length > 1 &&
    /^(?:of|for|the|a|an|to|in|on|at|with|from|per|and|or)$/i.test(words.at(-1) ?? '')
  )
    words.pop()
  const label = words.join(' ')
  return label === '' ? '' : capitalise(label)
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
