import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, isParticiple, isPlainVerb, verbsAndNouns } from '../words/verbs.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'

/** What is more of what the screen is about: a feed, what is recommended, what is next. */
export const ofSame =
  /(?:^|[ -])(?:feeds?|recommendations?|suggestions?|ideas|picks|highlights|favou?rites|brackets?|queues?|line-?ups?|works?|submissions|entries|results|history|playing|selections?|collections?|updates|lists?|nearby)(?:$| (?:for|of|from) )/i

/** Something that happens, and no name of anything: "Participating", "Error displayed", "Against". */
export function isScrap(label: string): boolean {
  const words = label.toLowerCase().split(/[ /]/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (words.length === 1) {
    const base = last.endsWith('ing') ? baseOfVerb(last, strictVerbs) : last
    const isDone = strictVerbs.has(last) || isPlainVerb(base ?? '') || verbsAndNouns.has(last)
    return isDone || isParticiple(last, strictVerbs) || /^(?:against|said|such|other|on|based)$/.test(last)
  }
  const base = baseOfVerb(last, strictVerbs)
  const isHappening =
    /\p{L}{3}[^e]ed$/u.test(last) || (last.endsWith('ing') && base !== undefined && base !== last)
  const isCut = /^(?:on|for|of|to|with|by|in|at|and|or|the|an?|behalf)$/.test(last)
  return (
    isCut ||
    (isHappening && first !== 'now' && !/^(?:in|up|most|top|to)/.test(first)) ||
    /^(?:said|randomly)$/.test(first)
  )
}

/** What only is named there: more of its things, where it means such; nothing where it names none. */
function tidied(
  extra: Extract<Extra, { kind: 'note' }>,
  plan: AppPlan,
  screen: ScreenPlan,
): Extra | undefined {
  if (isScrap(extra.label)) return undefined
  const entity = plan.entities.get(screen.entity)
  const nouns = new Set([entity?.one, entity?.many].map((word) => word?.toLowerCase()))
  const [last = '', ...before] = extra.label.toLowerCase().split(' ').toReversed()
  // "Recipe title" of a recipe stands above it.
  if (/^(?:title|name)$/.test(last) && nouns.has(before.toReversed().join(' '))) return undefined
  const isOwn = nouns.has(last) || nouns.has(toSingular(last))
  return entity && entity.samples.length > 1 && (isOwn || ofSame.test(extra.label))
    ? { kind: 'thing', label: extra.label, entity }
    : extra
}

const stemsOf = (label: string): string =>
  (label.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => stemOf(toSingular(word))).join(' ')

/** The parts of a screen without those that stand there already in other forms of the same words. */
const once = (extras: readonly Extra[]): Extra[] =>
  extras.filter(
    (extra, at) =>
      extra.kind !== 'thing' ||
      !extras
        .slice(0, at)
        .some((other) => other.kind === 'thing' && stemsOf(other.label) === stemsOf(extra.label)),
  )

/** Makes what is only named on a screen show something, and takes away what names nothing; returns whether it did. */
export function tidyNotes(plan: AppPlan): boolean {
  let isChanged = false
  for (const screen of plan.screens) {
    const notes = screen.extras.filter(({ kind }) => kind === 'note')
    // "Walking, cycling": several together are what one chooses from.
    const isChoice = notes.length > 3
    const extras = once(
      screen.extras.flatMap((extra): Extra[] => {
        if (extra.kind !== 'note' || isChoice) return [extra]
        const made = tidied(extra, plan, screen)
        return made ? [made] : []
      }),
    )
    if (extras.length === screen.extras.length && extras.every((extra, at) => extra === screen.extras[at]))
      continue
    screen.extras = extras
    isChanged = true
  }
  return isChanged
}
