import { isSameChoice } from '../plan/read-choices.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'

/** "Choose PNG or JPEG" where the form has a choice of just these. */
export const whereChosen = ({ options }: Phrase, { screens, entities }: AppPlan): ScreenPlan | undefined =>
  screens.find(
    ({ kind, entity, isDeed }) =>
      kind === 'form' &&
      !isDeed &&
      entities.get(entity)?.fields.some((field) => isSameChoice(field.options, options)),
  )
