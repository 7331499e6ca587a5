import { stemOf, toSingular } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { isNoun } from '../clause-words.ts'
import type { Phrase } from '../phrase.ts'
import { isVerb } from '../set-phrases.ts'
import { isModifier } from './modifiers.ts'

/** Nouns with strokes between them, "classes/majors/schools", told as one thing. */
interface Joined {
  /** The last of them, which stands for all in the text. */
  last: string
  label: string
  nouns: readonly string[]
}

const joined =
  /(?<![\p{L}\p{N}/(-])(?<searched>\b(?:search(?:es)?|look) (?:for |up )?(?:any |an? |other |all |the )?)?(?<nouns>\p{L}[\p{L}-]{2,14}(?: ?\/ ?\p{L}[\p{L}-]{2,14}){1,3})(?<after> \p{L}+)?(?![\p{L}/])/giu
const mostLetters = 26

/** A noun, and nothing one does or is like. */
const isThing = (word: string): boolean => {
  const lower = word.toLowerCase()
  const base = baseOfVerb(lower, strictVerbs)
  return (
    isNoun(lower) &&
    !isModifier(lower) &&
    !isVerb(lower) &&
    !(base !== undefined && base === lower) &&
    !/^(?:he|she|his|her|yes|and|etc|on|off|one|none|login|signup|sign|log|check)\b/.test(lower)
  )
}

/** Behind it goes on what they only say the kind of: "glass/metal bags". */
const isOpen = (word: string): boolean => word !== '' && isNoun(word) && !strictVerbs.has(word)

/** The text with the last of such nouns in place of all, and what they are called together. */
export function takeJoinedNouns(text: string): { rest: string; joins: Joined[]; phrases: Phrase[] } {
  const joins: Joined[] = []
  const phrases: Phrase[] = []
  const rest = text.includes('/')
    ? text.replaceAll(joined, (whole: string, ...found: unknown[]) => {
        const { searched = '', nouns = '', after = '' } = found.at(-1) as Record<string, string | undefined>
        const each = nouns.split('/').map((noun) => noun.trim().toLowerCase())
        const last = each.at(-1) ?? ''
        if (!each.every(isThing) || isOpen(after.trim().toLowerCase()) || nouns.length > mostLetters)
          return whole
        if (each.every((noun) => classOf(toSingular(noun)) === 'person')) return whole
        const label = each.join('/')
        if (searched !== '') {
          phrases.push({
            text: label,
            label: `search ${label}`,
            verb: 'search',
            words: [last],
            stems: each.map(stemOf),
            options: [],
            isSet: true,
          })
          return `${after === '' ? '' : ','}${after}`
        }
        joins.push({ last, label, nouns: each })
        return last + after
      })
    : text
  return { rest, joins, phrases }
}

/** The phrases, with those under their whole name that are told of several nouns at once. */
export const withJoinedNouns = (phrases: readonly Phrase[], joins: readonly Joined[]): Phrase[] =>
  joins.length === 0
    ? [...phrases]
    : phrases.map((phrase) => {
        const join = joins.find(({ last }) => phrase.words.at(-1) === last)
        if (!join || phrase.label?.includes(join.label)) return phrase
        // "Multiple freezers" of a turn of speech
        if (phrase.label)
          return phrase.label.endsWith(join.last)
            ? { ...phrase, ...renamed(phrase.label.slice(0, -join.last.length) + join.label) }
            : phrase
        return {
          ...phrase,
          label: [...(phrase.verb ? [phrase.verb] : []), ...phrase.words.slice(0, -1), join.label].join(' '),
          stems: [...phrase.stems.slice(0, -1), ...join.nouns.map(stemOf)],
        }
      })

const renamed = (label: string): Pick<Phrase, 'label' | 'text'> => ({ label, text: label })
