import type { JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { put } from '../frames/put.ts'
import { endOf, startOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { listed } from '../words.ts'

const form =
  /^(?:add|create|make|include)\s+(?:an?\s+|the\s+|our\s+|my\s+)?(?<name>(?:packing|shopping|grocery|to-?do|check|wish|gift|guest|reading|equipment|ingredient|supply|training|bucket)[ -]?list)\s+(?:with|of|for|:)\s+(?<items>[\p{L}\p{N}' -]{2,30}(?:,\s[\p{L}\p{N}' -]{2,30})*,?\s+and\s+[\p{L}\p{N}' -]{2,30})(?:\s+(?:on|to)\s+(?:the\s+)?(?<place>[\p{L} -]{3,24}?)\s+(?:screen|page))?$/iu
/** What would be told of each, and is nothing that stands in such a list. */
const noItem =
  /\b(?:names?|dates?|prices?|photos?|pictures?|buttons?|checkbox(?:es)?|search|filters?|sections?|categor(?:y|ies)|quantit(?:y|ies)|amounts?|notes?|status|progress|reminders?|links?)\b/i

/** "A packing list with socks, passport and charger": those, and not what is usually on one. */
const toldItems: EditRule = (clause, document): EditOutcome | undefined => {
  const { name = '', items = '', place } = form.exec(clause)?.groups ?? {}
  const host = place === undefined ? startOf(document) : findNamedScreen(document, `${place} screen`)
  if (name === '' || !host || noItem.test(items)) return undefined
  const title = capitalise(name)
  return put(document, host, endOf(host), {
    type: 'list',
    label: title,
    properties: {
      layout: 'checklist',
      title,
      items: listed(items).map((each): JsonValue => ({ title: capitalise(each), checked: false })),
    },
  })
}

/** Lists of what is told. */
export const toldItemRules: readonly EditRule[] = [toldItems]
