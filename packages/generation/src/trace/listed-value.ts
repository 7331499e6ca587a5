import { isValueKnown } from '../plan/content/values.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const fewestListed = 3
const mostWords = 4

const isValue = (item: string): boolean => {
  const head = toSingular(item.split(' ').at(-1) ?? '')
  return findAttribute(head) !== undefined || classOf(head) === 'measure' || isValueKnown(item)
}

const isPlural = (item: string) => {
  const head = item.split(' ').at(-1) ?? ''
  return head !== toSingular(head)
}

/**
 * Whether a text lists a noun among values of a thing: "my jumps: altitude, exit number, canopy, landing accuracy" has
 * a canopy for each of them, although nobody knows what a canopy is.
 */
export function isListedValue({ text, label, verb }: Phrase, said: string): boolean {
  if (verb) return false
  const item = (label ?? text).toLowerCase()
  return said
    .toLowerCase()
    .split(/[.:;!?\n]/)
    .some((part) => {
      const items = part
        .split(/,| and | with /)
        .map((each) => each.trim().replace(/^(?:and|with|the|a|an|its|their) /, ''))
        .filter((each) => each !== '' && each.split(' ').length <= mostWords)
      const values = items.filter((other) => other !== item && isValue(other)).length
      // Several of something ("burps, sirens") need more beside them that is plainly a value.
      return items.length >= fewestListed && items.includes(item) && values >= (isPlural(item) ? 2 : 1)
    })
}
