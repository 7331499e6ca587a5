import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise, toPlural } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findHost } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { findList } from '../lists.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { listed, unquote } from '../words.ts'

const form =
  /^(?:add|insert|create|make)\s+(?:an?\s+|another\s+)?(?:new\s+)?(?:poll|vote|survey|voting)(?:\s+(?:about|on|asking|called|for|with the question))?\s*:?\s*(?:["“]([^"”]{3,80})["”]|([^"“”:,]{3,60}?\?))?\s*(?:,|:|with|between)?\s*(?:the\s+)?(?:answers|options|choices)?\s*:?\s+([^"“”]{5,120}?)(?:\s+(?:to|on|in)\s+(?:the\s+)?([\p{L} ]{2,30}))?$/iu

/** 'Add a poll "Which plant next?" with tomato, basil and mint': a question, its answers and a button to vote. */
const addPoll: EditRule = (clause, document) => {
  const [, quoted, asked, told = '', place] = form.exec(clause) ?? []
  const answers = listed(told.replaceAll(/\s+or\s+/gi, ', ')).map((each) => capitalise(unquote(each)))
  if (answers.length < 2 || answers.length > 8) return undefined
  const screen = place === undefined ? startOf(document) : findHost(document, place)?.screen
  if (!screen) return noScreen(place ?? '')
  const taken = collectNodeIds(document)
  const make = (node: Omit<ComponentNode, 'id'>): ComponentNode => {
    const id = freeId(taken, node.type)
    taken.add(id)
    return { id, ...node }
  }
  const title = capitalise(quoted ?? asked ?? 'What do you think?')
  const group = make({ type: 'container', label: title, properties: { variant: 'card', title } })
  const children = [
    ...answers.map((label) =>
      make({ type: 'checkbox', label, properties: { variant: 'radio', group: group.id, checked: false } }),
    ),
    make({ type: 'button', label: 'Vote', properties: { variant: 'secondary', full: true } }),
  ]
  return [{ type: 'add-component', node: { ...group, children }, place: placeAtEnd(screen) }]
}

const open =
  /^(?:add|insert|create|make)\s+(?:an?\s+|another\s+)?(?:new\s+)?(?:poll|vote|voting)\s+(?:for|about|on|to choose|to pick)\s+(?:the\s+|our\s+)?next\s+(?<thing>[\p{L} ]{3,20}?)(?:\s+(?:to|on|in)\s+(?:the\s+)?(?<place>[\p{L} ]{2,30}))?$/iu
const mostAnswers = 4

/** "A poll for the next book": between those there are. */
const addPollOfNext: EditRule = (clause, document) => {
  const { thing = '', place } = open.exec(clause)?.groups ?? {}
  const list = thing === '' ? undefined : findList(document, toPlural(thing.toLowerCase()))
  const names = (list ? itemsOf(list.node) : []).flatMap((item) => textOf(item, 'title') ?? [])
  const answers = [...new Set(names)].filter((name) => !name.includes(',')).slice(0, mostAnswers)
  return answers.length > 1
    ? addPoll(
        `add a poll "Which ${thing.toLowerCase()} next?" with ${answers.join(', ')}${place === undefined ? '' : ` to ${place}`}`,
        document,
      )
    : undefined
}

/** Questions with answers one votes for. */
export const pollRules: readonly EditRule[] = [addPoll, addPollOfNext]
