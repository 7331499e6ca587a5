import { asDoneByOne } from '../understand/app-as-doer.ts'
import { withoutProfileValues } from '../understand/asked-words.ts'
import { withoutAudience } from '../understand/audience.ts'
import { openingTurns } from '../understand/turns/brief-turns.ts'
import { gesture } from '../understand/turns/story-turns.ts'
import { withoutLook } from '../understand/look.ts'
import { madeWith } from '../understand/turns/plain-turns.ts'
import { readClients } from '../understand/turns/read-turns.ts'
import type { Understanding } from '../understand/understand.ts'
import { withoutCountries } from '../words/countries.ts'
import { baseOfVerb } from '../words/verbs.ts'

/** "The user chooses which ...", ", sends a warning": doings, and no "chooses" and "sends" one keeps. */
const asDone = (text: string): string =>
  text.replaceAll(
    /(?<=\b(?:the|an?|each|every) (?:user|app|system|player|customer|visitor|member) |, (?:and )?)(?!(?:is|has|was|does|goes)\b)(\p{Ll}+s)(?= (?:which|the|an?|their|its|today|what|how)\b)/giu,
    (word) => baseOfVerb(word) ?? word,
  )

/**
 * The description without the name it gives its app and without what is said of those who order it, both of which would
 * be read as things: "FitKids: an app to ..." keeps no fit kids, "we're planning an app" no plannings.
 */
export const withoutOpening = ({ text, name }: Pick<Understanding, 'text' | 'name'>): string => {
  const unnamed = name === undefined ? text : text.replaceAll(`"${name}"`, 'app').replaceAll(name, 'app')
  const described = openingTurns
    .reduce((rest, { form }) => rest.replace(form, ''), withoutLook(asDone(readClients(unnamed))))
    .replaceAll(gesture, '')
    .replace(madeWith, '')
  return withoutProfileValues(withoutAudience(asDoneByOne(withoutCountries(described))))
}
