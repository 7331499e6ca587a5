import type { Phrase } from '../understand/phrase.ts'
import { foreignKind, foreignPicture } from '../words/foreign-concepts.ts'
import { goodsIn } from '../words/foreign-goods.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import { capitalise } from '../words/forms.ts'
import type { Language } from '../words/languages.ts'

const enough = 4

/** The title a screen of a noun has. */
export const titleOf = (phrase: Phrase): string => {
  const label = phrase.label ?? phrase.text
  // The "ai" of "j'ai" is none of those words that are written in capitals.
  return label.includes(' ') ? label.charAt(0).toUpperCase() + label.slice(1) : capitalise(label)
}

/** What the description names, and where that is little, what an app of its kind usually has. */
export function withUsual(
  told: readonly Phrase[],
  usual: readonly string[],
  language: Language,
  namesKind: boolean,
): Phrase[] {
  const nouns = [...told]
  for (const label of usual) {
    if (nouns.length - Number(namesKind) >= enough) break
    const key = plainly(label)
    const kind = foreignKind(label, language)
    const isThere = nouns.slice(Number(namesKind)).some((phrase) => {
      const name = plainly(titleOf(phrase))
      return (
        name.includes(key) ||
        key.includes(name) ||
        (kind !== undefined && foreignKind(titleOf(phrase), language) === kind) ||
        (kind === undefined && sameRows(titleOf(phrase), label, language))
      )
    })
    if (!isThere) nouns.push(asPhrase(label))
  }
  return nouns
}

/** Kinds of app that sell. */
export const selling: ReadonlySet<string> = new Set(['shop', 'restaurant'])

/** A shop has what it sells, whatever else its description names. */
export function withGoods(
  told: readonly Phrase[],
  usual: readonly string[],
  language: Language,
  namesKind: boolean,
): readonly Phrase[] {
  const [goods] = usual
  const isSold = (phrase: Phrase) =>
    ['goods', 'dishes'].includes(foreignGroup(titleOf(phrase))) ||
    goodsIn(titleOf(phrase), language) !== undefined ||
    foreignPicture(titleOf(phrase)) !== undefined
  const things = namesKind ? told.slice(1) : told
  if (goods === undefined || things.some(isSold)) return told
  return [...told.slice(0, Number(namesKind)), asPhrase(goods), ...things]
}

/** Accents are often left out: "argent economise". */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')

/** A noun of the interface or of a kind of app, as if the description had said it. */
export const asPhrase = (label: string): Phrase => {
  const text = label.toLowerCase()
  return { text, label, words: text.split(' '), stems: [], options: [] }
}

/** "Plantes" are the products of a shop for them. */
function sameRows(one: string, other: string, language: Language): boolean {
  const known = foreignRows(other, language)
  return known !== undefined && foreignRows(one, language)?.icon === known.icon
}
