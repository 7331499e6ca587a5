import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { lineIn } from '../words/foreign-domains/domain.ts'
import { listNamed, namesDomain, wordOfDomain } from '../words/foreign-domains/index.ts'
import type { Language } from '../words/languages.ts'
import type { DomainPlan } from './foreign-domain.ts'
import { asPhrase, titleOf } from './foreign-nouns.ts'

const latin: ReadonlySet<Language> = new Set(['de', 'fr', 'es', 'pt', 'it'])
const phraseOf = (label: string): Phrase => ({ ...asPhrase(label), stems: [stemOf(label.toLowerCase())] })

/**
 * The phrases of a description as apps of its domain have them: what stands behind the colon after the app's name are its
 * lists ("美发店：项目和价格、发型师"), an app's doing before "-App" is none, and a name is not turned round.
 */
export function phrasesOf(
  { phrases, text, foreign }: Understanding,
  { domain, isMain }: DomainPlan,
  language: Language,
): Phrase[] {
  const [first, ...others] = phrases
  if (!first) return []
  const title = titleOf(first)
  const isName = namesDomain(title, domain, language) && !isMain(title)
  if (language === 'de' && !isName && text.toLowerCase().includes(`${title.toLowerCase()}-app`)) return others
  const written = text.replaceAll(' ', '')
  const [opening = ''] = written.split(/[，。：、,.:\s]/u)
  if (language === 'zh' && !written.includes(title.replaceAll(' ', ''))) return [phraseOf(opening), ...others]
  const listed = isName ? (foreign?.told ?? []).find(({ label }) => label === title) : undefined
  if (!listed) return [...phrases]
  const at = (phrase: Phrase) => text.indexOf(titleOf(phrase))
  const values = listed.values.filter((value) => !others.some((phrase) => titleOf(phrase) === value))
  return [first, ...[...others, ...values.map(phraseOf)].toSorted((one, other) => at(one) - at(other))]
}

/** "Itinerario gastos" without a comma between them are two lists of the domain. */
export const splitLists = (
  phrases: readonly Phrase[],
  { domain }: DomainPlan,
  language: Language,
): Phrase[] =>
  phrases.flatMap((phrase) => {
    const words = titleOf(phrase).split(' ')
    const [one, other] = words.map((word) => listNamed(word, domain, language))
    return words.length === 2 && one && other && one !== other
      ? words.map((word) => phraseOf(word.charAt(0).toUpperCase() + word.slice(1)))
      : [phrase]
  })

/** The nouns of a description with what its app is about, where none of them names it. */
export function withMain(
  nouns: readonly Phrase[],
  { domain, listOf, isMain }: DomainPlan,
  language: Language,
): readonly Phrase[] {
  const [first, ...others] = nouns
  const label = lineIn(domain.main.label, language)
  if (label === undefined || nouns.some((phrase) => isMain(titleOf(phrase)))) return nouns
  const named = first && listOf(titleOf(first))
  // "Passeador de cães" is what the app is, although it has walkers, too.
  const isName = first !== undefined && namesDomain(titleOf(first), domain, language)
  return first && (named === undefined || named === domain.main || isName)
    ? [first, asPhrase(label), ...others]
    : [asPhrase(label), ...nouns]
}

/** What such an app is called, where its first noun is only something one does there: "Segunda mano". */
export function nameIn(
  text: string,
  nouns: readonly Phrase[],
  { domain, isMain }: DomainPlan,
  language: Language,
): string | undefined {
  const [first] = nouns
  const title = first ? titleOf(first) : ''
  const word = wordOfDomain(text, domain, language)
  const said = text.toLowerCase()
  const isBefore =
    isMain(title) &&
    latin.has(language) &&
    word !== undefined &&
    !title.toLowerCase().includes(word.toLowerCase()) &&
    said.indexOf(word.toLowerCase()) < said.indexOf(title.toLowerCase())
  if (!isBefore && (isMain(title) || namesDomain(title, domain, language))) return undefined
  const plain = word?.replace(/^\p{L}{1,4}['’]/u, '')
  return plain === undefined ? undefined : plain.charAt(0).toUpperCase() + plain.slice(1)
}

const enough = 4
/** So few that the app would be a single list. */
const fewNouns = 2

/** The nouns of a description that says little, with what such apps have besides; `others` is how many screens it has that list nothing of it. */
export function withUsualLists(
  nouns: readonly Phrase[],
  { domain, listOf }: DomainPlan,
  language: Language,
  others: number,
): Phrase[] {
  const room = enough - Math.max(0, others - 1)
  const all = [...nouns]
  const isShort = nouns.length <= fewNouns
  for (const list of domain.lists) {
    const label = lineIn(list.label, language)
    if (all.length > room || label === undefined || !(list.isUsual || isShort)) continue
    if (!all.some((phrase) => listOf(titleOf(phrase)) === list)) all.push(asPhrase(label))
  }
  return all
}
