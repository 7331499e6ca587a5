import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find } from '../understand/searched.ts'

/**
 * "Member" of "location of family members", "store" of "stores map": who or what is on the map of an app of other things; empty
 * where nothing of that sort is said.
 */
export function locatedNoun(phrases: readonly Phrase[]): string {
  for (const { label = '', words, verb } of phrases) {
    // Where it is dark enough to see stars.
    if (!verb && /^(?:light pollution|dark sky) map$/.test(words.join(' '))) return 'dark place'
    const [where = '', map] = verb ? [] : words
    const place = toSingular(where)
    if (
      words.length === 2 &&
      map === 'map' &&
      place !== where &&
      (classOf(place) === 'place' || place === 'branch')
    )
      return place === 'branch' ? 'store' : place
    const [, noun = ''] =
      find(/^(?:live )?(?:location|position)s? of (?:[\p{L}-]+ ){0,2}?(\p{L}+s)$/iu, label) ?? []
    const one = toSingular(noun.toLowerCase())
    if (noun !== '' && classOf(one) === 'person') return one
  }
  return ''
}
