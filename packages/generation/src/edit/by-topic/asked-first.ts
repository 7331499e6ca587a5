import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isEntry } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { placeAtEnd } from '../places.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { confirmScreen } from '../rules/confirming.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { waysLed } from './ways-led.ts'

const pressing =
  /^(?:when(?:ever)?|if|before|after|once)\s+(?:you|people|i|someone|somebody|users?|they|one)\s+(?:press|tap|click|hit|push|touch|use)(?:es|s)?\s+(?:on\s+)?(?:the\s+)?["“]?(?<what>[\p{L} ]{2,24}?)["”]?(?:\s+button)?,?\s+(?:(?:it|the app)\s+(?:should|must|has to|needs to)\s+|please\s+|then\s+)*(?:first\s+)?(?:ask|show|say)\s+(?:first\s+)?(?:["“](?<question>[^"“”]{3,80})["”]|(?:if|whether)\s+(?:they|you|i|one|people)(?:['’]re| are| am| is)?\s+(?:really\s+)?sure|for (?:a )?confirmation)(?:\s+(?:first|before))?$/iu

/** "When you press SOS it should ask "Are you sure?" first": what it did is done once that is answered. */
const askOnPress: EditRule = (clause, document): EditOutcome | undefined => {
  const { what = '', question } = pressing.exec(clause)?.groups ?? {}
  const wanted = stemsIn(what)
  if (wanted.length === 0) return undefined
  const isCalled = (label: string) => wanted.every((stem) => stemsIn(label).includes(stem))
  const taken = collectNodeIds(document)
  const told = question === undefined ? undefined : capitalise(question)
  const buttons = [...walkNodes(document)].filter(
    ({ node }) => node.type === 'button' && isCalled(node.label),
  )
  const screen = buttons.length > 0 ? undefined : findNamedScreen(document, what)
  if (screen && screen.id !== document.app.startScreenId) {
    const action = { kind: 'screen', screenId: screen.id }
    const made = confirmScreen(document, `${screen.name}?`, screen.name, taken, action, told)
    const ways = waysLed(document, screen, made.id)
    return ways.length === 0
      ? undefined
      : { commands: [{ type: 'add-screen', screen: made, index: document.screens.length }, ...ways] }
  }
  const [first] = buttons
  if (!first) return undefined
  const { action } = first.node.properties
  const led = isEntry(action) && typeof action.screenId === 'string' ? action : undefined
  const made = confirmScreen(document, `${first.node.label}?`, first.node.label, taken, led, told)
  return {
    commands: [
      { type: 'add-screen', screen: made, index: document.screens.length },
      ...buttons.map(({ node }): Command => ({
        type: 'set-properties',
        id: node.id,
        set: { action: { kind: 'screen', screenId: made.id } },
      })),
    ],
  }
}

const deleting =
  /^(?:(?:please\s+)?(?:always\s+)?ask\s+(?:me\s+|people\s+|users\s+|us\s+|them\s+)?(?:again\s+|first\s+|if (?:i|they|you)(?:['’]m| am| are|['’]re) sure\s+)?before\s+(?:i\s+|they\s+|people\s+|we\s+)?(?<deed>delet|remov)(?:ing|es?)\s+|confirm\s+(?<other>delet|remov)(?:ing)\s+)(?:an?\s+|the\s+|my\s+|any\s+|our\s+)?(?<what>[\p{L} ]{3,24})$/iu

const isDelete = ({ type, label }: ComponentNode) => type === 'button' && /^(?:delete|remove)\b/i.test(label)

/** "Ask before deleting a password", where nothing deletes one yet: a button for it, which asks. */
const askBeforeDeleting: EditRule = (clause, document): EditOutcome | undefined => {
  const { what } = deleting.exec(clause)?.groups ?? {}
  if (what === undefined || [...walkNodes(document)].some(({ node }) => isDelete(node))) return undefined
  const kind = kindNamed(document, what)
  const detail = kind?.detail
  if (!detail)
    return kind ? refuse(`No screen shows one ${toSingular(what)} alone, to delete it there.`) : undefined
  const label = `Delete ${toSingular(what.toLowerCase())}`
  return { commands: deleteWith(document, detail.id, label) }
}

function deleteWith(document: AppDocument, screenId: string, label: string): Command[] {
  const screen = document.screens.find(({ id }) => id === screenId)
  if (!screen) return []
  const taken = collectNodeIds(document)
  const id = freeId(taken, 'button')
  taken.add(id)
  const made = confirmScreen(document, `${label}?`, label, taken)
  const node: ComponentNode = {
    id,
    type: 'button',
    label,
    properties: { variant: 'destructive', full: true, action: { kind: 'screen', screenId: made.id } },
  }
  return [
    { type: 'add-screen', screen: made, index: document.screens.length },
    { type: 'add-component', node, place: placeAtEnd(screen) },
  ]
}

/** What asks first whether one is sure. */
export const askedFirstRules: readonly EditRule[] = [askOnPress, askBeforeDeleting]
