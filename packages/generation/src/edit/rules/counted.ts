import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  findNode,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { screenNamed } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { findList, isOfEntries } from '../lists.ts'
import { placeAtEnd, placeOn, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { people } from '../words.ts'

const place =
  '(?:\\s+(?:at|to) the (?<edge>top|bottom))?(?:\\s+(?:on|to|in|of)\\s+(?:the\\s+|my\\s+)?(?<host>[\\p{L} ]{2,30}?(?:\\s(?:screen|page|tab))|home|start))?(?:\\s+at the (?<end>top|bottom))?'

const howMany = new RegExp(
  `^(?:(?:let|allow)\\s+${people}\\s+(?:to\\s+)?(?:see|know)|add|show|display|put|move|see|know)\\s+(?:me\\s+|us\\s+)?how (?<much>many|much)\\s+(?!.*\\b(?:each|every)\\b)(?<thing>[\\p{L} -]{3,30}?)(?:\\s+(?:(?:i|we|you|they|people|there)\\s+)?(?:still\\s+)?(?:have|has|are|is|were|own|got|need|made|earned|spent|sold|saved|did|ran|read|drank|ate|used|collected)(?:\\s+still)?)?(?:\\s+(?<state>left|free|open|available|remaining|booked|sold|done|missing|unread|waiting|overdue|to go))?(?:\\s+(?<span>today|this (?:week|month|year|season)|so far|in total|altogether|overall))?${place}$`,
  'iu',
)

const total = new RegExp(
  `^(?:add|show|display|put)\\s+(?:me\\s+)?(?:the\\s+|a\\s+)?(?<name>total(?:\\s+(?:of|for)(?:\\s+(?:all|the|my|our))*)?\\s+(?!.*\\b(?:each|every|chart|graph|button|field)\\b)[\\p{L} -]{3,30}?|total)${place}$`,
  'iu',
)

const isMoney =
  /\b(?:value|worth|price|prices|cost|costs|spent|spending|expenses|amount|money|income|revenue|sales|earnings|savings|debt|debts|bill|bills|tip|tips|donations?|fees|rent)\b/i

/** What the things of the app come to, of the first list whose entries all have an amount; undefined where none has. */
function sumOf(document: AppDocument): string | undefined {
  for (const { node } of walkNodes(document)) {
    const amounts = itemsOf(node).map((item) =>
      /^(?<sign>[$€£¥₹]|CHF)(?<gap>\s?)(?<digits>\d[\d,]*(?:\.\d{1,2})?)$/u.exec(textOf(item, 'value') ?? ''),
    )
    if (!isOfEntries(node) || amounts.length < 2 || amounts.includes(null)) continue
    const sum = amounts.reduce((all, found) => all + Number(found?.groups?.digits?.replaceAll(',', '')), 0)
    const { sign = '', gap = '' } = amounts[0]?.groups ?? {}
    const digits = Number.isInteger(sum) ? 0 : 2
    const shown = sum.toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return `${sign}${gap}${shown}`
  }
  return undefined
}

/** How many the app shows, of those that are in a state where any say so; undefined where it lists none of them. */
function countOf(document: AppDocument, things: string, state: string | undefined): string | undefined {
  const list = findList(document, things)?.node
  const screen = list && findNode(document, list.id)?.screen
  if (!screen) return undefined
  const titles = new Map<string, string>()
  for (const node of walkComponents(screen.components))
    if (node.type === 'list' && isOfEntries(node))
      for (const item of itemsOf(node))
        titles.set(
          textOf(item, 'title') ?? '',
          `${String(node.properties['title'] ?? '')} ${JSON.stringify(item)}`.toLowerCase(),
        )
  const inState = state ? [...titles.values()].filter((said) => said.includes(state.toLowerCase())) : []
  return `${inState.length > 0 ? inState.length : titles.size}`
}

interface Counted {
  /** What is counted; absent: how much it comes to. */
  things?: string | undefined
  state?: string | undefined
}

/** What such a number is in the app; else an example: few of what one counts, money as it is written there. */
const numberFor = (document: AppDocument, caption: string, { things, state }: Counted): string =>
  things !== undefined
    ? (countOf(document, things, state) ?? '6')
    : isMoney.test(caption) || caption === 'total'
      ? (sumOf(document) ?? '€ 248')
      : /\btime\b/i.test(caption)
        ? '3 h 20'
        : '24'

/** "Words I know", without that they are all of them. */
const captionOf = (words: string): string =>
  capitalise(words.toLowerCase().replace(/\s+(?:in total|altogether|overall)$/, '')).replaceAll(/\bi\b/g, 'I')

/** "Show how many lessons I have left", "show the total value at the top": a large number with what it counts. */
const addCount: EditRule = (clause, document) => {
  const many = howMany.exec(clause)?.groups
  const groups = many ?? total.exec(clause)?.groups
  if (!groups) return undefined
  const screen = screenNamed(document, groups.host)
  if (!screen) return noScreen(groups.host ?? '')
  const caption = many ? [many.thing, many.state, many.span].filter(Boolean).join(' ') : (groups.name ?? '')
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'text'),
    type: 'text',
    label: numberFor(
      document,
      caption,
      many?.much === 'much' ? {} : { things: many?.thing, state: many?.state },
    ),
    properties: { variant: 'stat', caption: captionOf(caption) },
  }
  const isEnd = (groups.edge ?? groups.end) === 'bottom'
  return [{ type: 'add-component', node, place: isEnd ? placeAtEnd(screen) : placeOn(screen, topOf(screen)) }]
}

export const countedRules: readonly EditRule[] = [addCount]
