import type { AppDocument, Command, ComponentNode } from '@kwiq/app-model'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { findHeaderAction } from '../find-header-action.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNear } from '../find-target.ts'
import { isOfEntries } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote } from '../words.ts'
import { addScreen } from './adding-screens.ts'
import { addInfo } from './info-screens.ts'

const form =
  /^link\s+(.{2,60}?)\s+to\s+an?\s+(?:(?:new|separate|second|own)\s+(?:page|screen|form)|form(?=\s+with))(?:\s+(called|named|titled|with|for|about|where|showing)\s+(.{2,120}))?$/i

/** "To a top up page with 10, 20 and 50 €": "a" one is new, where none is called so. */
const namedForm =
  /^link\s+(.{2,60}?)\s+to\s+an?\s+(?:(?:new|separate|second|own)\s+)?(?!(?:new|separate|second|own)\b)["“]?([\p{L} -]{3,30}?)["”]?\s+(?:page|screen)(?:\s+(?:with|showing)\s+(.{2,120}))?$/iu

/** What leads somewhere when one taps it, as the command that has it lead there. */
function leadTo(document: AppDocument, words: string, screenId: string): Command | undefined {
  const action = { kind: 'screen', screenId }
  const found = findHeaderAction(document, words)
  if (found) {
    const actions = found.actions.map((each, index) =>
      index === found.index ? withPart(each, 'action', action) : each,
    )
    return { type: 'set-properties', id: found.node.id, set: { actions } }
  }
  const node = findNear(document, words)?.node
  if (node && isOfEntries(node)) {
    const items = itemsOf(node).map((item) => withPart(item, 'action', action))
    return { type: 'set-properties', id: node.id, set: { items } }
  }
  return node && leads(node) ? { type: 'set-properties', id: node.id, set: { action } } : undefined
}

const leads = ({ type }: ComponentNode) => /^(?:button|container|text|image)$/.test(type)

/** What a screen is called that something of that name leads to. */
function nameFrom(document: AppDocument, words: string): string {
  const found = findHeaderAction(document, words)
  return (
    textOf(found?.actions[found.index], 'label') ?? findNear(document, words)?.node.label ?? unquote(words)
  )
}

/** "Link it to a new page with name and email": a screen of its own, called as is said or like what leads there. */
const linkToNew: EditRule = (clause, document) => {
  const [, led, called, inIt] = namedForm.exec(clause) ?? []
  if (led !== undefined && called !== undefined && !findNamedScreen(document, called)) {
    const parts = inIt === undefined ? '' : ` with ${inIt}`
    return linkToNew(`link ${led} to a new page called ${called}${parts}`, document)
  }
  const [, words, how = '', told = ''] = form.exec(clause) ?? []
  if (words === undefined) return undefined
  const isCalled = /^(?:called|named|titled|for|about)$/i.test(how)
  const [, callee = told, parts = ''] = isCalled ? (/^(.+?)\s+with\s+(.+)$/i.exec(told) ?? []) : []
  const name = isCalled ? unquote(callee) : nameFrom(document, words)
  if (!leadTo(document, words, 'new'))
    return refuse(`Nothing on the screens is called “${words.replace(/^the\s+/i, '')}”.`)
  const holding = parts === '' ? '' : ` with ${parts}`
  const wish = isCalled
    ? `add a ${name} page${holding}`
    : how === ''
      ? `add a ${name} page`
      : `add a ${name} page ${/^where$/i.test(how) ? 'where' : 'where people can submit with'} ${told}`
  const added = addInfo(wish, document) ?? addScreen(wish, document)
  if (!Array.isArray(added)) return added
  const [made] = added.flatMap((command) => (command.type === 'add-screen' ? [command] : []))
  const link = made && leadTo(document, words, made.screen.id)
  return made && link && [made, link]
}

export const linkNewRules: readonly EditRule[] = [linkToNew]
