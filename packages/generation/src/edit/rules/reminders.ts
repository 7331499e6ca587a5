import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { placeAtEnd, startOf } from '../places.ts'
import type { EditRule } from '../rule.ts'

const form =
  /^(?:add|set|create)\s+(?:an?\s+|another\s+)?reminder\s+(?:to|for|about|that)\s+(?:the\s+|my\s+)?(.{3,60}?)(?:\s+((?:on|at|every|each|in|before|after)\s+.{2,30}|daily|weekly|monthly|tomorrow))?$/i

/** "A reminder every morning at 8", and not of what. */
const timed =
  /^(?:add|set|create)\s+(?:an?\s+)?(?:daily\s+)?(?:reminder|notification)\s+((?:every|each|at|on)\s+[\p{L}\d :.]{2,30}|daily|weekly|monthly)$/iu

/** "Add a reminder to pay the rent on the 1st": among the reminders, where the app has any. */
const addReminder: EditRule = (clause, document) => {
  const at = timed.exec(clause)?.[1]
  const [, what = '', when] = at === undefined ? (form.exec(clause) ?? []) : ['', 'reminder', at]
  if (what === '' || /\b(?:screen|page|tab)$/i.test(what)) return undefined
  const item = { icon: 'bell', title: capitalise(what), ...(when ? { subtitle: capitalise(when) } : {}) }
  const screen = findByMeaning(document, 'reminders') ?? startOf(document)
  if (!screen) return undefined
  const list = screen.components.find(
    (node) =>
      isOfEntries(node) &&
      (/remind/i.test(node.label) || (screen !== startOf(document) && itemsOf(node).some(isEntry))),
  )
  if (list) return [{ type: 'set-properties', id: list.id, set: { items: [item, ...itemsOf(list)] } }]
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: 'Reminders',
    properties: { layout: 'rows', title: 'Reminders', items: [item] },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

export const reminderRules: readonly EditRule[] = [addReminder]
