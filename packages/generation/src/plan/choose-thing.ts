import type { Archetype } from '../archetype.ts'
import { entityById, findEntity } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Domain } from '../words/domains.ts'
import { findExamples } from '../words/examples.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { keepingVerbs, thingOf } from './find-entities.ts'
import { makeEntity } from './make-entity.ts'
import { openEntities, renamed } from './open-entities.ts'
import { isWhom } from './whom.ts'
import { renameSamples } from './rename-samples.ts'
import { has } from '../understand/searched.ts'

/** What stands for many kinds of things: those the description names are what it holds. */
const collective =
  /(?:^| )(?:item|thing|tool|equipment|gear|object|product|goods?|toy|stuff|material|costume|supply|accessory|accessorie|appliance)$/
export const isCollective = ({ id, one, price }: Entity) =>
  id === 'offer' || id === 'own-item' || (price === undefined && has(collective, one.toLowerCase()))

/** "Log the height of our children": the values are what one keeps, whatever else is noted. */
export function keptMeasure(
  { phrases: [first] }: Understanding,
  { id }: Archetype,
  seed: number,
): Entity | undefined {
  const noun = toSingular(first?.words.at(-1) ?? '')
  return first?.verb &&
    (id === 'tracker' || id === 'generic') &&
    keepingVerbs.has(first.verb) &&
    classOf(noun) === 'measure'
    ? makeEntity([...first.words.slice(-2, -1), noun], seed)
    : undefined
}

/** "Municipal swimming pool": named for the place or a doing, it is about what is kept track of there. */
export function thingOfDomain(
  meant: Understanding,
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  const { domain, phrases } = meant
  if (!domain || domain.main === '') return undefined
  const isWeak =
    !found ||
    (found.id.startsWith('own-') &&
      ['activity', 'person', 'place', 'group', 'state', 'measure'].includes(found.nounClass ?? 'thing') &&
      // "We run nursing homes": many of them are what one goes through.
      (found.nounClass === 'person' ||
        !phrases.some(
          (phrase) => ` ${phrase.text}`.endsWith(` ${found.many.toLowerCase()}`) && !isWhom(phrase, meant),
        )) &&
      !domain.examples.has(found.one.toLowerCase()) &&
      !domain.examples.has(found.one.toLowerCase().split(' ').at(-1) ?? ''))
  return isWeak && phrases.length > 0 ? makeEntity([domain.main], seed, true, domain) : undefined
}

export const isSellable = (found: Entity | undefined) => found === undefined || found.price !== undefined

/** What a catalogue beside the main thing holds: fish at a fish wholesaler's, in the description's words. */
export function soldThing({ phrases }: Understanding, subject: Entity, seed: number): Entity | undefined {
  const phrase = phrases.find(({ verb, words, domain }) => {
    const examples = findExamples(toSingular(words.at(-1) ?? ''), domain)
    return !verb && examples?.nounClass === 'thing' && !subject.words.includes(toSingular(words.at(-1) ?? ''))
  })
  return phrase ? thingOf(phrase, seed) : undefined
}

/** "We make honey mustard": what one makes is what one's catalogue holds. */
export const ownProduct = (found: Entity | undefined): Entity | undefined => {
  const product = entityById('product')
  return product && found?.id.startsWith('own-') && found.nounClass === 'thing'
    ? renameSamples(product, found)
    : undefined
}

/** A cooking school sells its courses, not itself. */
export function soldBy({ phrases }: Understanding, seed: number): Entity | undefined {
  const goods = phrases.find(
    ({ words, isActor }, index) =>
      index > 0 &&
      !isActor &&
      toSingular(words.at(-1) ?? '') !== words.at(-1) &&
      ['thing', 'event', 'document', 'garment', 'service'].includes(
        findExamples(toSingular(words.at(-1) ?? ''))?.nounClass ?? classOf(toSingular(words.at(-1) ?? '')),
      ) &&
      !has(
        /^(?:filters?|photos?|reviews?|ratings?|orders?|payments?|coupons?|vouchers?|notifications?|categories|prices?|points?|messages|discounts?|invoices?|details?)$/,
        words.at(-1) ?? '',
      ),
  )
  return goods ? thingOf(goods, seed) : undefined
}

/** What is sold, visited or rented has the content of that, under the description's own noun. */
export function ownContent(
  open: Entity | undefined,
  found: Entity | undefined,
  domain?: Domain,
  sold?: Entity,
): Entity | undefined {
  if (!open || !found || !renamed.has(open.id)) return open ?? found
  // "A city guide for tourists": they look at the map, and stand on none.
  if (open.id === 'place' && found.nounClass === 'person') return open
  if (found.id.startsWith('own-')) {
    if (found.one.endsWith('ing') && classOf(found.one.toLowerCase()) !== 'picture') return open
    const isSeller =
      open.id === 'product' && ['place', 'group', 'person'].includes(found.nounClass ?? 'thing')
    return renameSamples(open, (isSeller ? sold : undefined) ?? found, domain)
  }
  const canBeSold = open.price !== undefined && found.samples.every((sample) => sample.image)
  return canBeSold ? found : open
}

/** "A launderette for restaurants: napkins, aprons": whom the app is for is not what it is about. */
export function isAudience({ text, verb }: Phrase, meant: Understanding): boolean {
  const [opening = '', rest] = meant.text.toLowerCase().split(/[:.]/)
  return rest !== undefined && !verb && opening.endsWith(` for ${text}`)
}

const selections =
  /^(?:watch-?lists?|wish-?lists?|shortlist|bookmarks|picks|favou?rites|highlights|recommendations|bestsellers|best-sellers|sellers|specials|arrivals|novelties|top-sellers|must-haves|hits)$/

/** "Staff picks", "best sellers", "deals of the week": a selection of what the app holds, no thing of its own. */
export const isSelection = ({ verb, words }: Phrase): boolean =>
  !verb &&
  has(selections, words.at(-1) ?? '') &&
  (words.at(-1) !== 'sellers' || /^(?:best|top)$/.test(words.at(-2) ?? ''))

const headings: ReadonlySet<string> = new Set([
  'thing',
  'garment',
  'numbered',
  'document',
  'species',
  'animal',
])

/** Words of this weight mean nothing else. */
const ofKindAlone = 20

/** "Warehouse pallets: scan ...": what a description begins with in the plural is kept, whatever its kind of app keeps. */
export function headedThing(
  { phrases: [first, ...others], isEnglish }: Understanding,
  archetype: Archetype,
  seed: number,
): Entity | undefined {
  if (archetype.keepsThing || !isEnglish || !first || first.verb || first.label || others.length === 0)
    return undefined
  const general = entityById(archetype.entity)
  if (!general || openEntities.has(general.id)) return undefined
  const head = toSingular(first.words.at(-1) ?? '')
  // "Staff picks" are some of what there is.
  if (isSelection(first)) return undefined
  const names = new Set([general.id, ...general.words])
  // "Chord sheets": two words name it, too.
  const isNamed = [first, ...others].some(({ words }) =>
    words.some(
      (word, index) =>
        names.has(toSingular(word)) || names.has(`${words[index - 1] ?? ''} ${toSingular(word)}`),
    ),
  )
  // "Changes of web pages" where changes are what the kind is called by: it has its own thing for them.
  const isOfKind = archetype.triggers.some(
    ({ stems, weight }) => weight >= ofKindAlone && stems.includes(` ${stemOf(head)} `),
  )
  // "Contact lenses": both words together are what the kind is called by.
  const whole = ` ${first.words.map(stemOf).join(' ')} `
  const isWholeKind =
    first.words.length > 1 &&
    archetype.triggers.some(({ stems, weight }) => weight >= ofKindAlone && stems.includes(whole))
  // The boards of a kanban app have a list of their own beside the cards.
  const isKnownThere = archetype.screens.some(
    ({ entity }) => entity && toSingular(entityById(entity)?.many.toLowerCase() ?? '') === head,
  )
  return head !== first.words.at(-1) &&
    !isNamed &&
    !isKnownThere &&
    !isWholeKind &&
    !(isOfKind && !findExamples(head)) &&
    headings.has(classOf(head)) &&
    !findEntity(head)
    ? thingOf(first, seed)
    : undefined
}

const renting =
  /\b([a-z]+(?: [a-z]+)?) (?:rental|hire)\b|\b(?:borrow|lend|lend out|share|borrow and lend|lend and borrow)(?: (?:each other|one another))? (?:their |some |the |our |my )?([a-z]+s)(?= (?:from|with|to|among|between|in|at)\b|[.,;]|$)|\b(?:list|register|overview) of (?:the |our |all |my )?([a-z]+s) and who (?:has|holds|took|borrowed)\b|\b(?:library|pool|shed) of (?:the |our |all |my )?([a-z]+s)\b/gi

/** What is handed out where the description says so of something that cannot be lent: "skate rental, disco nights". */
export function rentedThing(
  { text, phrases }: Understanding,
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  const [[, hired, lentOut, register, held] = []] = text.toLowerCase().slice(0, 1000).matchAll(renting)
  const listed = register ?? held
  const noun = hired ?? lentOut ?? listed ?? ''
  const head = toSingular(noun.split(' ').at(-1) ?? '')
  if (found?.words.includes(head)) return found
  if (found && listed === undefined && lent.has(found.nounClass ?? 'thing')) return undefined
  return head.length > 2 && lent.has(classOf(head))
    ? makeEntity([head], seed, true, phrases[0]?.domain)
    : undefined
}

const lent: ReadonlySet<string> = new Set(['thing', 'garment', 'numbered', 'species'])
