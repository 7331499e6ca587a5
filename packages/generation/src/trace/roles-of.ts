import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const mostDoings = 4
const mostRoles = 3

/** Who does what, where a description tells several apart. */
export function rolesOf(told: readonly Phrase[]): [Phrase, Phrase[]][] {
  const found: [Phrase, Phrase[]][] = []
  for (const phrase of told) {
    const head = toSingular(phrase.words.at(-1) ?? '')
    const isPerson = classOf(head) === 'person' || head === 'admin' || head === 'office' || head === 'kitchen'
    if (!phrase.isActor || !isPerson || phrase.text.split(' ').length > 3) continue
    const doings = told.filter(({ actor }) => actor === phrase.text)
    if (doings.length > 0) found.push([phrase, doings.slice(0, mostDoings)])
  }
  return found.length > 1 ? found.slice(0, mostRoles) : []
}
