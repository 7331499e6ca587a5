import { openingTurns } from '../understand/brief-turns.ts'
import type { Understanding } from '../understand/understand.ts'

/**
 * The description without the name it gives its app and without what is said of those who order it, both of which would
 * be read as things: "FitKids: an app to ..." keeps no fit kids, "we're planning an app" no plannings.
 */
export const withoutOpening = ({ text, name }: Pick<Understanding, 'text' | 'name'>): string => {
  const unnamed = name === undefined ? text : text.replaceAll(`"${name}"`, 'app').replaceAll(name, 'app')
  return openingTurns.reduce((rest, { form }) => rest.replace(form, ''), unnamed)
}
