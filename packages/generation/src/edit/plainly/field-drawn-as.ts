import { type Command, type ComponentNode, type Properties, walkNodes } from '@kwiq/app-model'
import { itemsOf, textOf } from '../entry.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { columnFor } from '../frames/fields-given.ts'
import { stemsIn } from './app-parts.ts'

const kind =
  '(?<kind>slider|stepper|plus and minus|plus minus|drop-?down|drop down|select|selection|switch|toggle|check ?box|text (?:field|box|area)|number field|date (?:field|picker)|calendar|chips|buttons to choose)'
const range = '(?:\\s+(?:from|between)\\s+(?<min>\\d+)\\s+(?:to|and|-)\\s+(?<max>\\d+))?'
const form = new RegExp(
  `^(?:change|turn|make|replace|show|set|use|convert)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,30}?)(?:\\s+field)?\\s+(?:to|into|as|with|by|in)\\s+(?:to\\s+)?(?:an?\\s+)?${kind}${range}$|^(?:the\\s+)?(?<thing>[\\p{L} ]{3,30}?)(?:\\s+field)?\\s+(?:should|must)\\s+be\\s+(?:an?\\s+)?${kind.replace('<kind>', '<sort>')}${range.replace('<min>', '<low>').replace('<max>', '<high>')}$`,
  'iu',
)

const isField = ({ type, properties }: ComponentNode): boolean =>
  /^(?:input|datepicker|checkbox)$/.test(type) || (type === 'list' && properties.layout === 'chips')

function madeOf(
  node: ComponentNode,
  wanted: string,
  low: string | undefined,
  high: string | undefined,
): ComponentNode | undefined {
  const titles = itemsOf(node).flatMap((item) => textOf(item, 'title') ?? [])
  const known = Array.isArray(node.properties.options) ? node.properties.options : titles
  const samples = columnFor({ name: node.label, options: [] }, '', '').values.filter((value) => value !== '')
  const options = known.length > 1 ? known : [...new Set(samples)].slice(0, 5)
  const min = Number(low ?? 1)
  const max = Number(high ?? 10)
  const input = (properties: Properties): ComponentNode => ({
    id: node.id,
    type: 'input',
    label: node.label,
    properties,
  })
  if (/slider/i.test(wanted))
    return input({
      kind: 'slider',
      min,
      max,
      value: String(Math.round((min + max) / 2)),
      options: [String(min), String(max)],
    })
  if (/stepper|plus/i.test(wanted)) return input({ kind: 'stepper', value: '1' })
  if (/drop|select/i.test(wanted) && options.length > 1)
    return input({ kind: 'select', options, value: typeof options[0] === 'string' ? options[0] : '' })
  if (/switch|toggle|check/i.test(wanted))
    return {
      id: node.id,
      type: 'checkbox',
      label: node.label,
      properties: { variant: /check/i.test(wanted) ? 'checkbox' : 'switch', checked: false },
    }
  if (/date|calendar/i.test(wanted))
    return { id: node.id, type: 'datepicker', label: node.label, properties: { value: 'Thu 19 Nov' } }
  if (/number/i.test(wanted)) return input({ kind: 'number' })
  if (/text/i.test(wanted))
    return input(/area|box/i.test(wanted) ? { kind: 'multiline', height: 96 } : { kind: 'text' })
  return undefined
}

/** "Change severity to a slider from 1 to 10": the same field, filled in otherwise. */
const drawnAs: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  const what = found?.what ?? found?.thing
  const wanted = stemsIn(what ?? '')
  if (!found || wanted.length === 0) return undefined
  const fields = [...walkNodes(document)].filter(
    ({ node }) => isField(node) && wanted.every((stem) => stemsIn(node.label).includes(stem)),
  )
  const commands = fields.flatMap(({ node }): Command[] => {
    const made = madeOf(node, found.kind ?? found.sort ?? '', found.min ?? found.low, found.max ?? found.high)
    return made ? [{ type: 'replace-component', id: node.id, node: made }] : []
  })
  return commands.length > 0 ? { commands } : undefined
}

/** How a field is filled in. */
export const fieldDrawnRules: readonly EditRule[] = [drawnAs]
