import type { Archetype } from '../archetype.ts'
import { archetypes, genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { stopWords } from '../words/lexicon.ts'
import { aboutStems } from './about-stems.ts'

export interface Classification {
  main: Archetype
  /** A second kind of app the description is nearly as much of. */
  blend?: Archetype
  /** 0: nothing fits, the recipe is the generic one. */
  score: number
}

/** Entities that stand for whatever is sold, visited or rented: they take the description's own noun. */
export const openEntities: ReadonlySet<string> = new Set(['product', 'place'])

const openingWords = 14
/** An archetype with content of its own needs this much, or less when the opening names it. */
const plainly = 14
const withOpening = 10
const namingTrigger = 7

interface Candidate {
  archetype: Archetype
  score: number
  isCertain: boolean
}

/** The stems of the first clause, with spaces around: what the app is comes first. */
function openingOf(text: string): string {
  const clause =
    text
      .toLowerCase()
      .split(/[:.;\n]/)
      .find((part) => (part.match(/\p{L}+/gu) ?? []).some((word) => !stopWords.has(word))) ?? ''
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  return ` ${words
    .slice(0, openingWords)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map(stemOf)
    .join(' ')} `
}

/**
 * The kind of app a description is plainly of. Kinds with content of their own (plants, school, music) have to
 * be named in the opening or by several words; a single word in a list ("treatments") makes no salon.
 */
export function classify(meant: Understanding, found: Entity | undefined): Classification {
  const opening = openingOf(meant.text)
  const rateAll = (stems: string) =>
    archetypes
      .map((archetype) => rate(archetype, stems, opening, found))
      .filter(({ score, isCertain }) => score > 0 && isCertain)
      .sort((one, other) => other.score - one.score)
  // Where it is used decides only when nothing else says what kind of app it is.
  const stems = meant.isEnglish ? aboutStems(meant) : meant.stems
  const about = rateAll(stems)
  const isShort = !meant.isEnglish || meant.phrases.length <= 3
  const hasOtherSign = ({ archetype }: Candidate) =>
    archetype.triggers.some((trigger) => stems.includes(trigger.stems))
  const candidates =
    about.length > 0 ? about : rateAll(meant.stems).filter((candidate) => isShort || hasOtherSign(candidate))
  const [first, second] = candidates
  if (!first || first.score < 2) return { main: genericArchetype, score: 0 }
  const canBlend =
    second &&
    !second.archetype.isWide &&
    second.archetype.entity !== 'subject' &&
    second.score >= 8 &&
    second.score >= first.score * 0.7
  return {
    main: first.archetype,
    score: first.score,
    ...(canBlend ? { blend: second.archetype } : {}),
  }
}

function rate(archetype: Archetype, stems: string, opening: string, found: Entity | undefined): Candidate {
  const weights = new Map<string, number>()
  let inOpening = 0
  for (const trigger of archetype.triggers) {
    if (!stems.includes(trigger.stems)) continue
    weights.set(trigger.stems, Math.max(weights.get(trigger.stems) ?? 0, trigger.weight))
    if (opening.includes(trigger.stems)) inOpening = Math.max(inOpening, trigger.weight)
  }
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0)
  const isAbout = found !== undefined && archetype.entity === found.id && sum > 0
  const isOpen = archetype.entity === 'subject' || openEntities.has(archetype.entity)
  const isCertain = isOpen
    ? archetype.isWide || inOpening >= 3 || sum >= 8
    : isAbout || sum >= plainly || (sum >= withOpening && inOpening > 0) || inOpening >= namingTrigger
  const score = sum + inOpening * 0.6
  return {
    archetype,
    isCertain: isCertain && sum > 0,
    score: archetype.isWide ? score * 0.4 : isAbout ? score + 4 : score,
  }
}
