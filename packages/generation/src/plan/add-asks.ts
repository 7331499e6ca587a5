import type { Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Ask } from '../understand/wish/ask.ts'
import { stemOf } from '../words/forms.ts'
import { columnOf } from './register/said-field.ts'
import { isSameField } from './same-field.ts'
import type { ScreenPlan } from './types.ts'

const mostAdded = 4

/** What a wish asks of each thing is in its form, also where apps of its kind know nothing of it. */
export function addAsks(
  screens: readonly ScreenPlan[],
  asks: readonly Ask[],
  subject: Entity,
  entities: Map<string, Entity>,
): void {
  const forms = screens.filter(({ kind }) => kind === 'form')
  const form = forms.find(({ entity }) => entity === subject.id) ?? forms[0]
  const entity = entities.get(form?.entity ?? subject.id)
  if (!entity) return
  const known = [...entities.values()].flatMap(({ fields }) => fields)
  const fields = asks
    .filter(({ name }) => !known.some((field) => isSameField(field.name, name)))
    .slice(0, mostAdded)
    .map((ask) => columnOf(ask, hashText(ask.name), new Map(), '', entity.one.toLowerCase()).field)
  if (fields.length === 0) return
  entities.set(entity.id, {
    ...entity,
    fields: [...entity.fields.slice(0, 1), ...fields, ...entity.fields.slice(1)],
  })
}

/** What was asked, as phrases that are shown where its fields are. */
export const phrasesOfAsks = (asks: readonly Ask[]): Phrase[] =>
  asks.map(({ name, options }) => {
    const words = name.toLowerCase().split(' ')
    return {
      text: name.toLowerCase(),
      label: name,
      words,
      stems: words.map(stemOf),
      options: [...options],
      isSet: true,
    }
  })
