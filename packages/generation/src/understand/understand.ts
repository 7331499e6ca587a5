import { stemOf } from '../words/forms.ts'
import { joinPhrases } from './join-phrases.ts'
import { normalise } from './normalise.ts'
import type { Phrase } from './phrase.ts'
import { readName } from './read-name.ts'
import { readStyle, type Style } from './read-style.ts'
import { readRoles } from './roles.ts'

/** What a description says, before any decision about the app. */
export interface Understanding {
  text: string
  /** Stems of the words that are not negated, with spaces around, for looking up triggers. */
  stems: string
  phrases: Phrase[]
  style: Style
  /** Who uses the app in different parts, when the description tells them apart. */
  roles: string[]
  /** A name the description gives the app. */
  name?: string
  isEnglish: boolean
}

const negated =
  /\b(?:no|without|not|don't|doesn't|do not|never|skip|except)\b\s(?:need(?:s|ed)?\s|want\s|require\w*\s|any\s|an?\s|the\s|have\s|include\s)*[^.,;:!?\n]*?(?=$|[.,;:!?\n]|\b(?:but|just|only)\b)/gi
/** Who the writer is says nothing about the app; what he has does. */
const ownership = /\b(?:i|we) (?:run|own|have|lead|manage|would like|am|are)\b/gi
const englishSigns = /\b(?:the|and|a|an|with|for|to|of|app|that|my|your|users?)\b/i
/** Common function words of other languages; two different ones outweigh a stray English word. */
const otherSigns =
  /(?<!\p{L})(?:eine?[nrsm]?|und|der|die|das|mit|für|une?|les|des|avec|pour|el|los|las|una|con|para|um|uma|com|gli|per|della?|il|che|où|qui)(?!\p{L})/giu

/** Words of other languages that mean something else in English ("plant" is "plans"). */
const falseFriends = new Set([
  'plant',
  'die',
  'gift',
  'rat',
  'mode',
  'art',
  'man',
  'kind',
  'tag',
  'hut',
  'bad',
  'wand',
  'note',
  'pain',
  'car',
  'coin',
  'main',
  'carte',
  'cartes',
])

export function understand(prompt: string): Understanding {
  const text = normalise(prompt)
  const positive = text.replaceAll(negated, ' , ').replaceAll(ownership, ' , ')
  const given = readName(text)
  const withoutName = given ? positive.replaceAll(`"${given}"`, ' , ').replaceAll(given, ' , ') : positive
  const content = withoutName.replaceAll(/\b(?:colou?rs?|palette|theme)\s?:\s?[^.\n]*/gi, ' , ')
  const words = positive.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  const foreign = new Set((text.match(otherSigns) ?? []).map((word) => word.toLowerCase())).size
  const isEnglish = (englishSigns.test(text) && foreign < 2) || (!/[^\p{ASCII}]/u.test(text) && foreign === 0)
  return {
    text,
    stems: ` ${(isEnglish ? words : words.filter((word) => !falseFriends.has(word)))
      .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
      .map(stemOf)
      .join(' ')} `,
    phrases: joinPhrases(content, isEnglish),
    roles: isEnglish ? readRoles(content) : [],
    style: readStyle(positive),
    isEnglish,
    ...(given ? { name: given } : {}),
  }
}
