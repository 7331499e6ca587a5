import { toPlural, toSingular } from '../../../words/forms.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { listed } from '../../words.ts'
import type { Anew } from './anew.ts'

const whose = '(?:the\\s+|our\\s+|my\\s+)?'
const things = '(?<things>[\\p{L} -]{3,28}?)'
const heart = new RegExp(
  `^(?:add|put|show|include)\\s+(?:an?\\s+|the\\s+)?(?:(?:favou?rites?|like|save|bookmark|wish ?list)\\s+(?:heart|icon|star|symbol|button)|(?:heart|star)(?:\\s+(?:icon|button|symbol))?\\s+(?:to|for) (?:favou?rites?|likes?|saving))s?\\s+(?:to|on|for|in|beside)\\s+(?:each\\s+|every\\s+|all\\s+)?${whose}${things}$`,
  'iu',
)

/** "A favorites heart on restaurants": each can be kept. */
const asHeart: Anew = (sentence, document) => {
  const { things: named = '' } = heart.exec(sentence)?.groups ?? {}
  const kind = named === '' ? undefined : kindNamed(document, toPlural(toSingular(named.toLowerCase())))
  return kind ? [`add a heart to each ${kind.one}`] : undefined
}

const parted = new RegExp(
  `^(?:split|divide|separate)\\s+(?:up\\s+)?${whose}${things}\\s+into\\s+(?<parts>[\\p{L} -]{3,20}(?:,\\s[\\p{L} -]{3,20})+,?\\s+and\\s+[\\p{L} -]{3,20})$`,
  'iu',
)

/** "Split the menu into starters, mains and desserts": what one looks at of it is chosen above it. */
const asParted: Anew = (sentence, document) => {
  const { things: named = '', parts = '' } = parted.exec(sentence)?.groups ?? {}
  if (parts === '' || /\b(?:screens?|pages?|tabs?|columns?|rows?)\b/i.test(parts)) return undefined
  const screen = findNamedScreen(document, `${named} screen`)
  // What is there already is sorted by another rule.
  const written = JSON.stringify(document.screens).toLowerCase()
  if (listed(parts).some((part) => written.includes(`"${part.toLowerCase()}"`))) return undefined
  return screen ? [`add filters for ${parts} to the ${screen.name} screen`] : undefined
}

const asPictures = new RegExp(
  `^(?:(?:replace|change|turn)\\s+${whose}(?:list of\\s+)?(?:all\\s+)?${things}(?:\\s+list)?\\s+(?:with|by|into|to)|(?:show|display|draw)\\s+${whose}(?<shown>[\\p{L} -]{3,28}?)\\s+(?:as|in))\\s+(?:big|large|nice|beautiful)\\s+(?:(?:photo|picture|image)\\s+)?cards(?:\\s+with\\s+(?:photos|pictures|images))?$`,
  'iu',
)

/** "Replace the list of restaurants with big photo cards". */
const asCards: Anew = (sentence, document) => {
  const { things: replaced, shown } = asPictures.exec(sentence)?.groups ?? {}
  const named = replaced ?? shown
  if (named === undefined || !kindNamed(document, named)) return undefined
  return [`show the ${named} as cards`, `make the ${toSingular(named)} cards bigger`]
}

const under = new RegExp(
  `^(?:add|put|show|include)\\s+(?<what>an?\\s+[\\p{L} -]{3,24}?)\\s+(?:under|below|beneath|at the (?:end|bottom) of)\\s+(?:each|every)\\s+${things}$`,
  'iu',
)

/** "A discussion section under each lesson": on the screen of one. */
const asUnderEach: Anew = (sentence, document) => {
  const { what = '', things: named = '' } = under.exec(sentence)?.groups ?? {}
  const named1 = named.toLowerCase()
  const detail = named === '' ? undefined : kindNamed(document, toPlural(named1))?.detail
  const screen =
    detail ??
    document.screens.find(({ name }) => name.toLowerCase() === named1 && !/^(?:add|new)\b/i.test(name))
  if (!screen) return undefined
  return /\b(?:discussion|comments?)\b/i.test(what)
    ? [`add comments to the ${screen.name} screen`]
    : [`add ${what} to the ${screen.name} screen`]
}

/** Wishes about what stands in lists: how they are drawn, told apart and kept. */
export const anewOfLists: readonly Anew[] = [asHeart, asParted, asCards, asUnderEach]
