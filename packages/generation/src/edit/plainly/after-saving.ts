import { walkComponents } from '@kwiq/app-model'
import type { EditOutcome, EditRule } from '../rule.ts'
import { formMeant, placeMeant } from './app-parts.ts'

const form =
  /^(?:after|when|once)\s+(?:(?:i|we|you|people|users?|someone)\s+)?(?:have\s+)?(?<deed>(?:sav|send|add|book|order|pay|submitt|confirm|post|creat|log|report|finish)(?:ing|ed|es|s|e)?\b[^,]{0,40}?),?\s+(?:(?:i|we|you|people|users?|it|the app)\s+)?(?:want to\s+|should\s+|must\s+)?(?:go|goes|come|comes|get|gets|be taken|lead|leads|return|jump|land)\s+(?:back\s+)?(?:to|on)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24})$/iu

/** "After saving an offer go back to the list": where the button of that form leads. */
const afterSaving: EditRule = (clause, document): EditOutcome | undefined => {
  const { deed, place } = form.exec(clause)?.groups ?? {}
  if (deed === undefined || place === undefined) return undefined
  const about = deed.replace(/^\S+\s*/, '').replace(/^(?:an?|the)\s+/i, '')
  const screen = formMeant(document, about === '' ? deed : about)
  const button =
    screen &&
    [...walkComponents(screen.components)].findLast(
      ({ type, properties }) => type === 'button' && properties.variant !== 'secondary',
    )
  const target = /^(?:list|overview)$/i.test(place)
    ? placeMeant(document, `${about}s`)
    : placeMeant(document, place)
  return button && target
    ? {
        commands: [
          { type: 'set-properties', id: button.id, set: { action: { kind: 'screen', screenId: target.id } } },
        ],
      }
    : undefined
}

/** Where one comes after something is done. */
export const afterSavingRules: readonly EditRule[] = [afterSaving]
