import type { Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { markColor, markEntries, toneFor } from '../of-entries/marks.ts'
import { inState } from '../of-entries/states.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { listsMeant } from './things-meant.ts'

const state = (name: string) => `(?<${name}>(?:not\\s+)?\\p{L}{3,16}(?:\\s(?:out|off|up))?)`
const look = (name: string) =>
  `(?<${name}>(?:should\\s+(?:be|come|go|stand)\\s+|are\\s+|shown\\s+|come\\s+|go\\s+)*(?:first|last|(?:on|at)\\s+(?:the\\s+)?(?:top|bottom|end)(?:\\s+of\\s+the\\s+list)?|(?:in\\s+|marked\\s+)?(?:${markColor})|gr[ae]yed\\s+out|crossed\\s+out|struck\\s+(?:out|through)|marked|highlighted)(?:\\s+and\\s+(?:first|last|(?:on|at)\\s+(?:the\\s+)?(?:top|bottom|end)(?:\\s+of\\s+the\\s+list)?|gr[ae]yed\\s+out|crossed\\s+out|(?:in\\s+)?(?:${markColor})))?)`
const form = new RegExp(
  `^(?:(?:show|put|mark|list|make|sort|display|have|i want)\\s+)?(?:all\\s+|the\\s+|our\\s+)*${state('one')}\\s+(?<what>\\p{L}{3,20}s|ones|people|food)\\s+${look('how')}(?:,?\\s+(?:and\\s+|but\\s+)?(?:the\\s+)?${state('other')}\\s+(?:\\p{L}{3,20}s\\s+|ones\\s+)?${look('otherwise')})?$`,
  'iu',
)
/** What is said of an order alone, or of one colour, has a form of its own. */
const isPlain = (how: string) => /^(?:(?:should\s+)?(?:be|come|go)\s+)*(?:first|last|(?:on|at)\s)/i.test(how)

interface Group {
  isSo: (item: JsonValue) => boolean
  word: string
  how: string
}

const isTop = (how: string) => /\bfirst\b|\btop\b/i.test(how)
const isBottom = (how: string) => /\blast\b|\b(?:bottom|end)\b/i.test(how)

function looking(node: ComponentNode, { isSo, word, how }: Group, isMain: boolean): ComponentNode {
  const color = new RegExp(markColor, 'iu').exec(how)?.[0]
  const isOut = /\b(?:crossed|struck)\b/i.test(how)
  const isGrey = /\bgr[ae]yed\b/i.test(how) || isOut
  const isMarked = /\b(?:marked|highlighted)\b/i.test(how)
  if (color === undefined && !isGrey && !isMarked) return node
  const tone = isGrey ? 'neutral' : toneFor(color, word)
  const [command] = markEntries(node, { word, tone }, isSo, isMain)
  const marked =
    command?.type === 'set-properties' && Array.isArray(command.set?.items)
      ? command.set.items
      : itemsOf(node)
  const items = marked.map((item) =>
    isGrey && isEntry(item) && isSo(item)
      ? { ...item, tone: 'neutral', ...(isOut ? { done: true } : {}) }
      : item,
  )
  const layout = command?.type === 'set-properties' ? command.set?.layout : undefined
  return { ...node, properties: { ...node.properties, ...(layout === undefined ? {} : { layout }), items } }
}

/** "Open slopes first, closed ones greyed out"; "cancelled ferries crossed out and at the bottom of the list". */
const markGroups: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found?.one || !found.what || !found.how) return undefined
  const isBare = found.other === undefined
  if (isBare && isPlain(found.how) && !isBottom(found.how)) return undefined
  if (isBare && /^(?:mark|make|paint|colou?r)\s/i.test(clause)) return undefined
  if (
    /^(?:saved|liked|selected|chosen|favou?rite|new|old|first|last|best|next|important|most|least|all|the|big|small|\p{L}+est)$/iu.test(
      found.one,
    )
  )
    return undefined
  const lists = listsMeant(document, found.what)
  if (!lists) return undefined
  const told = [
    { word: capitalise(found.one), how: found.how },
    ...(found.other === undefined || found.otherwise === undefined
      ? []
      : [{ word: capitalise(found.other), how: found.otherwise }]),
  ]
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const groups: Group[] = []
  let isExample = false
  for (const [index, each] of told.entries()) {
    const known = inState(lists, each.word)
    isExample ||= known === undefined
    const isSo = known ?? exampleOf(longest, index === 0 ? 1 : 2)
    groups.push({ ...each, isSo })
  }
  const commands = lists.flatMap((node): Command[] => {
    const looked = groups.reduce(
      (next, group) => looking(next, { ...group, isSo: sameAs(node, group.isSo, next) }, node === longest),
      node,
    )
    const order = groups.reduce(
      (items, group) => ordered(items, node, group),
      itemsOf(looked).map((_, at) => at),
    )
    const items = order.map((at) => itemsOf(looked)[at] ?? null)
    return JSON.stringify(items) === JSON.stringify(itemsOf(node))
      ? []
      : [
          {
            type: 'set-properties',
            id: node.id,
            set: {
              items,
              ...(looked.properties.layout === node.properties.layout
                ? {}
                : { layout: looked.properties.layout ?? 'rows' }),
            },
          },
        ]
  })
  if (commands.length === 0) return undefined
  return {
    commands,
    ...(isExample
      ? { note: 'Which of them are so is an example: nothing is worked out from the entries.' }
      : {}),
  }
}

/** Every third entry of a list by its title, wherever it stands, as an example of a state nothing tells. */
function exampleOf(list: ComponentNode | undefined, place: number): (item: JsonValue) => boolean {
  const titles = new Set(
    (list ? itemsOf(list) : []).flatMap((item, index) =>
      index % 3 === place ? (textOf(item, 'title') ?? []) : [],
    ),
  )
  return (item) => titles.has(textOf(item, 'title') ?? '')
}

/** The same test for entries that have been changed since: by their place in the list. */
const sameAs =
  (node: ComponentNode, isSo: (item: JsonValue) => boolean, next: ComponentNode) =>
  (item: JsonValue): boolean => {
    const at = itemsOf(next).indexOf(item)
    const former = itemsOf(node)[at]
    return former !== undefined && isSo(former)
  }

function ordered(order: readonly number[], node: ComponentNode, { isSo, how }: Group): number[] {
  if (!isTop(how) && !isBottom(how)) return [...order]
  const own = order.filter((at) => isSo(itemsOf(node)[at] ?? null))
  const rest = order.filter((at) => !own.includes(at))
  return isTop(how) ? [...own, ...rest] : [...rest, ...own]
}

/** Entries in one state or another: where they stand and how they look. */
export const twoStateRules: readonly EditRule[] = [markGroups]
