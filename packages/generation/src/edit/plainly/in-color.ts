import { type AppDocument, type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, withPart } from '../entry.ts'
import { findNear } from '../find-target.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { stemsIn } from './app-parts.ts'

const colors: readonly [RegExp, string][] = [
  [/^(?:bright\s+|dark\s+)?(?:red|crimson)$/i, 'danger'],
  [/^(?:bright\s+|dark\s+|light\s+)?green$/i, 'success'],
  [/^(?:bright\s+|dark\s+|light\s+)?(?:orange|yellow|amber)$/i, 'warning'],
  [/^(?:light\s+|dark\s+)?gr[ae]y(?:ed out)?$/i, 'neutral'],
]
const color =
  '(?<color>(?:bright\\s+|dark\\s+|light\\s+)?(?:red|green|orange|yellow|amber|gr[ae]y(?:ed out)?))'
const forms = [
  `^(?<what>[^,"“”]{3,60}?)\\s+(?:should|must|have to|need to)\\s+(?:be\\s+|turn\\s+|appear\\s+|show(?:\\s+up)?\\s+)?(?:in\\s+)?${color}$`,
  `^(?:show|mark|highlight|colou?r|paint|make|display|put)\\s+(?<what>[^,"“”]{3,60}?)\\s+(?:in\\s+)?${color}$`,
].map((form) => new RegExp(form, 'iu'))

const drawn = new Set(['button', 'container', 'text', 'chart'])

/** One named part in a colour of its own: a button that warns, a box, a text. */
function partIn(document: AppDocument, what: string, tone: string): EditOutcome | undefined {
  const node = findNear(document, what)?.node
  if (!node || !drawn.has(node.type)) return undefined
  const asked = stemsIn(what.replace(/\b(?:button|banner|box|card|text)\b/gi, ''))
  if (asked.length === 0 || !asked.every((stem) => stemsIn(node.label).includes(stem))) return undefined
  const same = [...walkNodes(document)].filter(
    (each) => each.node.type === node.type && each.node.label === node.label,
  )
  const set = lookOf(node, tone)
  return set && { commands: same.map((each): Command => ({ type: 'set-properties', id: each.node.id, set })) }
}

function lookOf({ type }: ComponentNode, tone: string): Record<string, string> | undefined {
  if (type === 'button') return tone === 'danger' ? { variant: 'destructive' } : undefined
  return type === 'container'
    ? { tone }
    : type === 'text'
      ? { tone: tone === 'neutral' ? 'muted' : tone }
      : undefined
}

const statesOf = (what: string): string[] =>
  stemsIn(
    what
      .replace(/^(?:(?:all|the|our|my|every|each|any)\s+)+/i, '')
      .replace(/\b(?:ones|entries|things|that|which|are|is|badges?|labels?|marks?)\b/gi, ' '),
  )

/** "Closed lifts grey", "the warnings in red": what says so in a list or a box has that colour. */
const stateIn: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  const tone = colors.find(([form]) => form.test(found?.color ?? ''))?.[1]
  if (!found?.what || tone === undefined) return undefined
  const part = partIn(document, found.what, tone)
  if (part) return part
  const stems = statesOf(found.what)
  if (stems.length === 0) return undefined
  // "Closed lifts": the state comes first, and the thing may be left out in its line.
  const isSaid = (text: unknown) =>
    typeof text === 'string' && text.split(' ').length < 7 && stemsIn(text).includes(stems[0] ?? '')
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type === 'container' && /^(?:banner|hero|feature|card)$/.test(String(node.properties.variant)))
      return [node.label, node.properties.overline].some(isSaid)
        ? [{ type: 'set-properties', id: node.id, set: { tone } }]
        : []
    if (node.type !== 'list' || /^(?:chips|stats|stories)$/.test(String(node.properties.layout))) return []
    const items = itemsOf(node).map((item) => {
      if (!isEntry(item)) return item
      if (isSaid(item.badge)) return item.badgeTone === tone ? item : withPart(item, 'badgeTone', tone)
      return [item.title, item.value, item.subtitle, item.overline].some(isSaid) && item.icon !== undefined
        ? withPart(item, 'tone', tone)
        : item
    })
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  return commands.length > 0 ? { commands } : undefined
}

/** Colours of single parts and states. */
export const inColorRules: readonly EditRule[] = [stateIn]
