import { isDescriber } from '../../words/describers.ts'
import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

/** "Say who is coming and how spicy": what one says of an evening. */
const form =
  /(?<=(?<!\p{L})(?:say|tell|enter|choose|pick|select|set|give|state)(?: us| it)?(?: [^.;:!?\n]{0,40}?(?:,| and))?) how (\p{L}{3,12})(?: (?:it should be|they are|you are|everyone is|people are|it is|should it be))?(?=\s*(?:[.,;:!?\n]|$)| (?:and|or)\b)/giu
const never =
  /^(?:much|many|long|often|far|soon|late|early|big|large|to|you|they|the|it|old|tall|high|wide|deep|well|far)$/

/** The text without how much something is so, and this as a choice of degrees. */
export function takeHowMuchSo(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, form, (whole = '', how = '') => {
    const word = how.toLowerCase()
    if (never.test(word) || !(isDescriber(word) || /(?:y|ful|ed|ous|ic|al|ive|ish)$/u.test(word)))
      return whole
    const label = `How ${word}`
    phrases.push({
      text: label.toLowerCase(),
      label,
      words: ['how', word],
      stems: ['how', stemOf(word)],
      options: ['A little', 'Quite', 'Very'],
      isSet: true,
    })
    return ''
  })
  return { rest: phrases.length > 0 ? rest.replaceAll(/,? and(?=\s*[.;:!?\n])/gu, '') : rest, phrases }
}
