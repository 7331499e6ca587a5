import { makeEntity } from '../plan/make-entity.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { labelOf } from './label-of.ts'
import { isOf } from './names-of.ts'

/** What an app does with something, by the noun for doing it. */
const functions = /^(\p{L}+) (?:tracking|management|discovery|handling)$/u

/** The noun of "venue discovery"; undefined for what is no such function. */
export const functionOf = ({ verb, text }: Pick<Phrase, 'verb' | 'text'>): string | undefined =>
  verb ? undefined : functions.exec(text)?.[1]

/** What is measured or done is no list of things. */
const unlisted: ReadonlySet<NounClass> = new Set(['measure', 'state', 'activity', 'award'])

const isKnown = (noun: string, { entities }: AppPlan): boolean =>
  [...entities.values()].some((entity) => isOf(entity, toSingular(noun)))

/** What a function is of, said alone, where the app has none of it yet: "RSVP" for "RSVP tracking". */
export function objectOfFunction(phrase: Phrase, plan: AppPlan): Phrase | undefined {
  const noun = functionOf(phrase)
  if (noun === undefined || isKnown(noun, plan)) return undefined
  const { label: _label, ...rest } = phrase
  return { ...rest, text: noun, words: [noun], stems: [stemOf(noun)] }
}

/** A list of what a function is of, under the words of the function: venues for "venue discovery". */
export function listOfFunction(phrase: Phrase, plan: AppPlan): Extra | undefined {
  const noun = functionOf(phrase)
  return noun === undefined || isKnown(noun, plan) || unlisted.has(classOf(toSingular(noun)))
    ? undefined
    : {
        kind: 'thing',
        label: labelOf(phrase),
        entity: makeEntity([toSingular(noun)], plan.contentSeed),
      }
}

/** The screen of what a function is of; the first one where that is no list, undefined for a list the app has not. */
export function screenOfFunction(noun: string, plan: AppPlan): ScreenPlan | undefined {
  const { entities, screens } = plan
  if (!isKnown(noun, plan) && !unlisted.has(classOf(toSingular(noun)))) return undefined
  const list = screens.find(({ kind, entity }) => {
    const listed = entities.get(entity)
    return (kind === 'people' || kind === 'browse') && listed !== undefined && isOf(listed, toSingular(noun))
  })
  return list ?? screens[0]
}
