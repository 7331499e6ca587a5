import { byWord } from '../../by-word.ts'
import type { AppDocument, Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { whenOf } from '../dates.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { markColor, markEntries, toneFor } from '../of-entries/marks.ts'
import { inState } from '../of-entries/states.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { stateWords } from './order.ts'
import { keysOf } from './sort-keys.ts'
import { listsMeant } from './things-meant.ts'

const marking = '(?:(?:please\\s+)?(?:mark|show|highlight|colou?r|paint|make|flag|put|display)\\s+)?'
const inColor = `(?:\\s+(?:should be|must be|are|shown|marked|go|turn))*\\s+(?:in\\s+|with a\\s+)?(?<color>${markColor})(?:\\s+(?:dot|badge|mark))?`
const forms = [
  // "Things that expire tomorrow in red", "mark those who owe me for more than 30 days".
  `^${marking}(?<what>.{3,40}?)\\s+(?:that|who|which|when they|if they)\\s+(?<state>[^"“”]{3,60}?)(?:${inColor})?$`,
  // "Show unpaid invoices in red".
  `^${marking}(?:all\\s+|the\\s+|my\\s+|our\\s+)*(?<state>(?:not\\s+(?:yet\\s+)?)?\\p{L}{3,16})\\s+(?<what>\\p{L}{3,20}(?:\\s\\p{L}{3,16})?)${inColor}$`,
].map((form) => new RegExp(form, 'iu'))

/** The day of the sample entries, on the scale of `whenOf`. */
const today = 10 * 31 + 19
const spans: Readonly<Record<string, number>> = byWord({ day: 1, week: 7, month: 30, year: 365 })

interface Condition {
  isMeant: (item: JsonValue) => boolean
  word: string
}

const dayOf = (item: JsonValue): number | undefined => (isEntry(item) ? whenOf(item) : undefined)

/** "Expire tomorrow", "for more than 30 days", "older than a week". */
function ofTime(told: string): Condition | undefined {
  const soon = /\b(today|tomorrow|this week|within (?:a|one) week|soon)$/i.exec(told)?.[1]?.toLowerCase()
  if (soon !== undefined) {
    const until = soon === 'today' ? 0 : soon === 'tomorrow' ? 1 : 7
    const isMeant = (item: JsonValue) => {
      const day = dayOf(item)
      return (
        day !== undefined &&
        Math.floor(day) - today <= until &&
        Math.floor(day) >= today + (until === 1 ? 1 : 0)
      )
    }
    return { isMeant, word: capitalise(soon) }
  }
  const [, count = '', unit = ''] =
    /\b(?:for|since|in|after)?\s*(?:more than|longer than|older than|over)\s+(\d+|a|an|one)\s+(day|week|month|year)s?\b/i.exec(
      told,
    ) ?? []
  if (unit === '') return undefined
  const days = (/\d/.test(count) ? Number(count) : 1) * (spans[unit.toLowerCase()] ?? 1)
  return {
    isMeant: (item) => {
      const day = dayOf(item)
      return day !== undefined && today - day > days
    },
    word: `Over ${/\d/.test(count) ? count : 'a'} ${unit.toLowerCase()}${/\d/.test(count) && count !== '1' ? 's' : ''}`,
  }
}

function marked(
  lists: readonly ComponentNode[],
  { isMeant, word }: Condition,
  color: string | undefined,
): Command[] {
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const mark = { word, tone: toneFor(color, color === undefined ? 'overdue' : word) }
  return lists.flatMap((node) => markEntries(node, mark, isMeant, node === longest))
}

/** "Things that expire tomorrow in red": by a day or a state the entries tell. */
const markCondition: EditRule = (clause, document): EditOutcome | undefined => {
  if (/\band\b.*\b(?:above|below|zero)\b/i.test(clause)) return undefined
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.state || !found.what) return undefined
  const isTold = /^(?:please\s+)?(?:mark|highlight|flag)\b/i.test(clause)
  if (found.color === undefined && !isTold) return undefined
  const lists = listsMeant(
    document,
    found.what.replace(/^(?:those|things|people|the ones|ones|everything|anything|stuff|food)$/i, ''),
  )
  if (!lists) return undefined
  const time = ofTime(found.state)
  const state = stateWords(found.state)
  const isSo = time ? undefined : inState(lists, state)
  const condition = time ?? (isSo && { isMeant: isSo, word: capitalise(state) })
  if (!condition || condition.word.split(' ').length > 4) return undefined
  const commands = marked(lists, condition, found.color)
  return commands.length > 0
    ? { commands, note: 'The samples that are so are marked; nothing is worked out from what is entered.' }
    : time
      ? refuse(`None of the samples of ${lists[0]?.label ?? 'that list'} is so, and there is none to mark.`)
      : undefined
}

const writing =
  /^(?:write|put|show|say)\s+(?:an?\s+)?["“](?<word>[^"“”]{2,18})["”](?:\s+(?:badge|label|mark|sign|sticker))?\s+(?:on|at|next to|beside|under|over|for)\s+(?:all\s+|the\s+|our\s+|every\s+)*(?<what>[\p{L} ]{3,24}?)(?:\s+(?:that|which|who)\s+(?:are|is|have|has)\s+(?<state>[^"“”]{3,40}))?$/iu

/** "Write "sold out" on dishes that are gone": those that say so, else every third as an example. */
const writeOn: EditRule = (clause, document): EditOutcome | undefined => {
  const { word, what, state } = writing.exec(clause)?.groups ?? {}
  if (word === undefined || what === undefined || state === undefined) return undefined
  const lists = listsMeant(document, what)
  if (!lists) return undefined
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const chosen = new Set(
    (longest ? itemsOf(longest) : []).flatMap((item, index) =>
      index % 3 === 1 ? (textOf(item, 'title') ?? []) : [],
    ),
  )
  const known = inState(lists, stateWords(state)) ?? inState(lists, word)
  const isMeant = known ?? ((item: JsonValue) => chosen.has(textOf(item, 'title') ?? ''))
  const commands = marked(lists, { isMeant, word: capitalise(word) }, undefined)
  return commands.length > 0
    ? { commands, ...(known ? {} : { note: `Which of them are “${capitalise(word)}” is an example.` }) }
    : undefined
}

const bySign =
  /^(?:(?:write|show|mark|colou?r|make|paint|display)\s+)?(?:the\s+|all\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:should be\s+)?(?:in\s+)?(?<up>green|red|orange|blue)\s+(?:if|when|where)\s+(?:it is|it['’]s|they are|it|they)?\s*(?:is\s+|are\s+)?(?<way>above zero|over zero|positive|more than zero|a plus|plus|below zero|under zero|negative|a minus|minus|a loss|a profit)(?:,?\s+(?:and|or)\s+(?:in\s+)?(?<other>green|red|orange|blue)\s+(?:if|when|where)\s+(?:it is|it['’]s|they are|it|they)?\s*(?:is\s+|are\s+)?(?:below|above|under|over|less|more|negative|positive|not|a minus|a plus|minus|plus|a loss).*)?$/iu

const toneOf: Readonly<Record<string, string>> = byWord({
  green: 'success',
  red: 'danger',
  orange: 'warning',
  blue: 'primary',
})
const signedLists = (document: AppDocument, what: string): ComponentNode[] =>
  (listsMeant(document, '') ?? [])
    .concat(listsMeant(document, what) ?? [])
    .filter((node, index, all) => all.indexOf(node) === index)
    .filter((node) => itemsOf(node).some((item) => /^[+−-]/u.test(textOf(item, 'value') ?? '')))

/** "Profit in green if it is above zero and red if below". */
const colorBySign: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, up = '', way = '', other } = bySign.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const isUpFirst = /above|over|positive|more|plus|profit/i.test(way)
  const positive = isUpFirst ? up : other
  const negative = isUpFirst ? other : up
  const lists = signedLists(document, what)
  if (lists.length === 0)
    return refuse(`No list of the app shows ${what.toLowerCase()} that is above or below zero.`)
  const commands = lists.flatMap((node): Command[] => {
    const numbers = keysOf(itemsOf(node), 'price')
    const items = itemsOf(node).map((item, index): JsonValue => {
      const number = Number(numbers[index] ?? 0)
      const color = number > 0 ? positive : number < 0 ? negative : undefined
      const tone = color === undefined ? undefined : toneOf[color.toLowerCase()]
      const value = textOf(item, 'value')
      return isEntry(item) && tone !== undefined && value !== undefined
        ? { ...item, tone, badge: value, badgeTone: tone }
        : item
    })
    return items.some((item, index) => JSON.stringify(item) !== JSON.stringify(itemsOf(node)[index]))
      ? [{ type: 'set-properties', id: node.id, set: { items: items.map(withoutValue) } }]
      : []
  })
  return commands.length > 0 ? { commands } : refuse('It is so already.')
}

/** What its badge says need not stand there twice. */
const withoutValue = (item: JsonValue): JsonValue => {
  if (!isEntry(item) || item.badge === undefined || item.badge !== item.value) return item
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'value'))
}

/** Entries marked under a condition. */
export const topicMarkRules: readonly EditRule[] = [colorBySign, writeOn, markCondition]
