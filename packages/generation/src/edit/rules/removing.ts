import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { stemOf } from '../../words/forms.ts'
import { findType } from '../../model/repair/aliases.ts'
import { itemsOf, targetOf, textOf } from '../entry.ts'
import { isOneOfList } from '../one-of-list.ts'
import { findHost, splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear, type FoundNode } from '../find-target.ts'
import { findTexts } from '../find-text.ts'
import { iconNamed } from '../icons.ts'
import { isFixed, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { noTab } from '../tabs.ts'
import { unlink } from '../unlink.ts'
import { listed, withoutArticle } from '../words.ts'

/** 'Remove "Fresh from six"': what reads so goes; a title of a screen stays. */
const removeText: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|drop|hide)\s+(?:[a-z]+\s+){0,4}["“]([^"”]+)["”](?:\s+(?:button|text|label|item|row|entry|line|card|section))?(?:\s+(?:from|on|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const host = found[2] ? findNamedScreen(document, found[2]) : undefined
  const places = findTexts(document, found[1], host?.id)
  // What stands for itself goes before a line of something else.
  const first =
    places.find(({ place, node }) => place.kind === 'label' && node.type !== 'header') ?? places[0]
  if (!first) return refuse(`Nothing in the app reads “${found[1]}”.`)
  const { node, place, screen } = first
  if (place.kind === 'label' && node.type === 'header')
    return refuse(
      `“${node.label}” is the title of ${screen.name}. Try 'Rename "${node.label}" to ...' instead.`,
    )
  if (place.kind === 'label') return [{ type: 'remove-component', id: node.id }]
  if (place.kind === 'property')
    return place.name === 'title' && node.type === 'container'
      ? [{ type: 'remove-component', id: node.id }]
      : [{ type: 'set-properties', id: node.id, unset: [place.name] }]
  const value = node.properties[place.list]
  if (!Array.isArray(value)) return undefined
  if (node.type === 'navbar') return refuse(`“${found[1]}” is a tab. Try "Remove the ${found[1]} tab".`)
  const set = { [place.list]: value.filter((_, index) => index !== place.index) }
  return [{ type: 'set-properties', id: node.id, set }]
}

/** "Hide the subtitle": of the named screen, else of the first screen that has one. */
const hidePart: EditRule = (clause, document) => {
  const found =
    /^(?:hide|remove|delete)\s+(?:the\s+)?(subtitle|overline|caption|helper|placeholder|badge)s?(?:\s+(?:on|from|of|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const part = found[1].toLowerCase()
  const host = found[2] ? findNamedScreen(document, found[2]) : undefined
  const having = [...walkNodes(document)].find(
    ({ node, screen }) => (!host || screen.id === host.id) && node.properties[part] !== undefined,
  )
  if (having) return [{ type: 'set-properties', id: having.node.id, unset: [part] }]
  return refuse(`There is no ${part} ${host ? `on ${host.name}` : 'on any screen'}.`)
}

/** "Remove all images", "delete all the charts on the home screen". */
const removeAll: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:all|every|each)\s+(?:of\s+)?(?:the\s+)?(.+?)(?:\s+(?:on|from|in)\s+(.+))?$/i.exec(
      clause,
    )
  const type = found?.[1] ? (findType(found[1]) ?? findType(found[1].replace(/s$/i, ''))) : undefined
  if (!found || !type) return undefined
  if (type === 'navbar' || type === 'header')
    return refuse('Headers and tab bars are the ways between screens; remove them one by one.')
  const host = found[2] ? findNamedScreen(document, found[2]) : undefined
  const commands = [...walkNodes(document)]
    .filter(({ node, screen }) => node.type === type && (!host || screen.id === host.id))
    .map(({ node }): Command => ({ type: 'remove-component', id: node.id }))
  const where = host ? `on ${host.name}` : 'on any screen'
  return commands.length > 0 ? commands : refuse(`There is no ${type} ${where}.`)
}

/** What a list shows first. */
const lately = /^(?:the |my |our )?(?:last|latest|recent|newest|most recent)\s+/i

/** "Hide everything except the chart on the stats page": what is named stays, with header and tab bar. */
const clearBut: EditRule = (clause, document) => {
  const { subject, screen } = splitHost(document, clause)
  const words =
    /^(?:remove|delete|hide)\s+(?:everything|all)\s+(?:except|but|apart from|other than)\s+(?:for\s+)?(.{2,60})$/i.exec(
      subject,
    )?.[1]
  const host = screen ?? startOf(document)
  if (words === undefined || !host) return undefined
  // "The last expenses" are a list of those there are.
  const lists = [...walkComponents(host.components)].filter(({ type }) => type === 'list')
  const onlyList = lists.length === 1 ? lists[0] : undefined
  const kept = listed(words).map(
    (name) =>
      findNamedNode(document, name, host.id)?.node.id ??
      findNamedNode(document, name.replace(lately, ''), host.id)?.node.id ??
      (lately.test(name) ? onlyList?.id : undefined),
  )
  const screens = screen ? [] : listed(words).map((name) => findNamedScreen(document, name))
  if (screens.length > 0 && screens.every((each) => each !== undefined) && kept.includes(undefined))
    return keepScreens(document, new Set(screens.flatMap((each) => each?.id ?? [])))
  const missing = listed(words)
    .filter((_, at) => kept[at] === undefined)
    .map(withoutArticle)
  if (missing.length > 0)
    return screens.some((each) => each !== undefined)
      ? noScreen(missing.find((name) => !findNamedScreen(document, name)) ?? '')
      : refuse(`There is no ${missing.join(' and no ')} on ${host.name}.`)
  return host.components
    .filter((node) => !isFixed(node))
    .flatMap((node) => allBut(node, kept))
    .map((id): Command => ({ type: 'remove-component', id }))
}

/** What goes of a part: all of it, or what in it is not kept. */
function allBut(node: ComponentNode, kept: readonly (string | undefined)[]): string[] {
  if (kept.includes(node.id)) return []
  const holds = [...walkComponents(node.children ?? [])].some(({ id }) => kept.includes(id))
  return holds ? (node.children ?? []).flatMap((child) => allBut(child, kept)) : [node.id]
}

/** Other screens go, but for those that the kept ones lead to by more than their tabs. */
function keepScreens(document: AppDocument, named: ReadonlySet<string>): Command[] {
  const kept = new Set(named)
  for (const id of kept) {
    const screen = document.screens.find((each) => each.id === id)
    const led = [...walkComponents(screen?.components ?? [])].filter(({ type }) => type !== 'navbar')
    for (const other of document.screens) {
      const isTab = document.screens.some(({ components }) =>
        components.some(
          (node) => node.type === 'navbar' && itemsOf(node).some((item) => targetOf(item) === other.id),
        ),
      )
      const isLed = led.some(
        (node) =>
          targetOf(node.properties) === other.id || itemsOf(node).some((item) => targetOf(item) === other.id),
      )
      if (isLed && !isTab) kept.add(other.id)
    }
  }
  const commands: Command[] = []
  let left = document
  const follow = (command: Command) => {
    left = applyQuietly(left, command)
    commands.push(command)
  }
  const start = document.screens.find(({ id }) => named.has(id))?.id
  if (start !== undefined && !kept.has(document.app.startScreenId))
    follow({ type: 'set-app-info', set: { startScreenId: start } })
  for (const { id } of document.screens) {
    if (kept.has(id)) continue
    for (const command of unlink(left, id)) follow(command)
    follow({ type: 'remove-screen', screenId: id })
  }
  return commands
}

/** "Delete everything below the calendar on home": what stands on that side of it. */
const clearBeside: EditRule = (clause, document) => {
  const { subject, screen } = splitHost(
    document,
    clause.replace(/\s+((?:on|from|in)\s.{2,30}?)\s+((?:below|above|under|after|before)\s.+)$/i, ' $2 $1'),
  )
  const found =
    /^(?:remove|delete|hide|clear)\s+(?:everything|all)\s+(?:that (?:is|stands|comes)\s+)?(below|above|under|after|before)\s+(.{2,40})$/i.exec(
      subject,
    )
  const host = screen ?? startOf(document)
  if (!found?.[1] || !found[2] || !host) return undefined
  const mark = findNamedNode(document, found[2], host.id)?.node
  if (!mark) return refuse(`There is no ${withoutArticle(found[2])} on ${host.name}.`)
  const at = host.components.findIndex((node) => [...walkComponents([node])].some(({ id }) => id === mark.id))
  const isAfter = /below|under|after/i.test(found[1])
  const gone = host.components.filter((node, index) => !isFixed(node) && (isAfter ? index > at : index < at))
  return gone.length > 0
    ? gone.map(({ id }): Command => ({ type: 'remove-component', id }))
    : refuse(`Nothing stands there on ${host.name}.`)
}

/** "Delete everything on the profile screen": its header and tab bar stay. */
const clear: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|clear)\s+(?:everything|all(?:\s+(?:components|content|elements))?)\s+(?:on|from|in|of)\s+(.{2,60})$/i.exec(
      clause,
    ) ?? /^(?:clear|empty)\s+(.{2,60}?\s(?:screen|page))$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  return screen?.components
    .filter(({ type }) => type !== 'header' && type !== 'navbar')
    .map(({ id }) => ({ type: 'remove-component', id }))
}

/** The screen whose name or title has these words. */
function screenAbout({ screens }: AppDocument, words: string): Screen | undefined {
  const wanted = words.toLowerCase().split(' ').map(stemOf)
  const has = (text: string) => {
    const own = text.toLowerCase().split(' ').map(stemOf)
    return wanted.every((stem) => own.includes(stem))
  }
  return (
    screens.find(({ name }) => has(name)) ??
    screens.find(({ components }) => components.some(({ type, label }) => type === 'header' && has(label)))
  )
}

const everywhere =
  /\s+(?:everywhere|(?:on|from|in)\s+(?:all|every|each)(?:\s+(?:of\s+)?(?:the\s+)?)?\s*(?:screens?|pages?)?)$/i

/** A screen is meant where one says so, or by its very name; "the lessons" may be a list of them. */
function screenMeant(words: string, document: AppDocument): Screen | undefined {
  const screen = findNamedScreen(document, words)
  const isSaid = /\b(?:screens?|pages?)$/i.test(words)
  // "The stamps thing" is the screen of that, before what has the word on it.
  const vague = /^(.{3,30}?)\s+(?:things?|stuff|features?|functions?|functionality|options?)$/i.exec(
    words,
  )?.[1]
  const meant = vague === undefined ? undefined : screenAbout(document, withoutArticle(vague))
  if (meant) return meant
  const isExact = screen?.name.toLowerCase() === withoutArticle(words).toLowerCase()
  // "The profile" is the screen of that sort, whatever else has the word.
  const bare = withoutArticle(words).toLowerCase()
  const isSort =
    /^(?:profile|account|settings|preferences|favou?rites|notifications|messages|inbox|stat(?:istic)?s)$/.test(
      bare,
    ) && findNear(document, words)?.node.label.toLowerCase() !== bare
  const near = findNear(document, words)
  // "Delete test results": the screen under that title, of which the title alone would leave the rest.
  const isTitle = near?.node.type === 'header' && near.screen.id !== document.app.startScreenId
  if (isTitle) return near.screen
  return screen && (isSaid || isExact || isSort || !near) ? screen : undefined
}

/** "Remove the search everywhere": all that are called so; of one that was named before, all of its kind. */
function allCalled(words: string, document: AppDocument): FoundNode[] {
  const id = /^node:(\S+)$/.exec(words)?.[1]
  const all = [...walkNodes(document)].map((each) => ({ ...each, parentId: each.parent?.id ?? null }))
  const one = all.find(({ node }) => node.id === id)?.node
  if (one)
    return all.filter(({ node }) => node.type === one.type && node.properties.kind === one.properties.kind)
  return document.screens.flatMap((screen) => findNamedNode(document, words, screen.id) ?? [])
}

/** "Remove the cart icon from the header of the recipes page": what the bar at the top offers. */
const removeAction: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:the\s+)?(.{2,30}?)\s+(?:icon|button|symbol|link)\s+(?:from|in|of|on)\s+(?:the\s+)?(?:header|top bar|title bar|app bar|toolbar)(?:\s+(?:of|on)\s+(.{2,40}))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const host = found[2] ? findNamedScreen(document, found[2]) : startOf(document)
  const header = host?.components.find(({ type }) => type === 'header')
  if (!host || !header) return undefined
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  const word = found[1].toLowerCase()
  const rest = actions.filter(
    (each) =>
      textOf(each, 'icon') !== iconNamed(word) && !(textOf(each, 'label') ?? '').toLowerCase().includes(word),
  )
  return rest.length < actions.length
    ? [{ type: 'set-properties', id: header.id, set: { actions: rest } }]
    : refuse(`There is no ${word} icon in the header of ${host.name}.`)
}

/** What goes with a part: the card that held nothing else. */
function withEmptied(document: AppDocument, { node, parentId }: FoundNode): string {
  const parent = [...walkNodes(document)].find((each) => each.node.id === parentId)
  const { title, text, overline, variant } = parent?.node.properties ?? {}
  const isEmptied =
    parent?.node.children?.length === 1 && !title && !text && !overline && variant !== 'footer'
  return parent && isEmptied
    ? withEmptied(document, { ...parent, parentId: parent.parent?.id ?? null })
    : node.id
}

/** "Remove the chart", "delete the settings screen". */
const remove: EditRule = (written, document) => {
  const clause = written.replace(everywhere, '')
  const found =
    /^(?:remove|delete|drop|hide)\s+(.+?)(?:\s+(?:from|on|of|in|when|while|during)\s+(?:the\s+)?(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  // What is to go from some place is no screen.
  const isPlaced = found[2] !== undefined && !/^(?:app|project|whole app)$/i.test(found[2])
  if (!isPlaced && isOneOfList(found[1], document)) return undefined
  const named = isPlaced ? undefined : screenMeant(found[1], document)
  if (named && document.screens.length > 1)
    return [...unlink(document, named.id), { type: 'remove-screen', screenId: named.id }]
  const words = found[1]
  if (!isPlaced && !named && /\s(?:screens?|pages?)$/i.test(words)) return noScreen(words)
  if (!isPlaced && !named && /\stabs?$/i.test(words) && findNear(document, words)?.node.type !== 'tabs')
    return noTab(document, words)
  const hosts = listed((found[2] ?? '').replace(/^both\s+(?:the\s+)?/i, ''))
    .map((name) => (splitHost(document, `it on ${name}`).screen ?? findHost(document, name)?.screen)?.id)
    .filter((id) => id !== undefined)
  // Not from somewhere else, where one said from where.
  if (isPlaced && hosts.length === 0) return undefined
  const targets =
    clause === written
      ? (hosts.length > 0 ? hosts : [undefined]).map((id) =>
          id === undefined ? findNear(document, words) : findNamedNode(document, words, id),
        )
      : allCalled(words, document)
  // "The messages" are no field for a message.
  const isMany = /[^s]s$/i.test(words)
  const isMeant = ({ node }: FoundNode) =>
    !(isMany && node.type === 'input' && words.toLowerCase().endsWith(`${node.label.toLowerCase()}s`))
  const commands = targets.flatMap((target): Command[] =>
    target && isMeant(target) ? [{ type: 'remove-component', id: withEmptied(document, target) }] : [],
  )
  if (commands.length === 0 && targets.some((target) => target && !isMeant(target)))
    return refuse(`Nothing on the screens is called “${withoutArticle(words)}”.`)
  return commands.length > 0 ? commands : undefined
}

/** What is quoted is looked for before what is named. */
export const removeTextRules: readonly EditRule[] = [removeText, removeAction]
export const removingRules: readonly EditRule[] = [hidePart, clearBut, clearBeside, removeAll, clear, remove]
