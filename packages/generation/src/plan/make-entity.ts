import { defineEntity, type Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { Domain } from '../words/domains.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toPlural } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { makePlainEntity } from './plain-entity.ts'
import { contentOf } from './class-content.ts'
import { pictureFor } from './content/picture-for.ts'
import type { Base } from './content/base.ts'
import { replaced, has } from '../understand/searched.ts'

const meetingPoint =
  /(?:^| )(?:pick-?up|meeting|drop-?off|collection|charging|refill|water|vantage|starting|assembly|entry|access) points?$/

/** "Pickup points" are no points one earns. */
const isMeetingPlace = (noun: string) => has(meetingPoint, noun)

const mostCharacters = 40
/** "Upcoming swims" are swims: not all one adds are that. */
const whenAndWhere = /^(?:upcoming|recent|past|previous|next|latest|current|newest|nearby|nearest|future)$/

/** The words of a thing without when or where it is. */
export const withoutWhen = (words: readonly string[]): readonly string[] =>
  words.length > 1 && whenAndWhere.test(words[0] ?? '') ? words.slice(1) : words

const betweenWords = /[^\p{L}\p{N}]+/gu

/** An entity for a noun the lexicon does not have, with content that could be true of anything of its class. */
export function makeEntity(said: readonly string[], seed: number, isEnglish = true, domain?: Domain): Entity {
  if (!isEnglish) return makePlainEntity(said.join(' '))
  const words = withoutWhen(said)
  const noun = [...words.join(' ')].slice(0, mostCharacters).join('') || 'item'
  const examples = isMeetingPlace(noun) ? undefined : findExamples(noun, domain)
  const nounClass = isMeetingPlace(noun) ? 'place' : (examples?.nounClass ?? classOf(words.at(-1) ?? 'item'))
  const isWork = domain?.isWork === true
  const picture = examples?.picture ?? (isWork ? undefined : pictureFor(noun, nounClass))
  const base: Base = {
    id: `own-${replaced(noun, betweenWords, '-')}`,
    one: capitalise(noun),
    many: capitalise(toPlural(noun)),
    words: noun,
    noun,
    names: examples?.names ?? [],
    ...(picture ? { picture } : {}),
    isWork,
    isHandled: domain?.isHandled === true,
    isFree: domain?.isFree === true,
    turn: hashText(`${seed}/${noun}`),
  }
  return { ...defineEntity(contentOf(nounClass, base)), nounClass }
}
