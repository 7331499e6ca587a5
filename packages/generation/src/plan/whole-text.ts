import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'

const mostTitleWords = 6

/** Whether all a description says is what its app is called, and a phrase is that: "New year resolutions". */
export function isWholeText({ verb, words, text }: Phrase, { text: said, phrases }: Understanding): boolean {
  const whole = said.trim().replace(/[.!]$/, '')
  const [first] = phrases
  return (
    !verb &&
    first !== undefined &&
    phrases.filter(({ label }) => !label).length <= 2 &&
    !/[,:;.\n]|\b(?:with|and|plus)\b/i.test(whole) &&
    whole.split(/\s+/).length <= mostTitleWords &&
    (first.text === text || first.words.at(-1) === words.at(-1))
  )
}
