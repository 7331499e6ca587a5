import { severalOf, someOf } from '../fitted.ts'
import { hostOf } from '../host-of.ts'
import { heldOn } from '../deeds/deed.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import type { AppPlan, Extra } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import type { Outcome } from '../placing/placing.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { HeadRule } from './head.ts'
import { find } from '../../understand/searched.ts'

const top =
  /^(?:top|best|worst)[- ]?(?:\d{1,2}|three|five|ten|twenty) (\p{L}+(?: \p{L}+)?)(?: (?:of|in|for|from|by|at) .+)?$/iu
const shortest = 3
/** "Personal bests": the first of what one keeps, by what stands beside them. */
const bests = /^(?:my |our |your )?(?:personal|all-time|season|lifetime) bests$/i

/** "Personal bests" of catches are some of them. */
function bestsOf(label: string, phrase: Phrase, plan: AppPlan): Outcome | undefined {
  const [main] = plan.entities.values()
  if (!main || main.samples.filter(({ value }) => value !== undefined).length < shortest) return undefined
  const extra: Extra = { kind: 'thing', label, entity: someOf(main), isWhole: true }
  return heldOn(hostOf(plan, extra, phrase), extra, plan)
}

/** "Top-3 risks", "top ten lenders": the first of those, in a list under these words. */
export const topOf: HeadRule = (label, phrase, plan) => {
  if (bests.test(label)) return bestsOf(label, phrase, plan)
  const [, nouns = ''] = find(top, label) ?? []
  const noun = nouns.toLowerCase().split(' ').at(-1) ?? ''
  const one = toSingular(noun)
  if (nouns === '' || one === noun || one.length < shortest || plan.tool) return undefined
  // How much of something is no list.
  if (classOf(one) === 'measure') return undefined
  const own = severalOf({ ...phrase, words: [noun] }, plan)
  const extra: Extra = {
    kind: 'thing',
    label,
    entity: own ? someOf(own) : makeEntity([one], plan.contentSeed, true, phrase.domain),
    isWhole: true,
  }
  return heldOn(hostOf(plan, extra, phrase), extra, plan)
}
