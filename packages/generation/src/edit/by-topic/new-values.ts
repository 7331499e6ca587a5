import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { type ChoiceNode, choicesCalled, choicesIn, hasAll, withValues } from '../choice-nodes.ts'
import { itemsOf, textOf } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed, unquote } from '../words.ts'

/** What a value one chooses is called, in words that name no field. */
const sorts =
  'states?|status(?:es)?|stages?|steps?|columns?|lists?|phases?|levels?|grades?|categor(?:y|ies)|types?|kinds?|sorts?|options?|choices?|tags?|labels?|sizes?|reasons?|answers?|units?|priorit(?:y|ies)|rank|condition'
const value = '(?:["“][^"“”]{2,40}["”]|[^"“”,:;]{2,40}?)'
const adding =
  '^(?:(?:add|insert|put(?: in)?|include|create|have|there should(?: also)? be|i want|i need|we need|we want|please add)\\s+)?'
const where =
  '(?:\\s+(?:(?:in\\s+)?(?<between>between)\\s+["“]?(?<one>[^"“”,;]{2,30}?)["”]?\\s+and\\s+["“]?(?<other>[^"“”,;]{2,30}?)["”]?|(?<after>after|behind|following)\\s+["“]?(?<behind>[^"“”,;]{2,30}?)["”]?|(?<before>before|in front of)\\s+["“]?(?<ahead>[^"“”,;]{2,30}?)["”]?))?'
const forms = [
  // "A state "waiting for reply" between sent and accepted"; "a column Review after Doing".
  `${adding}(?:an?\\s+|the\\s+|another\\s+|one more\\s+|also\\s+)?(?:new\\s+)?(?<sort>(?:\\p{L}+\\s)?(?:${sorts}))\\s+(?:called\\s+|named\\s+)?(?<value>${value})${where}$`,
  // ""Very good" as a condition grade between good and new".
  `^(?:add|insert|put(?: in)?|include|have|also)\\s+(?<value>["“]?[^"“”:;]{2,80}?["”]?)\\s+as\\s+(?:an?\\s+|the\\s+|another\\s+)?(?:new\\s+|possible\\s+)?(?<sort>(?:\\p{L}+\\s){0,2}\\p{L}{3,14})${where}$`,
  // "An expert level", "a vegan category".
  `${adding}(?:an?\\s+|another\\s+)(?:new\\s+)?(?<value>["“]?[\\p{L}-]{3,20}["”]?)\\s+(?<sort>level|state|status|stage|category|option|choice|column)${where}$`,
  // "Put paused between active and done".
  `^(?:add|insert|put(?: in)?|include)\\s+(?<value>${value})\\s+(?:in\\s+)?(?<between>between)\\s+["“]?(?<one>[^"“”,;]{2,30}?)["”]?\\s+and\\s+["“]?(?<other>[^"“”,;]{2,30}?)["”]?(?:\\s+(?:as|in)\\s+(?:an?\\s+|the\\s+)?(?<sort>[\\p{L} ]{3,20}))?$`,
  // "The RSVP needs "maybe"".
  `^(?:the\\s+|our\\s+)?(?<sort>[\\p{L} ]{3,24}?)\\s+(?:needs?|should (?:also )?have|must have)\\s+(?:an?\\s+)?(?<value>["“][^"“”]{2,24}["”])(?:\\s+(?:too|as well|also))?$`,
  // "Attendance should have maybe as an answer too", "the checklist needs a "not applicable" choice besides yes and no".
  `^(?:the\\s+|our\\s+)?(?<sort>[\\p{L} ]{3,24}?)\\s+(?:should|must|needs? to|could)\\s+(?:also\\s+)?have\\s+(?<value>${value})\\s+as\\s+(?:an?\\s+|another\\s+)?(?:further\\s+|possible\\s+)?(?:answer|option|choice|value|state|category|possibility)(?:\\s+(?:too|as well|also))?$`,
  `^(?:the\\s+|our\\s+)?(?<sort>[\\p{L} ]{3,24}?)\\s+(?:needs?|should have|must have|should get)\\s+(?:an?\\s+|another\\s+)(?<value>${value})\\s+(?:answer|option|choice|value|state)(?:\\s+(?:besides|next to|apart from|in addition to|beside)\\s+["“]?(?<one>[^"“”,;]{2,30}?)["”]?\\s+and\\s+["“]?(?<other>[^"“”,;]{2,30}?)["”]?)?$`,
].map((form) => new RegExp(form, 'iu'))

interface Wish {
  values: string[]
  sort: string
  /** Values it stands behind and in front of, where they are told. */
  behind: string | undefined
  ahead: string | undefined
}

/** What is no value: a part of the app with a form of its own. */
const noValue =
  /\b(?:for|with|that|which|where|who|to|of|by|on|in|screen|page|button|field|list|tab|chart|each|every)\b/iu

/** ""Glass" and one for paper": both. */
const valuesIn = (told: string): string[] =>
  listed(told.replaceAll(/\b(?:and|,)\s+(?:an?other|one|a)\s+(?:for|called|named)\s+/giu, ', ')).map((each) =>
    capitalise(unquote(each).replace(/^(?:an?|the|one for)\s+/iu, '')),
  )

function wishesIn(clause: string): Wish[] {
  return forms.flatMap((form) => {
    const found = form.exec(clause)?.groups
    if (!found?.value) return []
    const values = valuesIn(found.value)
    if (values.some((each) => each.length > 24 || each.split(' ').length > 4)) return []
    const isQuoted = /["“]/.test(found.value)
    if (!isQuoted && values.some((each) => noValue.test(each) || each.split(' ').length > 3)) return []
    return [
      {
        values,
        sort: (found.sort ?? '').toLowerCase(),
        behind: found.one ?? found.behind,
        ahead: found.other ?? found.ahead,
      },
    ]
  })
}

const same = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() ||
  (stemsIn(one).length > 0 && stemsIn(one).join() === stemsIn(other).join())
const indexOf = (values: readonly string[], wanted: string | undefined): number =>
  wanted === undefined ? -1 : values.findIndex((each) => same(each, wanted))

/** Where a value goes among others: beside those that are named, else last. */
function placeAmong(values: readonly string[], { behind, ahead }: Wish): number {
  const [after, before] = [indexOf(values, behind), indexOf(values, ahead)]
  if (after >= 0 && before >= 0) return Math.max(after, before)
  return before >= 0 ? before : after >= 0 ? after + 1 : values.length
}

const isNeighbour = (values: readonly string[], wish: Wish): boolean =>
  (wish.behind !== undefined || wish.ahead !== undefined) &&
  [wish.behind, wish.ahead].some((each) => indexOf(values, each) >= 0)

/** What one chooses for a thing, and what filters its list by the same words. */
function choicesFor(document: AppDocument, wish: Wish): ChoiceNode[] {
  const all = choicesIn(document).filter(({ node }) => node.type !== 'datepicker')
  const beside = all.filter(({ values }) => isNeighbour(values, wish))
  if (beside.length > 0) return beside
  const last = toSingular(wish.sort.split(' ').at(-1) ?? '')
  const called = wish.sort === '' ? [] : choicesCalled(all, wish.sort)
  if (called.length > 0) return called
  const byLast = last === '' ? [] : choicesCalled(all, last)
  if (byLast.length > 0) return byLast
  // "A waste type": of the screen that is called Waste.
  const [first] = wish.sort.split(' ')
  const near = all.filter(
    ({ node, screen }) =>
      wish.sort.includes(' ') &&
      /^filter/i.test(node.label) &&
      stemsIn(`${screen.name} ${screen.id}`).some((stem) => stemsIn(first ?? '').includes(stem)),
  )
  if (near.length > 0) return near
  const states = /^(?:state|status|stage|step|phase|column|option)$/.test(last)
  const ofState = all.filter(({ node }) => /^(?:status|state|stage|column|phase|step)$/i.test(node.label))
  return states ? ofState : []
}

const tones = /^(?:success|primary|warning|danger|accent|neutral)$/

/** A board with a list for each state: one more list between them. */
function columnFor(document: AppDocument, wish: Wish): Command[] {
  const lists = [...walkNodes(document)].filter(({ node, parent }) => isOfEntries(node) && parent === null)
  // A column may be called otherwise than the description has it: Doing is "In progress".
  const alike: Readonly<Record<string, string>> = byWord({
    doing: 'in progress',
    todo: 'to do',
    'in progress': 'doing',
  })
  const find = (name: string | undefined) =>
    name === undefined
      ? undefined
      : lists.find(({ node }) => same(node.label, name) || same(node.label, alike[name.toLowerCase()] ?? '-'))
  const after = find(wish.behind)
  const before = find(wish.ahead)
  const beside = after ?? before
  const [title = ''] = wish.values
  if (!beside || wish.values.length !== 1) return []
  const siblings = lists.filter(
    ({ node, screen }) =>
      screen === beside.screen && node.properties.layout === beside.node.properties.layout,
  )
  if (siblings.length < 2 || siblings.some(({ node }) => same(node.label, title))) return []
  const index = Math.max(after ? after.index + 1 : -1, before ? before.index : -1)
  const donor = siblings.toSorted((one, other) => itemsOf(other.node).length - itemsOf(one.node).length)[0]
    ?.node
  const items = donor ? itemsOf(donor) : []
  const moved = items.length > 1 ? items.slice(-1) : []
  const properties: ComponentNode['properties'] = { ...beside.node.properties, items: moved }
  if (typeof properties.title === 'string') properties.title = title
  return [
    ...(donor && moved.length > 0
      ? [{ type: 'set-properties' as const, id: donor.id, set: { items: items.slice(0, -1) } }]
      : []),
    {
      type: 'add-component',
      node: {
        ...beside.node,
        id: freeId(collectNodeIds(document), 'list'),
        label: title,
        properties,
      },
      place: { screenId: beside.screen.id, parentId: null, index },
    },
  ]
}

/** An entry that shows such a value as its badge gets the new one, so that it can be seen. */
function shownOn(document: AppDocument, choices: readonly ChoiceNode[], title: string): Command[] {
  const values = choices.flatMap((each) => each.values).filter((each) => !hasAll([each]))
  const list = [...walkNodes(document)]
    .map(({ node }) => node)
    .find(
      (node) =>
        isOfEntries(node) &&
        itemsOf(node).length > 3 &&
        itemsOf(node).filter((item) => values.some((each) => same(each, textOf(item, 'badge') ?? '')))
          .length > 2,
    )
  const items = list ? itemsOf(list) : []
  const badges = items.map((item) => textOf(item, 'badge') ?? '')
  const at = badges.findIndex((badge, index) => badge !== '' && badges.indexOf(badge) < index)
  if (!list || at < 0) return []
  const next = items.map((item, index): JsonValue => {
    if (index !== at || typeof item !== 'object' || item === null || Array.isArray(item)) return item
    const tone = textOf(item, 'badgeTone')
    return {
      ...item,
      badge: title,
      ...(tone !== undefined && tones.test(tone) ? { badgeTone: 'accent' } : {}),
    }
  })
  return [{ type: 'set-properties', id: list.id, set: { items: next } }]
}

/** "A state "waiting" between sent and accepted", "an expert level": one more of what one chooses between. */
const addValue: EditRule = (clause, document): EditOutcome | undefined => {
  if (clause.length > 140) return undefined
  for (const wish of wishesIn(clause)) {
    const columns = columnFor(document, wish)
    const choices = choicesFor(document, wish)
    const commands = choices.flatMap(({ node, values }): Command[] => {
      const more = wish.values.filter((each) => indexOf(values, each) < 0)
      const index = placeAmong(values, wish)
      return more.length === 0
        ? []
        : [
            {
              type: 'set-properties',
              id: node.id,
              set: withValues(node, [...values.slice(0, index), ...more, ...values.slice(index)]),
            },
          ]
    })
    const [title = ''] = wish.values
    const shown = columns.length > 0 || commands.length === 0 ? [] : shownOn(document, choices, title)
    const all = [...columns, ...commands, ...shown]
    if (all.length > 0) return { commands: all }
    if (choices.length > 0) return refuse(`“${title}” can be chosen there already.`)
  }
  return undefined
}

const strong =
  /\s(?:as\s+(?:an?\s+|another\s+)?(?:possible\s+)?|(?<=\s)an?\s.{2,30}\s)(?:answer|option|choice)(?:\s+(?:too|as well|also|besides\s.*))?$/iu

/** "Attendance should have maybe as an answer": where nothing can be chosen so, that is what is missing. */
export const noSuchChoice: EditRule = (clause, document): EditOutcome | undefined => {
  const told = clause.replace(/,\s+and\s+an?\s.*$/iu, '')
  const [wish] = /\b(?:should|must|needs?)\s/i.test(told) && strong.test(told) ? wishesIn(told) : []
  if (!wish || wish.sort === '' || choicesFor(document, wish).length > 0) return undefined
  return refuse(
    `Nothing is chosen for ${wish.sort} yet. Try "Add a choice with" and all of its answers, with the name of the form.`,
  )
}

/** What one chooses between, with one more. */
export const newValueRules: readonly EditRule[] = [addValue]
