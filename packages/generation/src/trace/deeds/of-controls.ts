import { isSameField } from '../../plan/same-field.ts'
import type { AppPlan, Extra } from '../../plan/types.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { hostOf } from '../host-of.ts'
import { type DeedRule, firstOf, heldOn } from './deed.ts'

const tuning = /^(?:control|adjust|set|change|regulate|increase|decrease|raise|lower|tune)$/
/** What goes from little to much, and is moved rather than typed. */
const scale =
  /(?:^| )(?:volume|speed|brightness|gain|tempo|bpm|intensity|opacity|pitch|contrast|saturation|zoom|loudness|bass|treble|reverb|radius)$/
const mostWords = 3

/** A value of that name which one sets already. */
const heldLevel = ({ screens }: AppPlan, name: string): Extra | undefined =>
  screens
    .flatMap(({ extras }) => extras)
    .find((extra) => extra.kind === 'field' && isSameField(extra.field.name, name))

/** Whether one enters a value of that name somewhere. */
const isEntered = ({ screens, entities }: AppPlan, name: string): boolean =>
  [...entities.values()].some(({ fields }) => fields.some((field) => isSameField(field.name, name))) ||
  screens.some(({ extras }) =>
    extras.some((extra) => extra.kind === 'field' && isSameField(extra.field.name, name)),
  )

/** "Control the master volume": a slider where one plays, works or sets it. */
export const ofLevels: DeedRule = ({ verb, object }, plan) => {
  if (!tuning.test(verb) || !scale.test(object) || object.split(' ').length > mostWords) return undefined
  if (/\b(?:and|or)\b/.test(object)) return undefined
  const tool = plan.screens.find(({ id }) => id === plan.tool)
  const held = heldLevel(plan, object)
  if (held) return { held }
  const host =
    tool ??
    firstOf(plan, 'player', 'video', 'timer', 'reader', 'editor', 'generator', 'gauge', 'settings', 'detail')
  return heldOn(
    host,
    {
      kind: 'field',
      field: { name: capitalise(object), kind: 'slider', value: '60', options: [] },
      use: 'entered',
    },
    plan,
  )
}

/** "Turn on location sharing": it is on or off, and no button. */
export const ofSwitches: DeedRule = ({ label }, plan) => {
  const [, what = ''] =
    /^(?:(?:turn|switch) (?:on|off)|enable|disable|allow|activate|toggle) (?:(?:the|an?|their|your|my) )?(?!between\b|on\b|off\b|from\b)(.+)$/i.exec(
      label,
    ) ?? []
  const head = toSingular(what.toLowerCase().split(' ').at(-1) ?? '')
  if (what === '' || plan.tool || classOf(head) === 'person' || what.split(' ').length > mostWords)
    return undefined
  const extra: Extra = { kind: 'switch', label: capitalise(what) }
  return heldOn(hostOf(plan, extra), extra, plan)
}

const aimed = /(?:^| )(?:goals?|targets?|quotas?|allowance)$/

/** "Set a daily goal": what one aims at is set once, with what one sets. */
export const ofGoals: DeedRule = ({ verb, object }, plan) => {
  if (!/^(?:set|define|enter|choose|adjust|change)$/.test(verb) || !aimed.test(object)) return undefined
  if (plan.tool || object.split(' ').length > mostWords || isEntered(plan, object)) return undefined
  // Whoever keeps goals makes one in their form.
  if (
    [...plan.entities.values()].some(({ words }) =>
      words.includes(toSingular(object.split(' ').at(-1) ?? '')),
    )
  )
    return undefined
  const isCount = /\b(?:daily|weekly|monthly|yearly)\b/.test(object)
  return heldOn(
    firstOf(plan, 'profile', 'settings', 'stats'),
    {
      kind: 'field',
      field: {
        name: capitalise(object),
        kind: isCount ? 'number' : 'text',
        value: isCount ? '10' : '',
        options: [],
      },
      use: 'entered',
    },
    plan,
  )
}
