import { capitalise } from '../words/forms.ts'
import type { Masked } from './mask.ts'
import { type DictatedScreen, flatParts, type Part } from './part.ts'
import { find } from '../understand/searched.ts'

/** "Pro for $19 per month": its name, and what it costs. */
const priced =
  /^(?<name>.{2,30}?)\s*(?:for|at|costs?|[:–-])?\s*\(?(?<price>[$€£]\s?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|dollars?))(?<span>\s*(?:per|a|an|\/)\s*\p{L}+)?\)?$/iu
const free = /^(?<name>.{2,30}?)\s+(?:for|at|is)\s+(?<price>free)$/iu

/** One of "three cards: Basic for $9, Pro for $19 per month": its name, with its price as a value. */
export function cardNamed(item: string, masked: Masked): Part | undefined {
  const said = masked.plain(item).replace(/^(?:an?|the|one)\s+/i, '')
  const { name, price, span = '' } = (find(priced, said) ?? find(free, said))?.groups ?? {}
  if (name !== undefined && price !== undefined)
    return {
      kind: 'fact',
      label: capitalise(name.trim()),
      value: `${capitalise(price)}${span.replace(/\s*(?:per|an?|\/)\s*/, ' / ')}`,
    }
  return said.split(' ').length < 5 && said !== '' ? { kind: 'fact', label: capitalise(said) } : undefined
}

type Box = Part & { kind: 'box' }
const isCards = (part: Part): part is Box => part.kind === 'box' && part.look === 'cards'
const cardsOf = (screen: DictatedScreen) => flatParts(screen.groups.flat()).findLast(isCards)

const ofEach =
  /^(?:each|every|all)(?: of (?:them|the))?(?: \p{L}+)?(?: (?:cards?|plans?|tiles?|box(?:es)?|options?|tiers?|columns?))? (?:should |must |will |also )?(?:has|have|shows?|contains?|includes?|displays?|lists?)\s+(?<rest>.+)$/iu
const ofOne =
  /^(?:on )?the (?<name>[\p{L}\u00A6\u00AC\d ]{2,30}?) (?:card|plan|tile|box|option|tier|column)?,? ?(?:should |must |will |also )?(?:has|have|is marked with|shows?|contains?|includes?|carries|gets|displays?)\s+(?<rest>.+)$/iu

/**
 * Takes up a sentence of the cards named before ("Each card has ...", "the Pro card has a badge ..."): true when it was
 * of them.
 */
export function tellsOfCards(
  sentence: string,
  screen: DictatedScreen | undefined,
  masked: Masked,
  read: (text: string) => Part[],
): boolean {
  const cards = screen && cardsOf(screen)
  if (!cards) return false
  const rest = find(ofEach, sentence)?.groups?.rest
  if (rest !== undefined) {
    cards.parts = withOneSpan(cards.parts).map((card, nth) =>
      withParts(card, withPrice(read(rest), nth, cards.parts)),
    )
    return true
  }
  const one = find(ofOne, sentence)?.groups
  const name = masked.plain(one?.name ?? '').toLowerCase()
  const at = cards.parts.findIndex(({ label }) => label.toLowerCase() === name)
  const card = cards.parts[at]
  if (one?.rest === undefined || !card) return false
  cards.parts[at] = withParts(card, read(one.rest), true)
  return true
}

/** "$9, $19 and $49 per month": all of them per month. */
function withOneSpan(cards: readonly Part[]): Part[] {
  const last = cards.at(-1)
  const [span] = / \/ .+$/.exec((last?.kind === 'fact' ? last.value : undefined) ?? '') ?? []
  return cards.map((card) =>
    span !== undefined && card.kind === 'fact' && /^\S*\d\S*$/.test(card.value ?? '')
      ? { ...card, value: `${card.value ?? ''}${span}` }
      : card,
  )
}

const usualPrices = ['€ 9', '€ 19', '€ 49', '€ 99', '€ 149', '€ 199']
/** "Each with a price", where nobody says which: the next card costs more. */
function withPrice(parts: readonly Part[], nth: number, cards: readonly Part[]): Part[] {
  const isPriced = cards.some((card) => card.kind === 'fact' && card.value !== undefined)
  return parts.map((part) =>
    !isPriced && part.kind === 'fact' && part.value === undefined && isPrice.test(part.label)
      ? { ...part, value: usualPrices[nth % usualPrices.length] ?? '', role: 'heading' }
      : part,
  )
}
const isPrice = /^(?:price|monthly price|cost|price per month)$/i

/** A card with its name, its price if it has one, and more. */
function withParts(card: Part, parts: readonly Part[], isFirst = false): Part {
  const more = parts.filter(
    (part) =>
      part.kind !== 'fact' ||
      part.value !== undefined ||
      !/^(?:name|title|price|plan name|heading)$/i.test(part.label),
  )
  if (card.kind === 'box')
    return { ...card, parts: isFirst ? [...more, ...card.parts] : [...card.parts, ...more] }
  const price: Part[] =
    card.kind === 'fact' && card.value !== undefined
      ? [{ kind: 'fact', label: 'Price', value: card.value, role: 'heading' }]
      : []
  return { kind: 'box', look: 'card', label: card.label, parts: [...price, ...more] }
}

/** Cards of which more than a name is told stand one below the other; names alone are those of numbers. */
export function settleCards({ parts }: Box): Part[] {
  const isPlain = parts.every((part) => part.kind === 'fact' && part.value === undefined)
  if (isPlain && parts.length > 1)
    return [{ kind: 'figures', label: 'Numbers', options: parts.map((part) => part.label) }]
  if (parts.every(({ kind }) => kind === 'fact')) return withOneSpan(parts).map((card) => withParts(card, []))
  return parts
}
