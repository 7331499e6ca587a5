import { byWord } from '../by-word.ts'
import { defineEntity, type Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { Understanding } from '../understand/understand.ts'
import { findExamples } from '../words/examples.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { letContent, type Unit } from './content/let.ts'
import { pictureFor } from './content/picture-for.ts'
import { has } from '../understand/searched.ts'

const letting =
  /\b(?:rent|rents|rented|renting|rentals?|lets? out|letting|hires?|hiring|airbnb|by the (?:hour|day|night|week|month)|(?:per|an|a) (?:hour|day|month))\b/i
/** Nobody sells here, people have what others can use. */
const amongPeople =
  /\bairbnb\b|\brent(?:s|ing)? out (?:their|your|his|her|my|an? |the )|\b(?:people|neighbou?rs|owners?|locals|others|hosts?|someone|anyone|families|women|men|parents|farmers|musicians|artists|cooks)\b[^.]{0,40}\b(?:rent|let|hire|share|list)\b|\b(?:rent|hire) [^.]{3,40} from (?:other|each other|private|people|neighbou?rs|locals)\b|\bpeer[- ]to[- ]peer\b|\bmarketplace\b/i
const isLet: ReadonlySet<NounClass> = new Set(['thing', 'place', 'numbered', 'garment'])

const rented =
  /\b(?:rent|rents|renting|hire|hires|hiring)(?: out)? (?:an? |the |their |your |my |our |some |private )?((?:(?!for\b|from\b|to\b|or\b|and\b)[a-z-]+ )?(?!for\b|from\b|to\b|or\b|and\b|them\b|it\b|out\b)[a-z-]{3,})(?=[,.;]|$| (?:from|to|for|by|in|at|on|with|near|or|and|nearby|while|when)\b)/gi

/** The noun of "rent a dress", "renting kitchens": what one can have for a while. */
function rentedNoun(text: string): string | undefined {
  for (const [, said = ''] of text.matchAll(rented)) {
    const words = said.toLowerCase().split(' ')
    const head = toSingular(words.at(-1) ?? '')
    const whole = [...words.slice(0, -1).filter((word) => !isDescriber(word)), head].join(' ')
    if (isLet.has(findExamples(whole)?.nounClass ?? classOf(head))) return whole
  }
  return undefined
}

/** Whether things are rented here, for money, and not borrowed from a shelf. */
export const isRented = (text: string): boolean =>
  /\b(?:rent|rents|renting|rentals?|hire|hires|hiring)\b/i.test(text) &&
  !/\b(?:borrow\w*|lend\w*|lent|loans?|librar(?:y|ies)|members|overdue|who has|until when)\b/i.test(text) &&
  rentedNoun(text) !== undefined

/** "Hire a photo booth for your party", "a platform for renting darkrooms": all of it is about that. */
export const isRentedFirst = (text: string): boolean =>
  has(
    /^\W*(?:(?:an? |the |our )?(?:app|platform|marketplace|website|site|service)(?: idea:?)? (?:for|to|where (?:you|people|others|anyone|families|neighbou?rs)(?: can| could)?) )?(?:rent(?:ing)?|hir(?:e|ing))(?! out (?:my|our)\b) /i,
    text,
  ) && isRented(text)

/** By what time it is let, where the description says so. */
function toldUnit(text: string): Unit | undefined {
  const [, unit] = /\b(?:by the|per|hourly|a|an|each) (hour|day|month)\b/i.exec(text) ?? []
  return unit === undefined ? (/\bhourly\b/i.test(text) ? 'hour' : undefined) : units[unit.toLowerCase()]
}
const units: Readonly<Record<string, Unit>> = byWord({ hour: 'hour', day: 'day', month: 'month' })

/** What one rents by the hour, day or month, with its price: a storage space, a rehearsal room, a canoe. */
export function letThing(
  { text, comparedTo }: Understanding,
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  const isCompared = comparedTo === 'booking'
  if (!isCompared && !letting.test(text)) return undefined
  const isOwn = found?.id.startsWith('own-') === true && isLet.has(found.nounClass ?? 'thing')
  if (!isOwn && found?.price) return undefined
  const noun = isOwn ? found.one.toLowerCase() : rentedNoun(text)
  if (noun === undefined) return undefined
  const examples = findExamples(noun)
  const nounClass = examples?.nounClass ?? classOf(noun.split(' ').at(-1) ?? noun)
  const picture = examples?.picture ?? pictureFor(noun, nounClass)
  const id = `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  const one = capitalise(noun)
  const many = capitalise(toPlural(noun))
  const content = letContent(
    {
      id,
      one,
      many,
      words: noun,
      noun,
      names: nounClass === 'thing' ? (examples?.names ?? []) : [],
      ...(picture ? { picture } : {}),
      isWork: false,
      isFree: false,
      isHandled: false,
      turn: hashText(`${seed}/${noun}`),
    },
    isCompared || amongPeople.test(text),
    toldUnit(text),
  )
  return { ...defineEntity({ id, one, many, words: noun, ...content }), nounClass: 'numbered' }
}
