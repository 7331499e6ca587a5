import { type AppDocument, type Command, collectNodeIds, type JsonValue } from '@kwiq/app-model'
import { toSingular } from '../../words/forms.ts'
import { targetOf } from '../entry.ts'
import { entryTo } from '../entry-to.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { placeOn, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { barsOf, changeTabs, tabsOf } from '../tabs.ts'
import { unquote } from '../words.ts'
import { addTab } from './tabs.ts'

/** "Translate all labels to Spanish": not without a model. */
const translate: EditRule = (clause) =>
  /^(?:translate|localise|localize)\b|^(?:put|make|change)\b.*\b(?:in|to|into)\s+(?:english|german|french|spanish|portuguese|italian|arabic|chinese|japanese|dutch|polish|turkish)$/i.test(
    clause,
  )
    ? refuse('Translating needs an AI model; none is used for this app.')
    : undefined

/** "Change the title of the profile screen to Me". */
const retitle: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|rename|make)\s+(?:the\s+)?(?:title|header|heading)\s+(?:of|on|in)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/i.exec(
      clause,
    )
  const short =
    /^(?:change|set|rename|make)\s+(?:the\s+)?(.{2,40}?)\s+(?:title|header|heading)\s+(?:to|as|into|say)\s+(.+)$/i.exec(
      clause,
    )
  const [, named, title] = found ?? short ?? []
  if (named === undefined || title === undefined) return undefined
  const screen = findNamedScreen(document, named)
  // "The episode title" is not that of a screen called Episodes.
  if (
    screen &&
    !found &&
    toSingular(screen.name.toLowerCase()) === named.toLowerCase() &&
    screen.name.toLowerCase() !== named.toLowerCase()
  )
    return undefined
  // Something that is no screen may have a title too.
  if (!screen) return found && !findNear(document, named) ? noScreen(named) : undefined
  const header = screen.components.find((node) => node.type === 'header')
  if (!header) return refuse(`${screen.name} has no header.`)
  return [{ type: 'rename-component', id: header.id, label: unquote(title) }]
}

/** "Duplicate the first button": the copy stands right after it. */
function duplicateNode(
  words: string,
  name: string | undefined,
  document: AppDocument,
): Command[] | undefined {
  const { subject, screen } = splitHost(document, words.replace(/^(?:the\s+)?(?:first\s+)?/i, ''))
  const found = screen ? findNamedNode(document, subject, screen.id) : findNear(document, subject)
  if (!found) return undefined
  const newId = freeId(collectNodeIds(document), found.node.type)
  const copy: Command = { type: 'duplicate-component', id: found.node.id, newId }
  if (name === undefined) return [copy]
  const isTitled = typeof found.node.properties.title === 'string'
  return [
    copy,
    { type: 'rename-component', id: newId, label: unquote(name) },
    ...(isTitled ? [{ type: 'set-properties' as const, id: newId, set: { title: unquote(name) } }] : []),
  ]
}

/** "Duplicate the stats screen": the copy is offered on the start screen. */
const duplicate: EditRule = (clause, document) => {
  const found = /^(?:duplicate|copy|clone)\s+(.+?)(?:\s+(?:as|called|named)\s+(.+))?$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  if (!screen && /^(?:the\s+)?(?:this|that|the)\s+(?:screen|page)\b/i.test(found?.[1] ?? ''))
    return refuse(
      `Say which screen: for instance "Duplicate the ${document.screens[0]?.name ?? 'Home'} screen as Drinks".`,
    )
  if (!screen && /\s(?:screen|page)$/i.test(found?.[1] ?? '')) return noScreen(found?.[1] ?? '')
  if (!screen) return duplicateNode(found?.[1] ?? '', found?.[2], document)
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

/** "Start with the stats screen", "make Stats the first screen". */
const start: EditRule = (clause, document) => {
  const found =
    /^start\s+(?:the\s+app\s+)?(?:with|on|at)\s+(.+)$/i.exec(clause) ??
    /^(?:make|set|use)\s+(.+?)\s+(?:as\s+)?(?:the|my|our)\s+(?:new\s+)?(?:first|start|opening|landing|home|main|default)\s+(?:screen|page)$/i.exec(
      clause,
    ) ??
    /^(?:make|set|use)\s+the\s+(?:first|start|opening|landing|home|main|default)\s+(?:screen|page)\s+(?:be\s+|to\s+)?(?:the\s+)?(.+?)(?:\s+list)?$/i.exec(
      clause,
    )
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  if (!screen && /^start\b.*\s(?:screen|page)$/i.test(clause) && !/\bnot\b/i.test(clause))
    return noScreen(found?.[1] ?? '')
  if (!screen) return undefined
  const made: Command = { type: 'set-app-info', set: { startScreenId: screen.id } }
  const [bar] = barsOf(document)
  const former = startOf(document)
  // Who begins there still has to get to what the tabs lead to, and to where the app began.
  const isLost =
    bar !== undefined &&
    former?.components.some(({ type }) => type === 'navbar') &&
    !screen.components.some(({ type }) => type === 'navbar')
  if (!isLost || !bar) return [made]
  const added = addTab(`add ${screen.name} to the tab bar`, document)
  if (Array.isArray(added)) return [made, ...added]
  const node = { ...bar, id: freeId(collectNodeIds(document), 'navbar') }
  return [made, { type: 'add-component', node, place: placeOn(screen, screen.components.length) }]
}

/** "Move the stats screen to the end", with its tab. */
const reorder: EditRule = (clause, document) => {
  const found =
    /^(?:move|put)\s+(.+?\s(?:screen|page))\s+(?:to|at)\s+the\s+(start|front|beginning|top|end|bottom)$/i.exec(
      clause,
    )
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  if (!screen) return undefined
  const index = /end|bottom/i.test(found?.[2] ?? '') ? document.screens.length - 1 : 0
  const isTab = (tab: JsonValue) => targetOf(tab) === screen.id
  return [
    { type: 'reorder-screen', screenId: screen.id, index },
    // Only the order of tabs is seen in the app.
    ...(tabsOf(document).some(isTab)
      ? changeTabs(document, (tabs) => {
          const others = tabs.filter((tab) => !isTab(tab))
          return index === 0 ? [...tabs.filter(isTab), ...others] : [...others, ...tabs.filter(isTab)]
        })
      : []),
  ]
}

export const screenRules: readonly EditRule[] = [translate, retitle, duplicate, start, reorder]
