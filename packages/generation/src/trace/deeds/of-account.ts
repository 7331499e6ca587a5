import { columnOf } from '../../plan/register/said-field.ts'
import { addSignin } from '../../plan/tell-signin.ts'
import type { AppPlan, ScreenPlan } from '../../plan/types.ts'
import { capitalise } from '../../words/forms.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { type DeedRule, firstOf, heldOn } from './deed.ts'
import { has, find } from '../../understand/searched.ts'

const account = /^(?:(?:new|own|free|personal|user) )*accounts?$/
/** "Log in with email", "register and log in": one does all of it where one comes in. */
const comingIn =
  /^(?:log ?in|login|sign[ -]?(?:in|up)|signup|register)(?:$| (?:and|or|with|via|using|through|by|to|into)\b| log(?: ?in)?$)/i
/** "Sign in with Google", "log in to Reddit": a button of its own, beside the fields. */
const elsewhere =
  /^((?:log ?in|login|sign[ -]?(?:in|up)) (?:with|via|using|through|to|into)) (?!(?:e-?mail|password|user|phone|account|name|number|code|app(?=$| |lication)|credential|system|platform|site|their|his|her|my)\p{L}*(?: |$))(\p{L}+(?: \p{L}+)?)$/iu

const signinOf = ({ screens, tool, story, description }: AppPlan): ScreenPlan | undefined =>
  screens.find(({ kind }) => kind === 'signin') ??
  (tool === undefined ? addSignin(screens, story ?? description) : undefined)

/** "Create a new account", "register": the screen where one signs in, which the app gets where it has none. */
export const ofAccount: DeedRule = ({ verb, object, label }, plan) => {
  const isMade =
    /^(?:create|make|open|register|set|get)$/.test(verb) && account.test(object.replace(/^up /, ''))
  if (/^(?:delete|close|deactivate|remove)$/.test(verb) && account.test(object))
    return heldOn(firstOf(plan, 'settings', 'profile'), { kind: 'action', label, icon: 'trash' }, plan)
  if (!isMade && !has(comingIn, label)) return undefined
  // A register is a list as well.
  const signin = /^register$/i.test(label) ? firstOf(plan, 'signin') : signinOf(plan)
  if (!signin) return undefined
  const [, way = '', where = ''] = find(elsewhere, label) ?? []
  if (where !== '')
    return heldOn(signin, { kind: 'action', label: `${way} ${capitalise(where)}`, icon: 'user' }, plan)
  if (isMade) signin.title ??= 'Create account'
  else if (object === '') signin.title ??= label
  return { done: signin }
}

const giving =
  /^(?:set|add|upload|change|choose|edit|update|customi[sz]e|pick|enter|write|create|complete|manage|select|attach|take)$/
const picture = /^(?:profile|account|user) (?:picture|photo|image|pic)s?$|^(?:own )?avatars?$/
const aboutOneself =
  /^(?:(?:user|own|personal|public) )*(?:profile(?: (?:info(?:rmation)?|details|data|page|name))?|bio(?:graphy)?|about me|(?:display|nick|user) ?name|account (?:info(?:rmation)?|details|data))$/
const credentials = /^(?:passwords?|e-?mail(?: address)?|phone number|account)$/
/** What is there is changed by a button; what is not yet is filled in. */
const changing = /^(?:change|edit|update|customi[sz]e|complete|manage|create)$/

/** "Set a profile picture", "edit their bio": what one says of oneself, where one's own page is. */
export const ofProfile: DeedRule = ({ verb, object, label }, plan) => {
  if (!giving.test(verb)) return undefined
  const isPicture = picture.test(object)
  const parts = object.split(/,? (?:and|or) |, /)
  const isOwn =
    parts.every((part) => aboutOneself.test(part) || (changing.test(verb) && credentials.test(part))) &&
    parts.length < 4
  if (!isPicture && !isOwn) return undefined
  const host =
    plan.screens.find(({ kind, name }) => kind === 'form' && /\bprofile$/i.test(name)) ??
    firstOf(
      plan,
      'profile',
      ...(changing.test(verb) ? (['settings', 'signin'] as const) : (['signin', 'settings'] as const)),
    )
  // One's picture stands on the page already: there is a button below it.
  if (isPicture && host?.kind === 'profile')
    return heldOn(host, { kind: 'action', label, icon: 'camera' }, plan)
  if (isPicture)
    return heldOn(
      host,
      {
        kind: 'field',
        field: { name: capitalise(object), kind: 'photo', value: 'camera', options: [] },
        use: 'entered',
      },
      plan,
    )
  if (changing.test(verb) || /\bprofile\b/.test(object))
    return heldOn(host, { kind: 'action', label, icon: iconOfVerb(verb) }, plan)
  const { field } = columnOf({ name: capitalise(object), options: [] }, 0, new Map(), plan.description)
  return heldOn(host, { kind: 'field', field, use: 'entered' }, plan)
}
