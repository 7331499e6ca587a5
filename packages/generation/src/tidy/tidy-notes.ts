import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, isParticiple, isPlainVerb } from '../words/verbs.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { isOwnName } from '../plan/own-name.ts'
import { valuesOf } from '../plan/content/values.ts'
import { isDescriber } from '../words/describers.ts'
import { knownValue } from '../compose/dictated/value-of.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import { has } from '../understand/searched.ts'

/** What is more of what the screen is about: a feed, what is recommended, what is next. */
const ofSame =
  /(?:^|[ -])(?:feeds?|recommendations?|suggestions?|ideas|picks|highlights|favou?rites|brackets?|queues?|line-?ups?|works?|submissions|entries|results|history|playing|selections?|collections?|updates|lists?|nearby)(?:$| (?:for|of|from) )/i

/** "Invoice download": it is done. */
const byDeed = /^((?:\p{L}[\p{L}-]* ){1,2}\p{L}+|\p{L}{4,}) (download|upload|export|import|backup)s?$/iu
const ofPins = /\bpins? (?:on|in) (?:the |a )?map$|\bmap pins?$/i
/** It is the screen of whoever uses it. */
const ofProfile = /^(?:(?:my|own|user|personal) )?profiles?$/iu

/** Something that happens, and no name of anything: "Participating", "Warning displayed". */
export function isScrap(label: string): boolean {
  const words = label.toLowerCase().split(/[ /]/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (words.length === 1) {
    const base = last.endsWith('ing') ? baseOfVerb(last, strictVerbs) : last
    const isDone = isPlainVerb(base ?? '')
    return isDone || isParticiple(last, strictVerbs) || /^(?:against|said|such|other|on|based)$/.test(last)
  }
  // "Guests waiting" are guests.
  const before = words.at(-2) ?? ''
  const isSeveral = toSingular(before) !== before
  const base = baseOfVerb(last, strictVerbs)
  const isHappening =
    /\p{L}{3}[^e]ed$/u.test(last) ||
    (last.endsWith('ing') && base !== undefined && base !== last && !isSeveral)
  const isCut = /^(?:on|for|of|to|with|by|in|at|and|or|the|an?|behalf)$/.test(last)
  return (
    isCut ||
    (isHappening && first !== 'now' && !/^(?:in|up|most|top|to)/.test(first)) ||
    /^(?:said|randomly)$/.test(first)
  )
}

/** "Upcoming list", of which the rows were upcomings: what a list is said to be is no thing. */
const isOfNothing = ({ entity }: Extract<Extra, { kind: 'thing' }>): boolean => {
  const noun = entity.one.toLowerCase()
  return entity.id.startsWith('own-') && !noun.includes(' ') && isDescriber(noun)
}

/** "Cost per portion" is a cost. */
function perUnit(extra: Extract<Extra, { kind: 'thing' }>): Extra {
  const [, what] = /^(.+) per /i.exec(extra.label) ?? []
  const value = what === undefined ? undefined : valuesOf(what)?.[0]
  return value === undefined
    ? extra
    : { kind: 'field', field: { name: extra.label, kind: 'text', value, options: [] }, use: 'shown' }
}

/** "Service", which a line below a title names with the others ("Pick barber, service and time slot"). */
const isSaidInLine = (label: string, { screens }: AppPlan): boolean =>
  !label.includes(' ') &&
  screens.some(({ subtitle = '' }) =>
    subtitle
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(label.toLowerCase()),
  )

/** What only is named there: more of its things, where it means such; nothing where it names none. */
function tidied(
  extra: Extract<Extra, { kind: 'note' }>,
  plan: AppPlan,
  screen: ScreenPlan,
): Extra | undefined {
  if (isScrap(extra.label)) return undefined
  const [, what, deed] = byDeed.exec(extra.label) ?? []
  if (what !== undefined && deed !== undefined) {
    const label = capitalise(`${deed} ${what.toLowerCase()}`)
    return { kind: 'action', label, icon: iconOfVerb(deed.toLowerCase()) }
  }
  const map = ofPins.test(extra.label) ? plan.screens.find(({ kind }) => kind === 'map') : undefined
  if (map && map !== screen) {
    map.extras.push({ kind: 'hint', label: 'Tap a pin on the map' })
    return undefined
  }
  if (isSaidInLine(extra.label, plan)) return undefined
  if (ofProfile.test(extra.label) && plan.screens.some(({ kind }) => kind === 'profile')) return undefined
  const value = knownValue(extra.label, 0)
  if (value !== undefined)
    return { kind: 'field', field: { name: extra.label, kind: 'text', value, options: [] }, use: 'shown' }
  const entity = plan.entities.get(screen.entity)
  const nouns = new Set([entity?.one, entity?.many].map((word) => word?.toLowerCase()))
  const last = extra.label.toLowerCase().split(' ').at(-1) ?? ''
  // "Boat name" of a boat stands above it.
  if (entity && isOwnName(extra.label, entity)) return undefined
  const isOwn = nouns.has(last) || nouns.has(toSingular(last))
  return entity && entity.samples.length > 1 && (isOwn || has(ofSame, extra.label))
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
        if (extra.kind === 'thing') return isOfNothing(extra) ? [] : [perUnit(extra)]
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
