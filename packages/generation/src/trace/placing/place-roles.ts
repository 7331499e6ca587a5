import type { AppPlan, Extra } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { hostOf } from '../host-of.ts'
import { labelOf } from '../label-of.ts'
import { isOf } from '../names-of.ts'
import { addRoleScreen } from '../role-screens.ts'
import { rolesOf } from '../roles-of.ts'
import { signedScreen } from '../signed-screen.ts'

const fewestRoles = 3
const roleChoice = { kind: 'choice', label: 'Role' } as const

/** "Roles: customer, cook, server": which one somebody is, chosen once. Returns the phrases that name them. */
function asRoles(plan: AppPlan, phrases: readonly Phrase[], told: readonly Phrase[]): Phrase[] {
  const [main] = plan.entities.values()
  const named = told.filter(({ verb, label, words, isSeen, isToldOfEach }) => {
    const head = words.at(-1) ?? ''
    return (
      !verb &&
      !label &&
      !isSeen &&
      !isToldOfEach &&
      words.length < 3 &&
      head === toSingular(head) &&
      classOf(head) === 'person' &&
      !(main && isOf(main, head))
    )
  })
  // "A lesson has instructor, horse and pupil": only those who are named in a row are roles.
  const places = named.map((phrase) => told.indexOf(phrase))
  if (places.some((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1)) return []
  const isNew = named.filter((phrase) => phrases.includes(phrase)).length > 1
  if (named.length < fewestRoles || !isNew || plan.isRegister) return []
  const host = ['profile', 'settings', 'signin', 'home'].flatMap((kind) =>
    plan.screens.filter((screen) => screen.kind === kind),
  )[0]
  if (!host) return []
  host.extras.push({ ...roleChoice, options: named.map(({ text }) => capitalise(text)).slice(0, 6) })
  return named
}

/** "A second person checks it" tells nothing of who that is. */
const anybody = /^(?:(?:second|third|another|other|next|one) )?(?:person|people|one|somebody|someone)$/i

/** Gives those who do something in the app a part of their own, or the choice which of them one is; what became of their phrases. */
export function placeRoles(
  plan: AppPlan,
  phrases: readonly Phrase[],
  told: readonly Phrase[],
): Map<Phrase, Extra> {
  const held = new Map<Phrase, Extra>()
  for (const [place, [phrase, all]] of rolesOf(told).entries()) {
    // What has a screen in the recipe needs no row that names it once more.
    const doings = all.filter((doing) => !signedScreen(doing, plan.screens))
    if (doings.length === 0) continue
    const extra: Extra = {
      kind: 'role',
      label: anybody.test(phrase.text) ? 'To do' : `For ${phrase.text}`,
      doings: doings.map((each) => ({ title: labelOf(each), icon: iconOfVerb(each.verb) })),
    }
    const hasScreen = addRoleScreen(plan, phrase, doings, extra, place)
    const host = hasScreen ? undefined : hostOf(plan, extra)
    host?.extras.push(extra)
    if (hasScreen || host) held.set(phrase, extra)
  }
  for (const phrase of asRoles(plan, phrases, told)) held.set(phrase, { ...roleChoice, options: [] })
  return held
}
