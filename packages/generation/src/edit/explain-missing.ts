import type { AppDocument } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { findNamedScreen } from './find-screen.ts'
import { findEntries } from './find-entries.ts'
import { findNamedNode } from './find-target.ts'

const named =
  /^(?:remove|delete|drop|hide|move|put|rename|change|make|show|link|connect|duplicate|copy|replace|set|swap|sort|turn|mark)\s+(?:(?:the|all|an?|my|our)\s+)?(.+?)(?:\s+(?:to|into|as|from|on|of|in|above|below|before|after|under|bigger|smaller|larger|an?|look|show|with|by|so|when|if|until|green|red|blue)\b.*)?$/i

/** Why a clause could not be followed, where it names something that is not there; undefined otherwise. */
export function explainMissing(written: string, document: AppDocument): string | undefined {
  const clause = written
    .replace(/\s*:\s[^:]{1,200}$/, '')
    .replace(/\s(?:to|at) the (?:very )?(?:top|bottom|end|start)(?=\s(?:on|of|in)\s)/i, '')
  const words = named
    .exec(clause)?.[1]
    ?.replace(/["'“”.!]/g, '')
    .trim()
  const to = /\s(?:to|on|in|from)\s+(?:the\s+)?([\p{L} ]{2,30}?)\s+(?:screen|page|tab)$/iu.exec(clause)?.[1]
  if (to && !findNamedScreen(document, `${to} screen`)) return `There is no screen named ${to}.`
  const added =
    /^(?:add|insert)\s+(?:an?|another|some)\s+([\p{L} -]{3,30}?)(?:\s+(?:to|on|in|at|above|below)\s.*)?$/iu.exec(
      clause,
    )?.[1]
  if (added && !/\b(?:screen|page|tab)\b/i.test(added) && !findType(added.split(' ').at(-1) ?? ''))
    return `“${added}” is no part of its own. Try "Add ${/^[aeiou]/i.test(added) ? 'an' : 'a'} ${added} screen", or add a list, a chart, a text or a button.`
  const whose =
    /^(?:change|set|update)\s+(?:the\s+)?(?:price|name|title|subtitle|rating|time|amount|date|picture|icon|description)\s+of\s+(?:the\s+)?([^"“”]{3,40}?)\s+(?:to|into)\s/i.exec(
      clause,
    )?.[1]
  if (
    whose &&
    !findNamedScreen(document, whose) &&
    !findNamedNode(document, whose) &&
    !Array.isArray(findEntries(document, whose))
  )
    return `Nothing on the screens is called “${whose}”.`
  if (!words || /^(?:it|this|that|them|these|those)$/i.test(words)) return undefined
  const beside = /\s(?:above|below|before|after|under|behind)\s+(?:the\s+)?(.{2,60})$/i.exec(clause)?.[1]
  if (beside && !findNamedScreen(document, beside) && !findNamedNode(document, beside))
    return `Nothing on the screens is called “${beside}”.`
  if (/\b(?:screen|page|tab)$/i.test(words)) {
    const name = words.replace(/\s*\b(?:screen|page|tab)$/i, '')
    return findNamedScreen(document, name) ? undefined : `There is no screen named ${name}.`
  }
  const last = words.split(/\s+/).at(-1) ?? ''
  const place = /\s(?:on|in|of|from)\s+(?:the\s+)?(.+?)$/i.exec(clause)?.[1]
  const host = place ? findNamedScreen(document, place.replace(/\s+to\s.*$/i, '')) : undefined
  const isThere = place === undefined || host !== undefined || findNamedNode(document, place) !== undefined
  if (!isThere && place.split(' ').length < 4 && /^(?:remove|delete|hide|drop|show)\s/i.test(clause))
    return `There is no screen named ${place}.`
  if (host && !findNamedNode(document, words, host.id))
    return `There is no ${words.toLowerCase()} on ${host.name}.`
  if (findNamedNode(document, words) || Array.isArray(findEntries(document, words))) return undefined
  if (findType(last)) return `There is no ${words.toLowerCase()} on any screen.`
  const isOther =
    /^(?:it|this|that|them|everything|all|app|look|design|theme|colou?rs?|style|sure|headings|titles|letters|words)\b/i.test(
      words,
    )
  return /^(?:remove|delete|drop|hide)\s/i.test(clause) || (!isOther && words.split(/\s+/).length < 5)
    ? `Nothing on the screens is called “${words}”.`
    : undefined
}
