import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { findHost } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import type { EditRule } from '../rule.ts'

const notice =
  /^(?:add|put|show|insert|display)\s+(?:an?\s+|the\s+)?([\p{L} -]{0,24}?)\s?\b(warning|notice|alert|disclaimer|announcement|banner|hint|tip)(?:\s+(at the (?:top|bottom)))?(?:\s+(?:to|on|of|in|for)\s+(?:the\s+|each\s+|every\s+|all\s+)?([\p{L} -]{2,40}?))?\s*(?:,|:|(?:that\s+)?(?:saying|says|reading|reads|with(?: the text)?|which says)|(?=\s["“]))\s*:?\s*["“]?([^"“”]{2,140}?)["”]?$/iu

/** "Add an allergy warning at the top of each recipe saying Contains nuts": a coloured line of that text. */
const addNotice: EditRule = (clause, document) => {
  const found = notice.exec(clause)
  if (!found?.[2] || !found[5]) return undefined
  // "Saying Free shipping on the first screen": where it stands is none of its words.
  const [, said, where] =
    /["“”]/.test(clause) || found[4] !== undefined
      ? []
      : (/^(.{2,120}?)\s+(?:on|to|at|in)\s+(?:the\s+)?((?:first|start|home|main)(?:\s+(?:screen|page))?|[\p{L} ]{2,24}\s(?:screen|page))$/iu.exec(
          found[5],
        ) ?? [])
  if (said !== undefined && where !== undefined && findHost(document, where)) {
    found[4] = where
    found[5] = said
  }
  const host = found[4]
    ? (findHost(document, `${/\b(?:each|every|all)\b/i.test(clause) ? 'each ' : ''}${toSingular(found[4])}`)
        ?.screen ?? findHost(document, found[4])?.screen)
    : startOf(document)
  if (!host) return undefined
  const isWarning = /warning|alert/i.test(found[2])
  const isBottom = /bottom/i.test(found[3] ?? '')
  const title = capitalise(found[5].trim().replace(/[.]$/, ''))
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'container'),
    type: 'container',
    label: title,
    properties: {
      variant: 'banner',
      title,
      icon: isWarning ? 'warning' : 'info',
      tone: isWarning ? 'warning' : 'primary',
    },
    children: [],
  }
  const place = isBottom ? placeAtEnd(host) : placeOn(host, topOf(host))
  return [{ type: 'add-component', node, place }]
}

export const noticeRules: readonly EditRule[] = [addNotice]
