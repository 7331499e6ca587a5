import type { AppDocument } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { type Spot, spotsOf } from './spot.ts'
import { withTexts } from './with-texts.ts'
import { findAll } from '../understand/searched.ts'

/** Words for what stands in one list, whichever of them it is called by. */
const families: readonly ReadonlySet<string>[] = [
  'review rating comment feedback testimonial',
  'like comment',
  'tip trick hint advice',
  'tool resource material',
  'news update announcement',
  'question answer',
  'photo video picture',
  'badge award achievement trophy reward',
  'coupon deal offer discount voucher',
  'friend follower',
  'guide tutorial article how-to',
  'goal milestone',
  'rule regulation',
  'note comment',
  'event activity',
].map((words) => new Set(words.split(' ')))

const joined =
  /(?<![\p{L}-])(\p{L}[\p{L}-]*) (?:and|&) (?:(?:user|customer|member|guest) )?(\p{L}[\p{L}-]*)/giu
const titled: ReadonlySet<Spot['role']> = new Set(['head', 'section', 'door'])
const nounOf = (said: string): string => toSingular(said.toLowerCase())

/**
 * A document in which what stands in one list and is told under two words ("ratings and reviews") is called by both, where
 * only one of them is its title.
 */
export function withTwins(document: AppDocument, text: string): AppDocument {
  const spots = spotsOf(document).filter(({ role }) => titled.has(role))
  const renamed = new Map<Spot, string>()
  for (const [, one = '', other = ''] of findAll(joined, text)) {
    const pair = [nounOf(one), nounOf(other)]
    const [first = '', second = ''] = pair
    if (first === second || !families.some((family) => pair.every((noun) => family.has(noun)))) continue
    const called = (noun: string) => spots.filter((spot) => nounOf(spot.text) === noun)
    const [ofFirst, ofSecond] = [called(first), called(second)]
    // What each has for itself keeps its name.
    if (ofFirst.length > 0 === ofSecond.length > 0) continue
    const both = capitalise(`${inPlural(first)} and ${inPlural(second)}`)
    for (const spot of [...ofFirst, ...ofSecond]) renamed.set(spot, both)
  }
  return renamed.size === 0 ? document : withTexts(document, renamed)
}

const inPlural = (noun: string): string => (/^(?:news|feedback|advice)$/.test(noun) ? noun : toPlural(noun))
