import type { Command } from '@kwiq/app-model'
import { choicesIn } from '../choice-nodes.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { unquote } from '../words.ts'

const form = /^choose\s+(?<value>["“][^"“”]{1,30}["”])\s+by\s+default$/iu

/** "Choose "Europe" by default": the first filter or choice that has it. */
const preset: EditRule = (clause, document): EditOutcome | undefined => {
  const value = unquote(form.exec(clause)?.groups?.value ?? '').toLowerCase()
  if (value === '') return undefined
  const own = choicesIn(document).filter(({ values }) => values.some((each) => each.toLowerCase() === value))
  const commands = own.flatMap(({ node, values }): Command[] => {
    const index = values.findIndex((each) => each.toLowerCase() === value)
    if (node.type === 'input')
      return node.properties.value === values[index]
        ? []
        : [{ type: 'set-properties', id: node.id, set: { value: values[index] ?? '' } }]
    return node.type === 'datepicker' || node.properties.active === index
      ? []
      : [{ type: 'set-properties', id: node.id, set: { active: index } }]
  })
  return commands.length > 0 ? { commands } : refuse('It is chosen there already.')
}

const slots =
  /^(?:(?:offer|show|make|use)\s+)?(?:the\s+)?(?:\p{L}+\s)?(?:times?|slots?|appointments?|hours)\s+(?:should be\s+)?every\s+(?:(?<n>\d{1,3})\s+minutes?|(?<half>half (?:an )?hour)|(?<hour>hour))\s+(?:between|from)\s+(?<from>\d{1,2}(?::\d\d)?)\s*(?:am)?\s+(?:and|to|until|till)\s+(?<to>\d{1,2}(?::\d\d)?)\s*(?<pm>pm)?$/iu
const mostSlots = 24

const minutesOf = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** "Pickup times every 15 minutes between 7 and 11". */
const timesEvery: EditRule = (clause, document): EditOutcome | undefined => {
  const found = slots.exec(clause)?.groups
  if (!found?.from || !found.to) return undefined
  const step = found.n === undefined ? (found.half === undefined ? 60 : 30) : Number(found.n)
  const [first, end] = [
    minutesOf(found.from),
    minutesOf(found.to) + (found.pm !== undefined && minutesOf(found.to) < 720 ? 720 : 0),
  ]
  if (step < 5 || end <= first) return undefined
  const count = Math.min(mostSlots, Math.floor((end - first) / step) + 1)
  const times = Array.from({ length: count }, (_, index) => {
    const at = first + index * step
    return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
  })
  const commands = choicesIn(document)
    .filter(({ node }) => node.type === 'datepicker')
    .map(({ node }): Command => ({
      type: 'set-properties',
      id: node.id,
      set: { slots: times, selected: Math.min(1, times.length - 1), unavailable: [] },
    }))
  return commands.length > 0 ? { commands } : refuse('Nowhere in the app one chooses between times.')
}

/** What is chosen already, and between what times one chooses. */
export const presetValueRules: readonly EditRule[] = [preset, timesEvery]
