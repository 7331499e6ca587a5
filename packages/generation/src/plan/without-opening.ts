import { asDoneByOne } from '../understand/app-as-doer.ts'
import { withoutProfileValues } from '../understand/asked-words.ts'
import { withoutAudience } from '../understand/audience.ts'
import { afterwards } from '../understand/turns/asked-turns.ts'
import { openingTurns } from '../understand/turns/brief-turns.ts'
import { gesture } from '../understand/turns/story-turns.ts'
import { withoutLook } from '../understand/look.ts'
import { madeWith } from '../understand/turns/empty-turns.ts'
import { readClients } from '../understand/turns/read-turns.ts'
import type { Understanding } from '../understand/understand.ts'
import { withoutCountries } from '../words/countries.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { replaced } from '../understand/searched.ts'

/** Behind one of these a word in -s that can be a verb is one. */
const doers = String.raw`(?:^|[.,;:!?(\n] ?(?:\p{L}+ly )?|[•*–—-] |\b(?:and|or|then|also|it|he|she|that|which|app|automatically|system|user|player|customer|visitor|member|server|device) )`
const objects = String.raw`(?:the|an?|their|its|your|my|our|his|her|every|each|several|all|today|itself|you|me)`

/**
 * "The user chooses which ...", ", sends a warning", "reads the battery level", "when the screen turns off": doings, and
 * no "chooses" and "sends" one keeps.
 */
const asDone = (text: string): string =>
  replaced(
    replaced(text, doneByOne, (word) => verbOf(word) ?? word),
    doneToMany,
    (whole, word: string, what: string) => {
      const verb = verbOf(word)
      return verb ? `${verb} the ${what}` : whole
    },
  )
const verbOf = (word: string): string | undefined =>
  /^(?:is|has|was|does|goes|this|always|its|us|as|plus|news|sports|sales|goods|arts)$/i.test(word)
    ? undefined
    : baseOfVerb(word.toLowerCase(), strictVerbs)
const doneByOne = new RegExp(
  String.raw`(?<=${doers})\p{L}{2,}s(?= ${objects}\b)|\b\p{L}{3,}s(?= (?:how|whether|what|which|when|off|into|itself)\b)`,
  'giu',
)
const doneToMany = new RegExp(String.raw`(?<=${doers})(\p{L}{3,}s) (\p{L}{2,}[^su]s)\b`, 'giu')

/** "No permissions.": nothing it has. */
const notThere =
  /(?<=^|[.,;!\n] ?(?:and )?)no (?!one\b|longer\b|matter\b|more than\b)(?:\p{L}+ ){0,2}\p{L}+(?=[.,;!\n]|$| (?:or|and)\b)/giu

/** "As a private tutor I need to": who writes. */
const whoWrites = /^as an? (?:[\p{L}-]+ ){0,3}?[\p{L}-]+,? (?=(?:i|we) )/iu

/**
 * The description without the name it gives its app and without what is said of those who order it, both of which would
 * be read as things: "FitKids: an app to ..." keeps no fit kids, "we're planning an app" no plannings.
 */
export const withoutOpening = ({
  text: whole,
  unasked,
  name,
}: Pick<Understanding, 'text' | 'name' | 'unasked'>): string => {
  const text = unasked ?? whole
  const unnamed = replaced(
    name === undefined ? text : text.replaceAll(`"${name}"`, 'app').replaceAll(name, 'app'),
    whoWrites,
    '',
  )
  const described = replaced(
    replaced(
      replaced(
        replaced(
          openingTurns.reduce(
            (rest, { form }) => replaced(rest, form, ''),
            withoutLook(asDone(readClients(unnamed))),
          ),
          notThere,
          ' ',
        ),
        gesture,
        '',
      ),
      madeWith,
      '',
    ),
    afterwards,
    '',
  )
  return withoutProfileValues(withoutAudience(asDoneByOne(withoutCountries(described))))
}
