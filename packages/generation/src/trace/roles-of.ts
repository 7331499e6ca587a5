import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const mostDoings = 4
const mostRoles = 3

/** Whoever uses an app. */
export const anybody = /^(?:visitor|customer|user|guest|buyer|shopper|reader|viewer|member|player|person)$/

/** Who does what, where a description tells several apart. */
export function rolesOf(told: readonly Phrase[]): [Phrase, Phrase[]][] {
  const found: [Phrase, Phrase[]][] = []
  for (const phrase of told) {
    const head = toSingular(phrase.words.at(-1) ?? '')
    const isPerson = classOf(head) === 'person' || head === 'admin' || head === 'office' || head === 'kitchen'
    // Who uses it is everybody; those who run it have a part of their own.
    if (phrase.isOfStory && anybody.test(head)) continue
    if (!phrase.isActor || !isPerson || phrase.text.split(' ').length > 3) continue
    const doings = told.filter(({ actor }) => actor === phrase.text)
    if (doings.length > 0) found.push([phrase, doings.slice(0, mostDoings)])
  }
  return found.length > 1 ? found.slice(0, mostRoles) : []
}
