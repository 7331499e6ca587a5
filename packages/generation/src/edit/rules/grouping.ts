import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  findNode,
  type JsonValue,
} from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { valuesOfChoice } from '../choice-nodes.ts'
import { freeId } from '../free-id.ts'
import { findList } from '../lists.ts'
import { ownList } from '../new-list.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

const form =
  /^(?:group|organi[sz]e|cluster|divide|separate|split up)\s+(?:(?:the\s+|my\s+|our\s+|all\s+)*([\p{L} -]{2,30}?)\s+)?(?:by|into|per)\s+(?:the\s+|their\s+)?([\p{L} -]{3,24})$/iu

const intoNamed =
  /^(?:group|organi[sz]e|divide|separate)\s+(?:(?:the\s+|my\s+|our\s+|all\s+)*(?<things>[\p{L} -]{2,30}?)\s+)?into\s+(?<names>[\p{L}\d -]{2,24}(?:,\s[\p{L}\d -]{2,24})*,?\s+and\s+[\p{L}\d -]{2,24})$/iu

/** Groups of anything, where the entries tell of none. */
const usual: readonly [RegExp, readonly string[]][] = [
  [/\btime of (?:the )?day\b/, ['Morning', 'Afternoon', 'Evening']],
  [/\b(?:date|day|time|when)\b/, ['Today', 'This week', 'Earlier']],
  [/\b(?:week)s?\b/, ['This week', 'Last week']],
  [/\b(?:month)s?\b/, ['This month', 'Last month']],
  [/\b(?:year)s?\b/, ['This year', 'Last year', 'Before']],
  [/\b(?:status|state|progress)\b/, ['Open', 'In progress', 'Done']],
  [/\b(?:priority|importance|urgency)\b/, ['High', 'Medium', 'Low']],
  [/\b(?:floor|storey)s?\b/, ['Ground floor', 'First floor']],
]

const kinds = /\b(?:categor(?:y|ies)|kinds?|types?|groups?|sorts?)\b/

/** The groups the entries are in by what they say: its title and those of it. */
function groupsTold(items: readonly JsonValue[], by: string): Map<string, JsonValue[]> | undefined {
  const values = new Set((valuesOf(by) ?? []).map((value) => value.toLowerCase()))
  const textsOf = (item: JsonValue) => [
    textOf(item, 'overline'),
    textOf(item, 'badge'),
    ...(textOf(item, 'subtitle') ?? '').split(/ · |, /),
  ]
  // Where most say one of its values, the others say another there.
  const known = (text: string | undefined) => text !== undefined && values.has(text.toLowerCase())
  const place = [0, 1, 2, 3, 4].find(
    (at) => items.filter((item) => known(textsOf(item)[at])).length * 2 > items.length,
  )
  const saidBy = (item: JsonValue): string | undefined => {
    if (/\bletters?\b|alphabet/.test(by)) return textOf(item, 'title')?.charAt(0).toUpperCase()
    const own = textsOf(item)
    if (kinds.test(by)) return own[0] ?? own[1]
    if (place !== undefined) return own[place]
    const named = new RegExp(`^${by.replaceAll(/[^\p{L} ]/gu, '')}: (.{1,30})$`, 'iu')
    return own
      .map((text) => (known(text) ? text : named.exec(text ?? '')?.[1]))
      .find((text) => text !== undefined)
  }
  const groups = new Map<string, JsonValue[]>()
  for (const item of items) {
    const value = saidBy(item)
    if (value === undefined) return undefined
    groups.set(value, [...(groups.get(value) ?? []), item])
  }
  return groups.size > 1 && groups.size < 9 ? groups : undefined
}

/** The entries in as many parts as there are such groups, as an example. */
function groupsGuessed(items: readonly JsonValue[], by: string): Map<string, JsonValue[]> | undefined {
  return inParts(items, usual.find(([known]) => known.test(by))?.[1] ?? valuesOf(by)?.slice(0, 3) ?? [])
}

/** The entries in as many parts as there are names, one after the other. */
function inParts(
  items: readonly JsonValue[],
  names: readonly string[],
): Map<string, JsonValue[]> | undefined {
  const shown = [...new Set(names)].slice(0, items.length)
  if (shown.length < 2) return undefined
  const size = Math.ceil(items.length / shown.length)
  return new Map(
    shown.flatMap((name, index): [string, JsonValue[]][] => {
      const part = items.slice(index * size, (index + 1) * size)
      return part.length > 0 ? [[capitalise(name), part]] : []
    }),
  )
}

/** What is grouped: what is named, else what the app is full of, which is no list of the groups themselves. */
function listMeant(document: AppDocument, things: string | undefined, by: string): ComponentNode | undefined {
  if (things !== undefined && !/^(?:them|it|everything|items?|entries|list|things?)$/i.test(things))
    return findList(document, things)?.node
  const isOfGroups = ({ label }: ComponentNode) => toSingular(label.toLowerCase()) === by
  const own = [ownList(document), findList(document, 'list')?.node]
  return own.find((node) => node && !isOfGroups(node))
}

/** What the chips above a list let one choose between, where it is grouped by its sorts. */
function sortsAbove(list: ComponentNode, document: AppDocument, by: string): string[] {
  const beside = kinds.test(by) ? (findNode(document, list.id)?.screen.components ?? []) : []
  const chips = beside
    .slice(0, Math.max(0, beside.indexOf(list)))
    .findLast((node) => node.type === 'list' && node.properties.layout === 'chips')
  return (chips ? (valuesOfChoice(chips) ?? []) : []).filter((value) => !/^all$/i.test(value))
}

/** The lists of cards around one, which are the columns of a board. */
const columnsBeside = ({ parent, screen }: NonNullable<ReturnType<typeof findNode>>): ComponentNode[] =>
  (parent?.children ?? screen.components).filter(
    (node) => node.type === 'list' && node.properties['layout'] === 'cards' && itemsOf(node).length > 0,
  )

/** "Group by folder", "group the habits into morning and evening": a list for each group, one below the other. */
const groupBy: EditRule = (clause, document) => {
  const named = intoNamed.exec(clause)?.groups
  const [, things = named?.things, told = named?.names ?? ''] = form.exec(clause) ?? []
  if (told === '') return undefined
  const by = toSingular(told.toLowerCase())
  const meant = listMeant(document, things, by)
  const near = meant && findNode(document, meant.id)
  // A board has its entries in several columns.
  const columns = near && meant.properties['layout'] === 'cards' ? columnsBeside(near) : []
  const list = columns[0] ?? meant
  const found = list && findNode(document, list.id)
  if (!list || !found)
    return refuse(`There is no list of ${things ? withoutArticle(things).toLowerCase() : 'anything'}.`)
  const items = columns.length > 1 ? columns.flatMap((column) => itemsOf(column)) : itemsOf(list)
  const groups = named
    ? inParts(items, listed(named.names ?? ''))
    : (groupsTold(items, by) ?? inParts(items, sortsAbove(list, document, by)) ?? groupsGuessed(items, by))
  if (!groups)
    return refuse(
      `The entries of ${list.label} do not say their ${by}. Try 'Add a section called "..."' for each ${by}, or 'Add a ${by} to each one: ...' with what there is.`,
    )
  const taken = collectNodeIds(document)
  const gone = columns.slice(1).map(({ id }): Command => ({ type: 'remove-component', id }))
  const made = [...groups].map(([title, own], place): Command => {
    if (place === 0) return { type: 'set-properties', id: list.id, set: { title, items: own } }
    const id = freeId(taken, 'list')
    taken.add(id)
    const { actionLabel: _label, action: _action, ...properties } = list.properties
    return {
      type: 'add-component',
      node: { id, type: 'list', label: title, properties: { ...properties, title, items: own } },
      place: { screenId: found.screen.id, parentId: found.parent?.id ?? null, index: found.index + place },
    }
  })
  return [...gone, ...made]
}

export const groupingRules: readonly EditRule[] = [groupBy]
