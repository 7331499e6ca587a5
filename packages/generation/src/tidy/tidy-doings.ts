import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import { stemOf } from '../words/forms.ts'
import { saidDoing } from './said-doing.ts'

type Doing = Extract<Extra, { kind: 'action' }>

const stemsOf = (label: string): string[] =>
  (label.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => !/^(?:of|the|an|your|my|to|on|in|for|with|new|and|or)$/.test(word))
    .map(stemOf)

/** One looks at it or keeps it: what has a screen of its own needs no button. */
const looking =
  /^(?:view|see|check|watch|locate|find|track|manage|browse|explore|discover|monitor|display|show|access|organi[sz]e)\b/i

/** The same in one word or two: "Create wish list". */
const joined = (label: string) => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a doing is another in fewer or more words: "Film dive" of "Film dives", "Join walks" of "Join guided walks". */
export function isSameDoing(label: string, other: string): boolean {
  const [stems, others] = [stemsOf(label), stemsOf(other)]
  if (stems[0] !== others[0] || stems.length < 2 || others.length < 2)
    return stems.length === others.length && stems.every((stem, at) => stem === others[at])
  const [few, many] = stems.length <= others.length ? [stems, others] : [others, stems]
  return few.every((stem) => many.includes(stem)) || joined(label) === joined(other)
}

/** Whether what one looks at is there: a tab shows it under its name, or all of the app is about it. */
function isSeen(label: string, { screens, entities }: AppPlan, own: ScreenPlan): boolean {
  if (!looking.test(label)) return false
  const [, ...stems] = stemsOf(label)
  const within = (name: string) => {
    const there = stemsOf(name)
    return stems.length > 0 && stems.every((stem) => there.includes(stem))
  }
  const main = entities.get(screens[0]?.entity ?? '')?.many ?? ''
  return (
    (main !== '' && within(main)) ||
    screens.some((screen) => screen !== own && screen.isTab && within(`${screen.title ?? ''} ${screen.name}`))
  )
}

/** What a doing is on its screen; undefined where it goes. */
function tidied(extra: Doing, plan: AppPlan, screen: ScreenPlan, text: string): Extra | undefined {
  if (extra.isNamed) return extra
  const said = saidDoing(extra.label, text)
  if (said === undefined || isSeen(said.label, plan, screen)) return undefined
  if (said.as === 'doing') return { ...extra, label: said.label }
  if (said.as === 'hint') return { kind: 'hint', label: said.label }
  const entity = plan.entities.get(screen.entity)
  return entity && { kind: 'thing', label: said.label, entity }
}

/**
 * Makes the buttons a description asks for such that one would press them: none that says what the app does by itself,
 * none that is cut, none twice. Returns whether anything changed.
 */
export function tidyDoings(plan: AppPlan, text: string): boolean {
  const kept: Doing[] = []
  let isChanged = false
  for (const screen of plan.screens) {
    const extras = screen.extras.flatMap((extra): Extra[] => {
      if (extra.kind !== 'action') return [extra]
      const made = tidied(extra, plan, screen, text)
      if (made?.kind !== 'action') return made ? [made] : []
      const isThere =
        kept.some(({ label }) => isSameDoing(label, made.label)) ||
        screen.extras.some((other) => other.kind === 'hint' && other.label === made.label)
      if (isThere) return []
      kept.push(made)
      return [made.label === extra.label ? extra : made]
    })
    if (extras.length === screen.extras.length && extras.every((extra, at) => extra === screen.extras[at]))
      continue
    screen.extras = extras
    isChanged = true
  }
  return isChanged
}
