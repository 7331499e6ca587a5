import type { AppDocument } from '@kwiq/app-model'
import { splitHost } from './find-host.ts'
import { findNamedScreen } from './find-screen.ts'
import { findPointedAt } from './find-pointed-at.ts'
import { findNamedNode, findNear } from './find-target.ts'
import type { Subject } from './pronouns.ts'
import { unquote } from './words.ts'

/** What a clause that asks for nothing tells about those after it. */
export interface Context {
  /** The screen that is spoken of. */
  screenId?: string
  /** What an "it" means. */
  subject?: Subject
  /** The words, for a "put that on the start page". */
  said?: string | undefined
  /** Where the clause before had something go, for a "there". */
  place?: string | undefined
}

/** The place a clause ends with. */
export const placeIn = (clause: string): string | undefined =>
  /\b(?:to|into|in|on|from)\s+((?:the|my|our)\s+[^"“”]{2,40})$/i.exec(clause)?.[1]

const bare = /^(?:on|in|for|at|now)\s+(.{2,40}?)[:,]?$/i
const statement =
  /^(?:(?:i (?:think|feel|find)|we (?:think|feel))\s+)?(?:that\s+)?((?:the|my|our|this|these|those|your)\s+.{2,90}?)\s+(?:is|are|was|looks?|appears?|stands?|reads?|works?|belongs?|repeats?|feels?|seems?|has|have|takes?|needs?|does|do|makes?|shows?|says?|costs?|comes?|goes|go|means?|breaks?|keeps?|closes?|opens?|starts?|ends?|sells?|offers?|delivers?|serves?|accepts?|moved|moves?|stays?|isn['’]t|aren['’]t|doesn['’]t|don['’]t)\s+.+$/i
const dislike =
  /^(?:i|we)\s+(?:really\s+)?(?:don['’]t|do not|never)\s+(?:like|need|want|use|get|understand)\s+(.{2,40}?)(?:\s+(?:much|at all|anymore))?$/i

/** "Minimum order is 10 euros": what may be written somewhere. */
const fact =
  /^(?!(?:the|my|our|this|these|that|those|your|it|what|who|how|why|when|where|which|there|is|are|can|could)\s)(?:\p{L}+\s){1,4}?(?:is|are|costs?|starts?|ends?|opens?|closes?)\s+.*\d/iu

/** "The save button in New recipe", before what is to be done with it. */
const thingAlone = /^((?:the|my|our|this|that|these|those)\s+[^,;:]{3,80}|["“][^"”]{2,60}["”])$/i

/** "On the cart page", "the heat map is confusing": of what is spoken. Undefined for what is no statement. */
export function contextOf(clause: string, document: AppDocument): Context | undefined {
  const place = bare.exec(clause)?.[1] ?? /^(.{2,30}\s(?:screen|page)):?$/i.exec(clause)?.[1]
  const there =
    place === undefined
      ? undefined
      : (findNamedScreen(document, place) ?? splitHost(document, `it on ${place}`).screen)
  if (there) return { screenId: there.id }
  const told = statement.exec(clause)?.[1] ?? dislike.exec(clause)?.[1] ?? thingAlone.exec(clause)?.[1]
  const words = told === undefined ? undefined : unquote(told)
  if (words === undefined)
    return isSaying.test(clause) || fact.test(clause) ? { said: unquote(clause) } : undefined
  const screen = findNamedScreen(document, words)
  const isScreen = /\b(?:screen|page|tab)$/i.test(words) || screen?.name.toLowerCase() === withoutThe(words)
  if (screen && isScreen && !/\s(?:on|in|of)\s/i.test(words))
    return { screenId: screen.id, subject: { screen: screen.name, nodes: [] } }
  const { subject, screen: host } = splitHost(document, words)
  const node =
    (host ? findNamedNode(document, subject, host.id) : findNear(document, words))?.node ??
    findPointedAt(document, words)
  // "Our hours are 7 to 18" tells something; "the hours are confusing" does not.
  const said = node && !/\d/.test(clause) ? {} : { said: unquote(clause) }
  return { ...said, ...(node ? { subject: { nodes: [node.id] } } : {}) }
}

/** "The home screen is too crowded": what is wrong, and not what is to be. */
export const isComplaint = (clause: string): boolean =>
  /\b(?:too|so|very|really|way|a bit|hard to|difficult to|confusing|ugly|boring|cluttered|crowded|busy|messy|overloaded|strange|weird|wrong|bad|awful|terrible|unclear|empty|plain|old-fashioned|outdated)\b/i.test(
    clause,
  )

const withoutThe = (words: string) => words.toLowerCase().replace(/^(?:the|my|our|this|your)\s+/, '')

/** "We are closed on Mondays": a reason, or what is to be written. */
const isSaying = /^(?:we|they|people|customers|users|it|there|nobody|everyone|i)\s+[a-z'’]+\b.+/i
