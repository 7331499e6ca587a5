import type { Entity, Field } from '../entity.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'

/** Things that take place or fall due at a time: one is reminded of each of them. */
const isDue = ({ fields }: Entity) => fields.some(({ kind }) => kind === 'date' || kind === 'time')

const reminder: Field = {
  name: 'Reminder',
  kind: 'choice',
  value: '1 hour before',
  options: ['None', '10 min before', '1 hour before', '1 day before'],
}

/** "Set a reminder for an event": a value of each, where each is made and seen. */
export function onReminder(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (!/^(?:set|add|create|get|choose|receive)$/.test(phrase.verb ?? '')) return undefined
  if (!/\breminders?\b/.test(phrase.words.join(' ') || phrase.text)) return undefined
  const form = plan.screens.find(({ kind, isDeed }) => kind === 'form' && !isDeed)
  const entity = plan.entities.get(form?.entity ?? '')
  if (!form || !entity || entity !== [...plan.entities.values()][0] || !isDue(entity)) return undefined
  if (entity.fields.every(({ name }) => !/reminder/i.test(name))) {
    // Behind when it is.
    const at = entity.fields.findLastIndex(({ kind }) => kind === 'date' || kind === 'time') + 1
    plan.entities.set(entity.id, { ...entity, fields: entity.fields.toSpliced(at, 0, reminder) })
  }
  return form
}
