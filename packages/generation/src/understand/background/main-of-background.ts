import { isNamed } from '../../plan/register/main-of-wish.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { find } from '../searched.ts'

/** "Cans of paint": what is in them. */
const held =
  /(?<!\p{L})(?:cans?|bottles?|balls?|box(?:es)?|jars?|bags?|packs?|packets?|drawers?|piles?|stacks?|rolls?|tubes?|tins?|crates?|bundles?|shel(?:f|ves)) (?:full )?of (?:old |my |our |half[- ](?:used|empty|full) )?(\p{L}{3,})/iu
const ofTime = /^(?:time|day|week|month|year|hour|minute|morning|evening|night|summer|winter)$/

/**
 * What somebody tells of before the wish, a singular noun: what the wish then speaks of as one of several, else what is in the
 * boxes and bottles they have.
 */
export function mainOfBackground(background: string, wish: string): string | undefined {
  const nouns = (background.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => ({ word, one: toSingular(word) }))
    .filter(
      ({ word, one }) => word !== one && isNamed([one]) && !ofTime.test(one) && classOf(one) !== 'place',
    )
  const said = wish.toLowerCase()
  const again = nouns.find(({ one }) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:each|every|an?|the|my|our|this|that) (?:\p{L}+ )?${one}(?!\p{L})`,
      'u',
    ).test(said),
  )
  const [, inside = ''] = find(held, background) ?? []
  return again?.one ?? (inside === '' ? undefined : toSingular(inside.toLowerCase()))
}
