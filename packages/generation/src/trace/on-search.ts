import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { labelOf } from './label-of.ts'

const entering = /^(?:enter|type|input|provide|fill|submit|search|look)$/
/** What something is found by. */
const sought =
  /^(?:user ?names?|handles?|keywords?|symbols?|tickers?|isbns?|zip ?codes?|postcodes?|postal codes?|hashtags?|id|ids)$/
/** Where one wants to go, or looks around. */
const whereTo = /^(?:destinations?|address(?:es)?|locations?|cit(?:y|ies)|postcodes?|zip ?codes?|towns?)$/
/** "Type a word": typed to be looked up, where nothing is written. */
const typed = /^(?:words?|terms?|search terms?)$/
const longest = 26

/** "Enter a username" where one looks for people: the search field above the list, which says so. */
export function onSearch(phrase: Phrase, { screens, entities }: AppPlan): ScreenPlan | undefined {
  const last = phrase.words.at(-1) ?? ''
  // "User can enter a username": the noun alone, which is not shown but given.
  const isGiven = phrase.verb ? entering.test(phrase.verb) : phrase.isOfStory === true && !phrase.isSeen
  const isTyped = phrase.verb === 'type' && typed.test(last)
  if (isGiven && phrase.words.length < 3 && whereTo.test(last)) {
    // Above a map of places it is where these are looked for.
    const map = screens.find(({ kind, isTab }) => kind === 'map' && isTab)
    const isFree = map && !map.extras.some(({ kind }) => kind === 'search')
    if (isFree) map.extras.push({ kind: 'search', label: capitalise(labelOf(phrase)) })
    if (map && entities.has(map.entity) && isFree) return map
  }
  if (!isGiven || !(sought.test(last) || isTyped)) return undefined
  const list = screens.find(({ kind }) => kind === 'browse')
  const front = screens[0]
  // Whoever gives their own name signs in with it, or plays under it.
  if (!list || front !== list || !entities.has(list.entity)) return undefined
  const label = labelOf(phrase)
    .replace(/^(?:enter|type|input|provide|fill|submit|search|look)(?: in| for| up)? /i, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  if (label.length > longest) return undefined
  if (!list.extras.some(({ kind }) => kind === 'search')) list.extras.push({ kind: 'search', label })
  return list
}
