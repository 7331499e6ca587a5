import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { findEntries } from './find-entries.ts'
import { splitHost } from './find-host.ts'
import { findEntriesLoosely } from './find-loosely.ts'
import { findNamedScreen } from './find-screen.ts'
import { findNamedNode } from './find-target.ts'
import { takeApart } from './two-in-one.ts'
import { listed } from './words.ts'

/**
 * "Delete the search and the favourites screen" as one clause for each, where each is the name of something; "add terms
 * and privacy pages" as well.
 */
export function oneByOne(clause: string, document: AppDocument): string[] {
  const apart = takeApart(clause)
  if (apart) return apart
  const renamed = renamings(clause, document)
  if (renamed) return renamed
  const bracketed = /^(remove|delete|hide)\s[^"“()]{3,60}?\s?\(([^"“()]{2,120})\)$/i.exec(clause)
  // "The extra numbers (steps, calories)": just these.
  const told = listed(bracketed?.[2] ?? '')
  if (bracketed && told.every((part) => isNamed(part, document)))
    return told.map((part) => `${bracketed[1]} ${part}`)
  const found = /^(remove|delete|hide|duplicate)\s+([^"“]{3,200})$/i.exec(clause)
  if (!found?.[1] || !found[2] || isLabel(found[2], document)) return [clause]
  const kind = /\s(screens?|pages?|tabs?|buttons?)$/i.exec(found[2])?.[1]?.replace(/s$/i, '')
  const parts = found[2]
    .split(/,\s*(?:and\s+)?|\s+(?:and|plus|as well as)\s+(?:also\s+)?/)
    .map((part) => part.trim())
    .slice(0, 8)
  // "The chart and the map on the stats page": where the last one is, there are all.
  const place = /\s(?:from|on|in|of)\s.{2,40}$/i
  const shared = place.exec(parts.at(-1) ?? '')?.[0]
  const isPlaced = parts.slice(0, -1).some((part) => place.test(part))
  // "Search from home and orders": one thing in two places.
  if (isPlaced && shared === undefined) return [clause]
  const named = parts.map((part) => {
    const whole = kind && !new RegExp(`\\b${kind}s?$`, 'i').test(part) ? `${part} ${kind}` : part
    const plain = isNamed(whole.replace(/s$/i, ''), document)
      ? whole.replace(/(screen|page|tab|button)s$/i, '$1')
      : part
    const there = `${plain}${shared ?? ''}`
    const isThere = shared !== undefined && !isPlaced && !place.test(plain) && isNamed(there, document)
    return isThere ? there : plain
  })
  // Of a list of things on one screen, each is looked for by itself: what is not there is told.
  const host = shared === undefined ? undefined : splitHost(document, `it${shared}`).screen
  const isList =
    host !== undefined && found[2].includes(',') && parts.every((part) => part.split(' ').length < 8)
  if (isList && parts.length > 2 && !isPlaced)
    return parts.map((part) => `${found[1]} ${place.test(part) ? part : `${part}${shared}`}`)
  return parts.length > 1 && named.every((part) => isNamed(part, document))
    ? named.map((part) => `${found[1]} ${part}`)
    : [clause]
}

/** "Change Noor to Julia and Turin to Hamburg": two, where the app has the second as well. */
function renamings(clause: string, document: AppDocument): string[] | undefined {
  const found =
    /^(change|rename|replace)\s+([^"“]{2,60}?)\s+(to|into|with|by)\s+([^"“]{1,60}?),?\s+and\s+([^"“]{2,60}?)\s+\3\s+([^"“]{1,60})$/i.exec(
      clause,
    )
  const [, verb, one, way, name, other = '', last] = found ?? []
  // "Challenges to Missions and teams to squads": two pairs, whether or not the app has the second.
  const isPair = verb?.toLowerCase() === 'rename' && other.split(' ').length < 3
  if (!found || !(isPair || isNamed(other, document) || isWritten(other, document))) return undefined
  return [`${verb} ${one} ${way} ${name}`, `${verb} ${other} ${way} ${last}`]
}

/** Whether these words stand in a text of some part, in capitals as they are. */
function isWritten(words: string, document: AppDocument): boolean {
  const isText = (value: unknown): boolean =>
    typeof value === 'string'
      ? ` ${value} `.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${words} `)
      : false
  return [...walkNodes(document)].some(
    ({ node }) => isText(node.label) || Object.values(node.properties).some(isText),
  )
}

/** "Salt and pepper" may be the name of one thing. */
function isLabel(words: string, document: AppDocument): boolean {
  const bare = words.toLowerCase().replace(/^the\s+/, '')
  return [...walkNodes(document)].some(
    ({ node, screen }) => node.label.toLowerCase() === bare || screen.name.toLowerCase() === bare,
  )
}

function isNamed(words: string, document: AppDocument): boolean {
  const { subject, screen } = splitHost(document, words)
  return (
    findNamedScreen(document, words) !== undefined ||
    (screen
      ? findNamedNode(document, subject, screen.id) !== undefined
      : findNamedNode(document, words) !== undefined) ||
    Array.isArray(findEntries(document, words)) ||
    findEntriesLoosely(document, words).length > 0
  )
}
