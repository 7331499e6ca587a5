import { type AppDocument, type Command, walkNodes } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { applyQuietly } from '../apply-quietly.ts'
import { removeAbout } from '../frames/about-removed.ts'
import { stemsIn, textsOf } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { exchange } from './exchanged.ts'
import { keepSorts } from './kept-sorts.ts'

const thing = '\\p{L}[\\p{L}-]{2,20}(?:\\s\\p{L}{3,16})?'
const having =
  '(?:want|need|like|have|keep|do|use|sell|buy|drink|eat|play|grow|breed|offer|make|collect|cook|bake|serve|raise|own)'
const few = '(?:only|just)'
const notAny = '(?:and\\s+|but\\s+)?(?:no|not|never|without)\\s+(?:any\\s+|more\\s+)?'
const noLonger = `(?:(?:i|we|there)\\s+(?:do not|don['’]?t|no longer|never)\\s+(?:${having}|are)\\s+(?:any\\s+)?|no\\s+(?:more\\s+)?)`
const forms = [
  // "I only want guitars, no violins"; "we're vegetarian, so only veggie recipes, no meat".
  `^(?:(?:i|we)(?:['’]m|['’]re|\\s+am|\\s+are)\\s+[\\p{L}-]{3,16},?\\s+(?:so\\s+)?)?(?:(?:i|we)\\s+)?${few}\\s+(?:${having}\\s+)?(?<only>${thing}),?\\s+${notAny}(?<none>${thing})$`,
  `^(?:i|we)\\s+${having}\\s+${few}\\s+(?<only>${thing}),?\\s+${notAny}(?<none>${thing})$`,
  // "We don't have goats any more, only sheep".
  `^${noLonger}(?<none>${thing}?)(?:\\s+(?:any\\s?more|any longer|now))?,?\\s+(?:but\\s+)?(?:(?:i|we)\\s+)?(?:(?:now\\s+)?${few}|${having}|now)\\s+(?:${having}\\s+)?(?<only>${thing})$`,
  `^(?:(?:i|we)\\s+)${few}\\s+${having}\\s+(?<only>${thing})(?:\\s+(?:any\\s?more|now))?$`,
  `^(?:(?:i|we)(?:['’]m|['’]re|\\s+am|\\s+are)\\s+[\\p{L}-]{3,16},?\\s+(?:so\\s+)?)${few}\\s+(?<only>${thing})$`,
].map((form) => new RegExp(form, 'iu'))

/** Words that are no things of a list. */
const noThing =
  /\b(?:names?|photos?|pictures?|images?|prices?|text|titles?|tabs?|pages?|screens?|buttons?|icons?|badges?|colou?rs?|more|less|one|two|three|see|show|longer|ads?|login|mobile|phone)\b/i

const isNamed = (document: AppDocument, words: string): boolean => {
  const stems = stemsIn(words)
  const said = [
    document.app.description ?? '',
    ...[...walkNodes(document)].flatMap(({ node }) => textsOf(node)),
  ]
  return said.some((text) => {
    const own = stemsIn(text)
    return stems.length > 0 && stems.every((stem) => own.includes(stem))
  })
}

/** "Veggie recipes" are those that are veggie, where the app has recipes. */
function sortIn(document: AppDocument, words: string): string {
  const [first = '', ...others] = words.trim().split(' ')
  return others.length > 0 && isNamed(document, others.join(' ')) && !isNamed(document, words)
    ? first
    : words.trim()
}

function withoutScreenOf(document: AppDocument, none: string): Command[] {
  const wanted = stemsIn(none).join(' ')
  const isOfIt = document.screens.some(
    ({ id, name }) => id !== document.app.startScreenId && stemsIn(name).join(' ') === wanted,
  )
  const made = isOfIt ? removeAbout(`remove everything about ${none}`, document) : undefined
  return made === undefined ? [] : Array.isArray(made) ? made : [...made.commands]
}

/** "I only want guitars, no violins", "no goats any more, only sheep". */
const onlySorts: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.only || noThing.test(found.only) || noThing.test(found.none ?? '')) return undefined
  const only = sortIn(document, found.only)
  const none = found.none === undefined ? undefined : sortIn(document, found.none)
  if (none !== undefined && !isNamed(document, only) && isNamed(document, none)) {
    const commands = exchange(document, none, only)
    if (commands.length > 0)
      return {
        commands,
        note: `${capitalise(toPlural(toSingular(none.toLowerCase())))} are ${toPlural(toSingular(only.toLowerCase()))} now, wherever the app names them.`,
      }
  }
  // A screen of what is not wanted goes with all that leads to it.
  const gone = none === undefined ? [] : withoutScreenOf(document, none)
  const left = gone.reduce(applyQuietly, document)
  const kept = keepSorts(left, { only, ...(none === undefined ? {} : { none }) })
  if (gone.length > 0 && (!kept || kept.gone.length === 0))
    return { commands: gone, note: `What was about ${none ?? ''} went.` }
  if (!kept) return none === undefined ? undefined : refuse(nothingOf(only, none))
  if (kept.gone.length === 0)
    return refuse(
      `All samples are of that sort already${none === undefined ? '' : `; none of them says “${none}”`}.`,
    )
  const many = kept.left === 1 ? 'One sample is' : `${kept.left} samples are`
  return {
    commands: [...gone, ...kept.commands],
    note: `${many} left: ${kept.gone.slice(0, 3).join(', ')}${kept.gone.length > 3 ? ' and others' : ''} went.${kept.left < 3 ? ` Add others by name: for instance 'Add "Another one" to the ${kept.label} list'.` : ''}`,
  }
}

const nothingOf = (only: string, none: string): string =>
  `No entry of a list says “${only}” or “${none}”. Say which are to go by their names: for instance 'Remove the first entry'.`

/** One sort of things only. */
export const onlySortRules: readonly EditRule[] = [onlySorts]
