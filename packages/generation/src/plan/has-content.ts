import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'

/** Of such things nobody wrote examples of, samples are only numbers and days: "Article 118", "Thursday call". */
const madeUp: ReadonlySet<NounClass> = new Set(['thing', 'document', 'event', 'activity', 'numbered'])

/** Samples of a noun nobody knows ("Harbour gill") say less than the word itself. */
export function hasContent(entity: Entity, phrase: Phrase): boolean {
  const head = toSingular(phrase.words.at(-1) ?? '')
  if (isNumbered(entity)) return false
  return (
    !entity.id.startsWith('own-') ||
    findExamples(head, phrase.domain) !== undefined ||
    findExamples(phrase.words.slice(-2).map(toSingular).join(' '), phrase.domain) !== undefined ||
    !madeUp.has(classOf(head))
  )
}

/** "Knowledge base 2, knowledge base 3": tables and rooms have numbers, all else has names. */
const isNumbered = ({ id, one, nounClass, samples }: Entity): boolean =>
  id.startsWith('own-') &&
  nounClass !== 'numbered' &&
  one.includes(' ') &&
  samples.filter(({ title }) => title.startsWith(one) && /^ \d+$/.test(title.slice(one.length))).length > 1
