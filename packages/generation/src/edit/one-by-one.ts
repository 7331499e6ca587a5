import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { findEntries } from './find-entries.ts'
import { splitHost } from './find-host.ts'
import { findEntriesLoosely } from './find-loosely.ts'
import { findNamedNode, findNamedScreen } from './find-target.ts'
import { reword } from './reword.ts'

/**
 * "Delete the search and the favourites screen" as one clause for each, where each is the name of something; "add terms
 * and privacy pages" as well.
 */
export function oneByOne(clause: string, document: AppDocument): string[] {
  const screens =
    /^add\s+(?:an?\s+|the\s+)?([\p{L} -]{3,24}?)\s+and\s+(?:an?\s+|the\s+)?([\p{L} -]{3,24}?)\s+(?:screens|pages)$/iu.exec(
      clause,
    )
  const both =
    /^make\s+(the\s+.{2,40}?)\s+(bigger|smaller|larger|taller|rounder|full[- ]width)\s+and\s+([\p{L}]{3,12}(?: [\p{L}]{3,12})?)$/iu.exec(
      clause,
    )
  const instead =
    /^(?:put|add|show)\s+(.{2,40}?)\s+(in|to|into)\s+(the\s+(?:tab bar|navigation|menu))\s+instead\s+of\s+(?:the\s+)?(.{2,40}?)(?:\s+tab)?$/i.exec(
      clause,
    )
  const drawn =
    /^((?:make|show|turn|display)\s+(.{2,40}?)\s+(?:(?:as|into|in)\s+)?(?:an?\s+)?(grid|cards|carousel|rows|tiles|gallery))\s+with\s+(pictures|photos|images|icons)$/i.exec(
      clause,
    )
  const saying =
    /^make\s+((?:the\s+)?.{2,40}?)\s+((?!say\b)\p{L}+(?:\s\p{L}+)?)\s+and\s+(?:have it\s+)?(say|read|open|lead to|go to)s?\s+(.{2,60})$/iu.exec(
      clause,
    )
  const opening =
    /^add an?\s+(.{0,30}?button)\s+["“](.{2,60}?)\s+and\s+(?:opens|leads to|goes to|links to|calls)\s+(.{2,80}?)["”](\s+(?:to|on|in)\s+.{2,40})?$/i.exec(
      clause,
    )
  if (opening)
    return [
      `add a ${opening[1]} "${opening[2]}"${opening[4] ?? ''}`,
      `link the ${opening[2]} button to ${opening[3]}`,
    ]
  const placed =
    /^add\s+(.{3,60}?)\s+(to|on)\s+((?:the\s+)?.{2,30}?\s(?:screen|page))\s+and\s+(an?\s+.{3,60})$/i.exec(
      clause,
    )
  if (placed && !/["“]/.test(clause))
    return [`add ${placed[1]} to ${placed[3]}`, `add ${placed[4]} to ${placed[3]}`].map(reword)
  const withFilter =
    /^add\s+(.{3,40}?)\s+and\s+(an?\s+filter(?:\s+by\s+.{2,30}?)?)((?:\s+(?:to|on|in)\s+.{2,30}))$/i.exec(
      clause,
    )
  if (withFilter) return [`add ${withFilter[1]}${withFilter[3]}`, `add ${withFilter[2]}${withFilter[3]}`]
  const filters =
    /^add a filter by (?:the\s+)?([\p{L} ]{3,20}?) and (?:the\s+|by\s+)?([\p{L} ]{3,24}?)((?:\s+(?:to|on|in)\s+.{2,30})?)$/iu.exec(
      clause,
    )
  if (filters)
    return [`add a filter by ${filters[1]}${filters[3]}`, `add a filter by ${filters[2]}${filters[3]}`]
  const looked =
    /^add an?\s+((?:(?:big|bigger|large|small|red|outlined?)\s+)*)([\p{L} ]{2,24}?\s?button)((?:\s+(?:on|to|in|at)\s+(?:the\s+)?[^,"“]{2,30}?)?)(?:\s+(?:that|which)\s+(?:opens|leads to|goes to|shows)\s+(.{2,40}))?$/iu.exec(
      clause,
    )
  if (looked && ((looked[1] ?? '') !== '' || looked[4])) {
    const looks = (looked[1] ?? '').toLowerCase().split(' ').filter(Boolean)
    const size = looks.some((look) => /big|large/.test(look))
      ? 'bigger'
      : looks.includes('small')
        ? 'smaller'
        : undefined
    const colour = looks.find((look) => /red|outline/.test(look))
    return [
      `add a ${looked[2]}${looked[3] ?? ''}`,
      ...(size ? [`make it ${size}`] : []),
      ...(colour ? [`make it ${colour}`] : []),
      ...(looked[4] ? [`link it to ${looked[4]}`] : []),
    ]
  }
  const fields = /^add\s+an?\s+(.{2,40}?)\s+and\s+(?:an?\s+)?(.{2,40}?)\s+field\s+to\s+(.{2,40})$/i.exec(
    clause,
  )
  if (fields && !/\bfield\b/i.test(fields[1] ?? ''))
    return [`add a ${fields[1]} field to ${fields[3]}`, `add a ${fields[2]} field to ${fields[3]}`]
  const eachOf = /^add\s+(.{3,40}?)\s+and\s+(.{3,40}?)\s+to\s+(each|every)\s+(.{2,30})$/i.exec(clause)
  if (eachOf && !/["“]/.test(clause))
    return eachOf.slice(1, 3).map((part) => `add ${part} to ${eachOf[3]} ${eachOf[4]}`)
  const called =
    /^rename\s+(?:the\s+)?(.{2,30}?)\s+to\s+([\p{L}]+(?:\s[\p{L}]+)?),?\s+and\s+(?:the\s+)?([\p{L} ]{2,24}?)\s+(?:to\s+)?(\p{Lu}\p{L}+)$/u.exec(
      clause,
    )
  if (called) return [`rename ${called[1]} to ${called[2]}`, `rename ${called[3]} to ${called[4]}`]
  if (saying)
    return [
      `make ${saying[1]} ${saying[2]}`,
      /^(?:say|read)$/i.test(saying[3] ?? '')
        ? `make ${saying[1]} say ${saying[4]}`
        : `link ${saying[1]} to ${saying[4]}`,
    ].map(reword)
  if (drawn) return [`show ${drawn[2]} as a ${drawn[3]}`, `add ${drawn[4]} to each of ${drawn[2]}`]
  if (instead) return [`remove the ${instead[4]} tab`, `put ${instead[1]} in ${instead[3]}`]
  if (both) return [`make ${both[1]} ${both[2]}`, `make ${both[1]} ${both[3]}`]
  if (screens) return screens.slice(1).map((name) => `add a ${name} screen`)
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
  return parts.length > 1 && named.every((part) => isNamed(part, document))
    ? named.map((part) => `${found[1]} ${part}`)
    : [clause]
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
