import type { Command } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, withPart } from '../entry.ts'
import { findList } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:add|show|put|use)\s+(?:an?\s+|some\s+)?["“]?([\p{L} -]{2,18}?)["”]?\s+(?:labels|badges|tags|stickers)(?:\s+(?:to|on|for|in)\s+(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(.{3,30}))?$/iu
/** What tells how one looks, and not what it says. */
const look = /^(?:red|green|blue|small|big|coloured|colored|round|new|more|other|better)$/i

/** "Add vegan labels": a badge on every other entry, for which ones it is true is not known. */
const addLabels: EditRule = (clause, document) => {
  const [, word = '', things] = form.exec(clause) ?? []
  if (word === '' || look.test(word)) return undefined
  const list = findList(document, things ?? 'list')
  if (!list) return things === undefined ? undefined : refuse(`There is no list of ${things}.`)
  const items = itemsOf(list.node).map((item, index) =>
    isEntry(item) && index % 2 === 0 ? withPart(item, 'badge', capitalise(word)) : item,
  )
  const command: Command = { type: 'set-properties', id: list.node.id, set: { items } }
  return {
    commands: [command],
    note: `Every other entry of ${list.node.label} has the badge now. Take it from those it is not true of.`,
  }
}

export const labelRules: readonly EditRule[] = [addLabels]
