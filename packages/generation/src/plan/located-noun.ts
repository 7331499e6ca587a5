import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

/** "Member" of "location of family members": who is on the map of an app of other things; empty where nobody is. */
export function locatedNoun(phrases: readonly Phrase[]): string {
  for (const { label = '' } of phrases) {
    const [, noun = ''] =
      /^(?:live )?(?:location|position)s? of (?:[\p{L}-]+ ){0,2}?(\p{L}+s)$/iu.exec(label) ?? []
    const one = toSingular(noun.toLowerCase())
    if (noun !== '' && classOf(one) === 'person') return one
  }
  return ''
}
