import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'

const logging = /^(?:log|record|track|add|enter|note|save|register|write|jot|report|create|post)$/

/**
 * "Log fuel fill-ups" where the form for an entry asks of which kind it is, and a fill-up is one: the form, in which one
 * chooses it. Nothing where no form offers it.
 */
export function whereChosenInForm(
  { verb, words }: Phrase,
  { screens, entities }: AppPlan,
): ScreenPlan | undefined {
  const what = words.filter((word) => word !== verb).join(' ')
  if (!verb || !logging.test(verb) || what === '') return undefined
  return screens.find(
    ({ kind, isDeed, entity, extras }) =>
      kind === 'form' &&
      !isDeed &&
      [
        ...(entities.get(entity)?.fields ?? []),
        ...extras.flatMap((extra) => (extra.kind === 'field' ? [extra.field] : [])),
      ].some(
        ({ kind: asked, options }) =>
          asked === 'choice' && options.some((each) => isSameField(each, what.replace(/(?<=-up)s$/, ''))),
      ),
  )
}
