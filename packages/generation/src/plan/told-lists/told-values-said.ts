import type { Phrase } from '../../understand/phrase.ts'
import { stemOf, toPlural, toSingular } from '../../words/forms.ts'
import { readToldLists } from './read-told-lists.ts'
import type { ToldList } from './told-list.ts'
import { toldValue } from './told-value.ts'

/**
 * Whether words are a value of one of the lists a text tells: "emergency contact" of "students: level, emergency contact"
 * stands in their form, and asks for no page of emergencies.
 */
export function valuesSaidIn(text: string): (said: string) => boolean {
  const lists = readToldLists(text)
  const nouns = new Set(lists.map(({ noun }) => noun))
  const values = new Set(
    lists
      .flatMap(({ said }) => said.map(({ name }) => name.toLowerCase()))
      .filter((name) => !nouns.has(name)),
  )
  return (said) => values.has(said.toLowerCase())
}

/** "Rooms (theme, price, difficulty 1-5)": what is told of each is nothing one chooses between in another form. */
export function withoutRows(phrases: readonly Phrase[], text: string): Phrase[] {
  const lists = readToldLists(text)
  if (lists.length === 0) return [...phrases]
  const isValue = valuesSaidIn(text)
  const names = new Set(lists.flatMap(({ said }) => said.map(({ name }) => name)))
  const isRow = ({ text: said, options, verb }: Phrase) =>
    verb === undefined &&
    // A scale stays one wherever it is asked for.
    !options.every((option) => /^\d+$/.test(option)) &&
    (isValue(said) ||
      isValue(said.replace(/ [\d(].*$/u, '')) ||
      options.filter((option) => names.has(toldValue(option)?.name ?? '')).length * 2 >= options.length)
  return phrases
    .filter(({ text: said }) => !yesOrNo.test(said))
    .map((phrase) =>
      asListed(phrase.options.length > 0 && isRow(phrase) ? { ...phrase, options: [] } : phrase, lists),
    )
}

/** How a value is answered, and nothing by itself. */
const yesOrNo = /^(?:each )?yes(?: or)? no$/i
const handled = / (?:tracking|management|handling)$/iu
/** "Player tracking" of a list of players is that list, "size m2" of a plot its size. */
function asListed(phrase: Phrase, lists: readonly ToldList[]): Phrase {
  if (phrase.verb !== undefined) return asNoun(phrase, lists)
  const measured = lists
    .flatMap(({ said }) => said)
    .find(
      ({ name, unitWords }) =>
        unitWords && `${name} ${unitWords}`.toLowerCase() === phrase.text.toLowerCase(),
    )
  if (measured) return named(phrase, measured.name.toLowerCase())
  if (!handled.test(phrase.text)) return phrase
  const noun = phrase.text.replace(handled, '')
  if (!lists.some((list) => list.noun === toSingular(noun))) return phrase
  return named(phrase, toPlural(toSingular(noun)))
}

/** "Crop batches (sowing date, trays)": nobody crops them. */
function asNoun({ verb = '', ...phrase }: Phrase, lists: readonly ToldList[]): Phrase {
  const noun = `${verb} ${toSingular(phrase.text)}`
  return lists.some((list) => list.noun === noun && list.said.length > 1)
    ? { ...named(phrase, `${verb} ${phrase.text}`), options: [] }
    : { verb, ...phrase }
}

const named = ({ label: _label, ...phrase }: Phrase, text: string): Phrase => ({
  ...phrase,
  text,
  words: text.split(' '),
  stems: text.split(' ').map(stemOf),
})
