import { parseColors } from '@kwiq/catalogue/theme'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:less|no|no more|without|not so|remove the|take out the)\s+(?:the\s+)?(?<color>pink|red|blue|green|purple|violet|orange|yellow|brown|gr[ae]y|black|white|teal|turquoise)(?:\s+(?:colou?rs?|tones?))?$/iu

/** "Less pink": the colours of the look stand in for those the app was given. */
export const lessColor: EditRule = (clause, document): EditOutcome | undefined => {
  const color = form.exec(clause)?.groups?.color
  if (color === undefined || parseColors(color).length === 0) return undefined
  return document.app.theme.colors === undefined
    ? refuse(
        `The app was given no ${color.toLowerCase()}; its colours are those of its look. Try "make it blue".`,
      )
    : { commands: [{ type: 'set-theme', unset: ['colors'] }] }
}
