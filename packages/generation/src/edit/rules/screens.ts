import { type AppDocument, type Command, collectNodeIds, type JsonValue } from '@kwiq/app-model'
import { entryTo } from '../entry-to.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import { findTexts, type FoundText, itemsOf } from '../find-text.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'

const unquote = (text: string) => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, '')

/** A screen's name as one says it, without the word for screens. */
const bareName = (words: string) => unquote(words).replaceAll(/^the\s+|\s+(?:screen|page|tab)$/gi, '')

/** "Translate all labels to Spanish": not without a model. */
const translate: EditRule = (clause) =>
  /^(?:translate|localise|localize)\b|^(?:put|make|change)\b.*\b(?:in|to|into)\s+(?:english|german|french|spanish|portuguese|italian|arabic|chinese|japanese|dutch|polish|turkish)$/i.test(
    clause,
  )
    ? { commands: [], note: 'Translating needs an AI model; none is used for this app.' }
    : undefined

/** "Change the title of the profile screen to Me". */
const retitle: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|rename|make)\s+(?:the\s+)?(?:title|header|heading)\s+(?:of|on|in)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const screen = findNamedScreen(document, found[1])
  if (!screen) return { commands: [], note: `There is no screen named ${unquote(found[1])}.` }
  const header = screen.components.find((node) => node.type === 'header')
  if (!header) return { commands: [], note: `${screen.name} has no header.` }
  return [{ type: 'rename-component', id: header.id, label: unquote(found[2]) }]
}

/** "Duplicate the first button": the copy stands right after it. */
function duplicateNode(words: string, document: AppDocument): Command[] | undefined {
  const bare = words.replace(/^(?:the\s+)?(?:first\s+)?/i, '')
  const found = findNamedNode(document, bare, document.app.startScreenId) ?? findNamedNode(document, bare)
  return (
    found && [
      {
        type: 'duplicate-component',
        id: found.node.id,
        newId: freeId(collectNodeIds(document), found.node.type),
      },
    ]
  )
}

/** "Duplicate the stats screen": the copy is offered on the start screen. */
const duplicate: EditRule = (clause, document) => {
  const found = /^(?:duplicate|copy|clone)\s+(.+?)(?:\s+(?:as|called|named)\s+(.+))?$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  if (!screen) return duplicateNode(found?.[1] ?? '', document)
  const newId = freeId(new Set(document.screens.map(({ id }) => id)), `${screen.id}-copy`)
  const name = found?.[2] ? unquote(found[2]) : `${screen.name} copy`
  const entry = entryTo(
    document,
    document.app.startScreenId,
    { id: newId, name, icon: 'copy' },
    collectNodeIds(document),
  )
  return [entry, { type: 'duplicate-screen', screenId: screen.id, newId, name }]
}

const entryReading = (document: AppDocument, words: string): FoundText | undefined =>
  findTexts(document, words).find(({ node, place }) => node.type === 'list' && place.kind === 'item')

function linkEntry({ node, place }: FoundText, action: JsonValue): Command[] {
  if (place.kind !== 'item') return []
  const items = itemsOf(node).map((item, index) =>
    index === place.index && item !== null && typeof item === 'object' && !Array.isArray(item)
      ? { ...item, action }
      : item,
  )
  return [{ type: 'set-properties', id: node.id, set: { items } }]
}

/** "Link the Start button to the workout screen". */
const link: EditRule = (clause, document) => {
  const found = /^(?:link|connect|point)\s+(.+?)\s+(?:to|with)\s+(.+)$/i.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const target = findNamedScreen(document, found[2])
  if (!target) return { commands: [], note: `There is no screen named ${bareName(found[2])}.` }
  const words = found[1].replace(/\s+(?:button|link|card|item)$/i, '')
  const action = { kind: 'screen', screenId: target.id }
  const named = findNamedNode(document, words) ?? findNamedNode(document, found[1])
  // A title has nowhere to lead; the entry of a list that reads the same has.
  const entry = !named || named.node.type === 'header' ? entryReading(document, words) : undefined
  if (entry) return linkEntry(entry, action)
  const source = named
  if (!source) return undefined
  if (source.node.type === 'header')
    return {
      commands: [],
      note: `“${source.node.label}” is a title, which leads nowhere. Name a button, a card or an entry of a list.`,
    }
  return [{ type: 'set-properties', id: source.node.id, set: { action } }]
}

/** "Start with the stats screen", "make Stats the first screen". */
const start: EditRule = (clause, document) => {
  const found =
    /^start\s+(?:the\s+app\s+)?(?:with|on|at)\s+(.+)$/i.exec(clause) ??
    /^make\s+(.+?)\s+the\s+(?:first|start|opening|landing)\s+(?:screen|page)$/i.exec(clause) ??
    /^(?:make|set|use)\s+the\s+(?:first|start|opening|landing)\s+(?:screen|page)\s+(?:be\s+|to\s+)?(?:the\s+)?(.+?)(?:\s+list)?$/i.exec(
      clause,
    )
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  return screen && [{ type: 'set-app-info', set: { startScreenId: screen.id } }]
}

/** "Move the stats screen to the end". */
const reorder: EditRule = (clause, document) => {
  const found =
    /^(?:move|put)\s+(.+?\s(?:screen|page))\s+(?:to|at)\s+the\s+(start|front|beginning|top|end|bottom)$/i.exec(
      clause,
    )
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  if (!screen) return undefined
  const index = /end|bottom/i.test(found?.[2] ?? '') ? document.screens.length - 1 : 0
  const command: Command = { type: 'reorder-screen', screenId: screen.id, index }
  return [command]
}

/** "Link to Settings from the home screen", "add a link to Settings on Today". */
const linkFrom: EditRule = (clause, document) => {
  const found =
    /^(?:(?:add|put)\s+a\s+)?link\s+to\s+(?:the\s+)?(.{2,40}?)\s+(?:from|on|in)\s+(?:the\s+)?(.{2,40})$/i.exec(
      clause,
    )
  const target = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  const host = found?.[2] ? findNamedScreen(document, found[2]) : undefined
  if (!target || !host || target === host) return undefined
  if (JSON.stringify(host.components).includes(`"screenId":${JSON.stringify(target.id)}`))
    return { commands: [], note: `${host.name} leads to ${target.name} already.` }
  return [entryTo(document, host.id, { ...target, icon: 'link' }, collectNodeIds(document))]
}

export const screenRules: readonly EditRule[] = [
  linkFrom,
  translate,
  retitle,
  duplicate,
  link,
  start,
  reorder,
]
