import { type AppDocument, collectNodeIds, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { itemsOf, targetOf, withPart } from '../entry.ts'
import { findHeaderAction } from '../find-header-action.ts'
import { findHost, screenNamed, splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { findTexts } from '../find-text.ts'
import { undoing } from '../frames/button-to-do.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { noteOfWay, wayOutside } from '../../compose/outside.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { unquote } from '../words.ts'

/** "Add a button that opens the map", "add a link to the stats screen". */
const addWay: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put)\s+(?:a|an|another)\s+(?:(.{1,30}?)\s+)?(?:button|link)\s+(?:at the (?:top|bottom)\s+)?(?:(?:on|of|to|in)\s+(?:the\s+)?(?<host>.{1,24}?)\s+)?(?:that\s+|which\s+)?(?:opens?|shows?|leads?\s+to|leading\s+to|goes\s+to|to\s+open|to\s+show|to\s+go\s+to|for\s+opening)\s+(.+?)(?:\s+(?:on|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[3]) return undefined
  const target = findNamedScreen(document, found[3])
  if (!target) return noScreen(found[3])
  const words = unquote(found[1] ?? '')
  const host = screenNamed(document, found[4] ?? found.groups?.host) ?? screenNamed(document, undefined)
  if (!host) return undefined
  const node = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label: words === '' ? target.name : capitalise(words),
    properties: { variant: 'secondary', full: true, action: { kind: 'screen', screenId: target.id } },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(host) }]
}

/** "Add a button to call us on the profile screen": said by what it is for. */
const addPurpose: EditRule = (told, document) => {
  // "A button that calls us" is one to call us.
  const clause = told.replace(
    /\b(button|link)((?:\s+(?:on|to|in)\s+.{2,30}?)?)\s+(?:that|which)\s+(call|phone|ring|dial|mail|e-?mail|write|text|share|invite|print|copy|send)s(?=\s)/i,
    '$1$2 to $3',
  )
  const found =
    /^(?:add|insert|put|place)\s+(?:an?|another)\s+(?:(.{1,30}?)\s+)?(?:button|link)\s+(?:to|for|so (?:that )?(?:people|users|customers|one|you|i) can|where (?:people|users|customers|one|you|i) can|that lets (?:me|you|people|users|customers))\s+(?!(?:open|show|go)\b)([a-z]+\s.{2,60})$/i.exec(
      clause,
    )
  if (!found?.[2] || /^(?:the|an?|my|our|each|every|all)\s/i.test(found[2]) || findHost(document, found[2]))
    return undefined
  const { subject, screen } = splitHost(document, found[2])
  const host = screen ?? startOf(document)
  if (!host || subject.split(' ').length > 5) return undefined
  const purpose = subject.replace(/\s+(?:the|an?|my)\s+/gi, ' ')
  const label = found[1] ? capitalise(unquote(found[1])) : capitalise(purpose)
  const way = wayOutside(subject)
  const target =
    findNamedScreen(document, purpose) ??
    (undoing.test(purpose.split(' ')[0]?.toLowerCase() ?? '')
      ? undefined
      : findNamedScreen(document, purpose.replace(/^\S+\s+/, '')))
  const action: JsonValue | undefined = target
    ? { kind: 'screen', screenId: target.id }
    : way?.href
      ? { kind: 'link', href: way.href }
      : undefined
  const icon = way?.icon ?? findIconName(purpose.split(' ')[0]?.toLowerCase() ?? '')
  const node = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label,
    properties: {
      variant: 'secondary',
      full: true,
      ...(icon ? { icon } : {}),
      ...(action && target !== host ? { action } : {}),
    },
  }
  const commands: Command[] = [{ type: 'add-component', node, place: placeAtEnd(host) }]
  return way?.href && !target ? { commands, note: noteOfWay(label, way.href) } : commands
}

/** "The Call button should call us", "make the Write button open the mail app": of one that is there. */
const leadOutside: EditRule = (clause, document) => {
  const found =
    /^(?:make\s+|let\s+)?(?:the\s+)?(.{2,40}?\sbutton)\s+(?:(?:should|must|has to|needs to)\s+)?((?:call|phone|ring|e-?mail|mail|write)\b.*|(?:open|go to|lead to|show)\s+.*\b(?:website|web ?site|homepage|mail app|phone app|dialler|dialer).*)$/i.exec(
      clause,
    )
  const node = found?.[1] ? findNear(document, found[1])?.node : undefined
  const way = wayOutside((found?.[2] ?? '').replace(/^(?:open|go to|lead to|show)\s+(?:the\s+|our\s+)?/i, ''))
  // "Add a button that calls us" is about a new one.
  if (node?.type !== 'button' || !way?.href || /^(?:add|insert|put|create)\s/i.test(clause)) return undefined
  const set = { action: { kind: 'link', href: way.href } }
  return {
    commands: [{ type: 'set-properties', id: node.id, set }],
    note: noteOfWay(node.label, way.href),
  }
}

/** "Add a back button to every screen": in the headers that have nothing in that place. */
const addBack: EditRule = (clause, document) => {
  if (!/^(?:add|put|insert)\s+(?:a\s+)?back\s+(?:button|arrow|link)s?\b/i.test(clause)) return undefined
  const named = /\b(?:to|on)\s+(.+)$/i.exec(clause)?.[1]
  const host = named && !/\b(?:every|all|each)\b/i.test(named) ? findNamedScreen(document, named) : undefined
  const leading = { icon: 'back', label: 'Back', action: { kind: 'back' } }
  const commands = document.screens
    .filter(({ id }) => (host ? id === host.id : id !== document.app.startScreenId))
    .flatMap(({ components }) => components.filter(({ type }) => type === 'header'))
    .filter(({ properties }) => properties.leading === undefined)
    .map((node): Command => ({ type: 'set-properties', id: node.id, set: { leading } }))
  return commands.length > 0 ? commands : refuse('Every screen has a way back already.')
}

/** "Link the bell icon to reminders": what the bar at the top offers. */
function leadFromHeader(document: AppDocument, words: string, screenId: string): Command[] | undefined {
  const found = findHeaderAction(document, words)
  if (!found) return undefined
  const action = { kind: 'screen', screenId }
  const actions = found.actions.map((each, index) =>
    index === found.index ? withPart(each, 'action', action) : each,
  )
  return [{ type: 'set-properties', id: found.node.id, set: { actions } }]
}

/** "Link the Start button to the workout screen". */
const link: EditRule = (clause, document) => {
  const all = /^(?:link|connect|point)\s+(.+)$/i.exec(clause)?.[1]
  const ways = [...(all ?? '').matchAll(/\s+(?:to|with)\s+/gi)].map(({ 0: way, index }) => [
    all,
    all?.slice(0, index),
    all?.slice(index + way.length),
  ])
  // "The Order to room button to the offer": the name of a button may have a "to" in it.
  const found = ways.find(([, , screen]) => screen && findNamedScreen(document, screen)) ?? ways[0]
  if (!found?.[1] || !found[2]) return undefined
  // "To tel:112", "to https://example.org": out of the app.
  const href = /^(?:tel:|mailto:|https?:\/\/)\S+$/i.exec(found[2].trim())?.[0]
  const led = href === undefined ? undefined : findNear(document, found[1])?.node
  if (href !== undefined && led?.type === 'button')
    return [{ type: 'set-properties', id: led.id, set: { action: { kind: 'link', href } } }]
  if (href !== undefined)
    return refuse(`Nothing on the screens is called “${found[1].replace(/^the\s+/i, '')}”.`)
  const target =
    findNamedScreen(document, found[2]) ??
    (/^[^,]{2,30}\bform$/i.test(found[2]) ? findHost(document, found[2])?.screen : undefined)
  if (!target) return noScreen(found[2])
  const words = found[1].replace(/\s+(?:button|link|card|item)$/i, '')
  const isLogo = /\blogo\b/i.test(words) && !findNear(document, 'logo')?.node.label.match(/logo/i)
  if (isLogo)
    return refuse('There is no logo that could lead somewhere. Try "Add our logo at the top" first.')
  const action: JsonValue = { kind: 'screen', screenId: target.id }
  const near = findNamedNode(document, words) ?? findNear(document, found[1])
  // What stands on the screen itself has no need to lead there.
  const elsewhere =
    near?.screen.id === target.id
      ? document.screens
          .filter(({ id }) => id !== target.id)
          .map(
            ({ id }) =>
              findNamedNode(document, words, id) ??
              findNamedNode(document, words.split(' ').at(-1) ?? '', id),
          )
          .find((each) => each !== undefined && each.node.type === near.node.type)
      : undefined
  const named = (elsewhere ?? near)?.node
  const atTop = named?.type === 'button' ? undefined : leadFromHeader(document, found[1], target.id)
  if (atTop) return atTop
  // Of a list it is the entries one taps.
  if (named?.type === 'list') {
    const items = itemsOf(named).map((item) => withPart(item, 'action', action))
    return [{ type: 'set-properties', id: named.id, set: { items } }]
  }
  if (named && named.type !== 'header') return [{ type: 'set-properties', id: named.id, set: { action } }]
  // A title has nowhere to lead; the entry of a list that reads the same has.
  for (const { node, place } of findTexts(document, words)) {
    if (node.type !== 'list' || place.kind !== 'item') continue
    const items = itemsOf(node).map((item, index) =>
      index === place.index ? withPart(item, 'action', action) : item,
    )
    return [{ type: 'set-properties', id: node.id, set: { items } }]
  }
  return named
    ? refuse(`“${named.label}” is a title, which leads nowhere. Name a button, a card or an entry of a list.`)
    : undefined
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
  const isLed = [...walkNodes(document)].some(
    ({ node, screen }) =>
      screen.id === host.id &&
      (targetOf(node.properties) === target.id || itemsOf(node).some((item) => targetOf(item) === target.id)),
  )
  if (isLed) return refuse(`${host.name} leads to ${target.name} already.`)
  return [entryTo(document, host.id, { ...target, icon: 'link' }, collectNodeIds(document))]
}

/** Ways between screens. */
export const linkRules: readonly EditRule[] = [addBack, leadOutside, addPurpose, addWay, linkFrom, link]
