import { byWord } from '../by-word.ts'
import type { Phrase } from '../understand/phrase.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import { asPhrase, titleOf } from './foreign-nouns.ts'

/** "Fiche de chaque hérisson", "ficha de cada perro", "Karteikarte für jedes Pferd": what there is a page of, by language. */
const pageOf: Readonly<Record<string, RegExp>> = byWord({
  fr: /(?<!\p{L})(?:fiches?|dossiers?|carnets?) (?:de|d'|pour|par) ?(?:chaque |chacune? des )(\p{L}{3,})/iu,
  es: /(?<!\p{L})(?:fichas?|expedientes?) (?:de|para|por) cada (\p{L}{3,})/iu,
  pt: /(?<!\p{L})fichas? (?:de|para|por) cada (\p{L}{3,})/iu,
  de: /(?<!\p{L})(?:Karteikarten?|Karten?|Akten?|Steckbriefe?|Profile?|Seiten?) (?:für|von|zu|pro|je) (?:jede[rsnm]? )?(\p{Lu}\p{L}{2,})/u,
})
const manyOf: Readonly<Record<string, (noun: string) => string>> = byWord({
  fr: (noun) =>
    /[sxz]$/.test(noun)
      ? noun
      : /(?:eau|eu)$/.test(noun)
        ? `${noun}x`
        : noun.endsWith('al')
          ? noun.replace(/al$/, 'aux')
          : `${noun}s`,
  es: (noun) => (/[aeiouáéó]$/.test(noun) ? `${noun}s` : `${noun}es`),
  pt: (noun) => (/[aeiouáéó]$/.test(noun) ? `${noun}s` : noun),
  de: (noun) => noun,
})
const forWhom = /(?:pour|für|para|por) (?:les |des |nos |mes |die |unsere |meine |los |las |os |as )?$/iu

/**
 * The phrases of a description in another language with what there is a page of each of in front: an app for the helpers of a shelter,
 * with a page of each hedgehog, is about hedgehogs.
 */
export function mainFirst(phrases: readonly Phrase[], text: string, language: string): readonly Phrase[] {
  const [, noun] = pageOf[language]?.exec(text) ?? []
  if (!noun) return phrases
  const many = manyOf[language]?.(noun) ?? noun
  const [first] = phrases
  const at = first ? text.toLowerCase().indexOf(first.text.toLowerCase()) : -1
  const isForThem =
    first !== undefined &&
    at > 0 &&
    forWhom.test(text.slice(0, at)) &&
    foreignGroup(titleOf(first)) === 'people'
  const others = phrases.filter(
    (phrase) => !(isForThem && phrase === first) && !phrase.text.toLowerCase().includes(noun.toLowerCase()),
  )
  return [asPhrase(many.charAt(0).toUpperCase() + many.slice(1)), ...others]
}
