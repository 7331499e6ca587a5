import type { AppDocument } from '@kwiq/app-model'
import type { Field } from '../entity.ts'
import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute, isLoose } from '../words/attributes.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { readWordings } from './coverage.ts'

const mostFields = 10
const mostWords = 2
/** A value that is given like this stands in a form. */
const giving = /^(?:add|enter|set|include|note|give|write|input|fill|record)$/
/** Every app has these in one manner or another. */
const everywhere =
  /^(?:name|barcode|code|type|day|number|item|user|language|unit|hour|minute|detail|information|status)$/

/**
 * Gives the form of the app's things a field for each value the description names and no screen has a word of ("based on
 * weight", "with a rating"): what an app's own content stands for is not always there. Returns whether any was missing.
 */
export function placeAbsent(plan: AppPlan, told: readonly Phrase[], document: AppDocument): boolean {
  const form = plan.tool
    ? undefined
    : plan.screens.find(({ kind, isDeed }) => kind === 'form' && isDeed !== true)
  const entity = form && plan.entities.get(form.entity)
  if (!entity) return false
  const seen = new Set(readWordings(document).flatMap(({ stems }) => [...stems]))
  const absent = told.flatMap((phrase): Field[] => {
    const { words, verb, isActor } = phrase
    const head = toSingular(words.at(-1) ?? '')
    const attribute = findAttribute(head)
    if (
      !attribute ||
      isActor === true ||
      everywhere.test(head) ||
      words.length > mostWords ||
      (verb !== undefined && !giving.test(verb)) ||
      words.some((word) => word !== verb && seen.has(stemOf(word)))
    )
      return []
    for (const word of words) seen.add(stemOf(word))
    return [
      {
        name: capitalise(words.filter((word) => word !== verb).join(' ')),
        kind: attribute.kind,
        value: attribute.value,
        options: attribute.options,
        ...(isLoose(head) ? { isGuess: true } : {}),
      },
    ]
  })
  const fields = absent.slice(0, Math.max(0, mostFields - entity.fields.length))
  if (fields.length === 0) return false
  plan.entities.set(entity.id, { ...entity, fields: [...entity.fields, ...fields] })
  return true
}
