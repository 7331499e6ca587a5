import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type Properties,
  walkNodes,
} from '@kwiq/app-model'
import { findType } from '../../model/repair/aliases.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import type { EditRule } from '../rule.ts'

/** What is named: everywhere when in the plural ("the buttons"), else on the start screen before the others. */
function findAll(document: AppDocument, words: string): ComponentNode[] {
  const host = /^(.*?)\s+(?:on|in|of)\s+(.+)$/i.exec(words)
  const screen = host?.[2] ? findNamedScreen(document, host[2]) : undefined
  const subject = (screen && host?.[1] ? host[1] : words).replace(/^(?:all\s+)?(?:the\s+)?/i, '')
  const type = findType(subject.replace(/s$/i, ''))
  if (type && /s$/i.test(subject)) {
    return [...walkNodes(document)]
      .filter((each) => each.node.type === type && (!screen || each.screen.id === screen.id))
      .map(({ node }) => node)
  }
  const near = findNamedNode(document, subject, screen?.id ?? document.app.startScreenId)
  const found = near ?? (screen ? undefined : findNamedNode(document, subject))
  return found ? [found.node] : []
}

/** The lists one means by the name of their screen: "show the recipes as a grid". */
function listsOf(document: AppDocument, words: string): ComponentNode[] {
  const screen = findNamedScreen(document, words)
  const list = screen?.components.find(
    ({ type, properties }) => type === 'list' && !/^(?:stats|chips|stories)$/.test(String(properties.layout)),
  )
  return list ? [list] : []
}

function setOn(
  nodes: readonly ComponentNode[],
  change: (node: ComponentNode) => Properties | undefined,
): Command[] | undefined {
  const commands = nodes.flatMap((node): Command[] => {
    const set = change(node)
    return set ? [{ type: 'set-properties', id: node.id, set }] : []
  })
  return commands.length > 0 ? commands : undefined
}

const textSizes = ['caption', 'body', 'heading', 'title', 'display']

/** "Make the header bigger", "make the buttons smaller". */
const resize: EditRule = (clause, document) => {
  const found = /^make\s+(.+?)\s+(?:much\s+)?(bigger|larger|taller|smaller)$/i.exec(clause)
  if (!found?.[1]) return undefined
  const isBigger = !/smaller/i.test(found[2] ?? '')
  const isCards = /^(?:all\s+)?(?:the\s+)?(?:cards|tiles)$/i.test(found[1])
  const nodes = isCards
    ? [...walkNodes(document)]
        .map(({ node }) => node)
        .filter(({ properties }) => /^(?:cards|grid|carousel)$/.test(String(properties.layout)))
    : findAll(document, found[1])
  return setOn(nodes, (node) => resized(node, isBigger))
}

function resized({ type, properties }: ComponentNode, isBigger: boolean): Properties | undefined {
  switch (type) {
    case 'header':
      return { variant: isBigger ? 'large' : 'compact', compact: !isBigger }
    case 'button':
      return { size: isBigger ? 'large' : 'small' }
    case 'text': {
      const at = Math.max(0, textSizes.indexOf(String(properties.variant ?? 'body')))
      return { variant: textSizes[Math.max(0, Math.min(4, at + (isBigger ? 1 : -1)))] }
    }
    case 'image':
    case 'map':
    case 'video':
    case 'chart':
    case 'list': {
      const height = typeof properties.height === 'number' ? properties.height : 160
      return {
        height: Math.round(
          Math.max(60, Math.min(type === 'map' ? 480 : 320, height * (isBigger ? 1.4 : 0.7))),
        ),
      }
    }
    default:
      return undefined
  }
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }

/** "Show three columns in the gallery", "show the list as cards". */
const layout: EditRule = (clause, document) => {
  const shown =
    /^(?:show|use|make|set)\s+(one|two|three|four|[1-4])\s+columns?\s+(?:in|on|for)\s+(.+)$/i.exec(clause)
  if (shown?.[1] && shown[2]) {
    const count = counts[shown[1].toLowerCase()] ?? Number(shown[1])
    const host = findNamedScreen(document, shown[2])
    const named = findNamedNode(document, shown[2])
    const node = named?.node.type === 'list' ? named.node : findNamedNode(document, 'list', host?.id)?.node
    if (!node) return { commands: [], note: `There is no list in ${shown[2].replace(/^the\s+/i, '')}.` }
    const isGrid = node.properties.layout === 'grid'
    return setOn([node], () => (isGrid ? { columns: count } : { layout: 'grid', columns: count }))
  }
  const shape =
    /^(?:show|turn|make|change|replace|swap)\s+(.+?)\s+(?:as|into|to|with|by|for)\s+(?:a\s+)?(grid|cards|carousel|rows|timeline|checklist|chips)(?:\s+(?:with|of|in)\s+(two|three|four|[2-4])\s+columns?)?$/i.exec(
      clause,
    )
  if (!shape?.[1] || !shape[2]) return undefined
  const kind = shape[2].toLowerCase()
  const lists = findAll(document, shape[1]).filter(({ type }) => type === 'list')
  const columns = shape[3] ? (counts[shape[3].toLowerCase()] ?? Number(shape[3])) : undefined
  return setOn(lists.length > 0 ? lists : listsOf(document, shape[1]), () => ({
    layout: kind,
    ...(columns === undefined ? {} : { columns }),
  }))
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
  for (const { node, screen } of walkNodes(document)) {
    if (host && screen.id !== host.id) continue
    if (node.properties[part] !== undefined) return [{ type: 'set-properties', id: node.id, unset: [part] }]
  }
  const where = host ? `on ${host.name}` : 'on any screen'
  return { commands: [], note: `There is no ${part} ${where}.` }
}

/** "Make the buttons full width". */
const widen: EditRule = (clause, document) => {
  const found = /^make\s+(.+?)\s+full[\s-]width$/i.exec(clause)
  if (!found?.[1]) return undefined
  const buttons = findAll(document, found[1]).filter(({ type }) => type === 'button')
  return setOn(buttons, () => ({ full: true }))
}

export const detailRules: readonly EditRule[] = [resize, layout, hidePart, widen]
