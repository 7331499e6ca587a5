import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type Properties,
  walkNodes,
} from '@kwiq/app-model'
import { stemOf, toSingular } from '../../words/forms.ts'
import { findType } from '../../model/repair/aliases.ts'
import { itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { findList, isOfEntries } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'
import { countOf, withoutArticle } from '../words.ts'

/** What is named: everywhere when in the plural ("the buttons"), else on the start screen before the others. */
function findAll(document: AppDocument, words: string): ComponentNode[] {
  const { subject: told, screen } = splitHost(document, words)
  const subject = told.replace(/^(?:all\s+)?(?:the\s+)?/i, '')
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

/** "The timeline" is the list that is drawn so, on the start screen before the others. */
function drawnSo(
  document: AppDocument,
  words: string,
  screenId: string | undefined,
): ComponentNode | undefined {
  const layout = /^(?:the\s+)?(timeline|carousel|agenda|checklist|grid|gallery)$/i
    .exec(words)?.[1]
    ?.toLowerCase()
  if (layout === undefined) return undefined
  const all = [...walkNodes(document)].filter(
    ({ node, screen }) =>
      node.type === 'list' &&
      node.properties.layout === layout.replace('gallery', 'grid') &&
      (screenId === undefined || screen.id === screenId),
  )
  return (all.find(({ screen }) => screen.id === document.app.startScreenId) ?? all[0])?.node
}

/** The lists one means by what is in them or by their screen: "show the recipes as a grid". */
function listsOf(document: AppDocument, words: string): ComponentNode[] {
  const { subject, screen } = splitHost(document, words)
  const there = screen?.components.filter(isOfEntries) ?? []
  const stem = stemOf(withoutArticle(subject).toLowerCase().split(' ').at(-1) ?? '')
  const isOf = ({ label, properties: { title } }: ComponentNode) =>
    `${label} ${String(title ?? '')}`.toLowerCase().split(' ').map(stemOf).includes(stem)
  const list = there.find(isOf) ?? there[0] ?? findList(document, subject)?.node
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
  // Of all letters the theme decides.
  if (!found?.[1] || /^(?:all\s+)?(?:the\s+)?(?:texts?|fonts?|letters|writing)$/i.test(found[1]))
    return undefined
  const isBigger = !/smaller/i.test(found[2] ?? '')
  const isCards = /^(?:all\s+)?(?:the\s+)?(?:cards|tiles)$/i.test(found[1])
  const nodes = isCards
    ? [...walkNodes(document)]
        .map(({ node }) => node)
        .filter(({ properties }) => /^(?:cards|grid|carousel)$/.test(String(properties.layout)))
    : findAll(document, found[1])
  // "All headings" are no other texts.
  const isHeadings = /\b(?:headings|titles|headlines)$/i.test(found[1])
  const titles =
    isBigger && /^(?:all\s+)?(?:the\s+|my\s+|our\s+)?(?:headings|titles|headlines)$/i.test(found[1])
      ? document.screens.flatMap(({ components }) =>
          components.filter(
            ({ type, properties }) =>
              type === 'header' && !/^(?:cover|greeting)$/.test(String(properties.variant)),
          ),
        )
      : []
  const meant = isHeadings
    ? [...titles, ...nodes].filter(
        ({ type, properties }) =>
          type !== 'text' || /^(?:title|heading|display)$/.test(String(properties.variant)),
      )
    : nodes
  // What is written in a field of one line has the size of all letters.
  const isField = /\b(?:field|box|input|area|note|notes|message|comment|text)s?\b/i.test(found[1])
  const isNumbers = !isField && meant.length > 0 && meant.every(({ type }) => type === 'input')
  if (isNumbers)
    return refuse(
      'How big letters and numbers are comes with the theme. Try "make the title bigger", or the name of a card, a chart or a picture.',
    )
  const [first] = meant
  return (
    setOn(meant, (node) => resized(node, isBigger)) ??
    (first &&
      refuse(`“${first.label}” has one size. Try "make the title ${isBigger ? 'bigger' : 'smaller'}".`))
  )
}

function resized({ type, properties }: ComponentNode, isBigger: boolean): Properties | undefined {
  switch (type) {
    case 'header':
      return { variant: isBigger ? 'large' : 'compact', compact: !isBigger }
    case 'button':
      return { size: isBigger ? 'large' : 'small' }
    case 'text': {
      if (properties.variant === 'stat') return { big: isBigger }
      if (properties.variant === 'quote') return undefined
      const at = Math.max(0, textSizes.indexOf(String(properties.variant ?? 'body')))
      return { variant: textSizes[Math.max(0, Math.min(4, at + (isBigger ? 1 : -1)))] }
    }
    case 'input': {
      const height = typeof properties.height === 'number' ? properties.height : 96
      if (properties.kind !== undefined && properties.kind !== 'text' && properties.kind !== 'multiline')
        return undefined
      return {
        kind: 'multiline',
        height: Math.round(Math.max(64, Math.min(320, height * (isBigger ? 1.4 : 0.7)))),
      }
    }
    case 'container':
    case 'image':
    case 'map':
    case 'video':
    case 'chart':
    case 'list': {
      // Lines without pictures have no height of their own.
      if (type === 'list' && !/^(?:grid|cards|carousel|media|feed)$/.test(String(properties.layout)))
        return undefined
      const height = typeof properties.height === 'number' ? properties.height : 160
      return {
        height: Math.round(
          Math.max(
            60,
            Math.min(type === 'map' || type === 'container' ? 480 : 320, height * (isBigger ? 1.4 : 0.7)),
          ),
        ),
      }
    }
    default:
      return undefined
  }
}

/** Other words for the ways a list is drawn. */
const shapes: Readonly<Record<string, string>> = byWord({
  gallery: 'grid',
  tiles: 'grid',
  slider: 'carousel',
  slideshow: 'carousel',
  list: 'rows',
})

/** "The products" are in a list somewhere, not on the screen called Product. */
const isManyOfOne = (words: string, name: string) =>
  /s$/i.test(words) &&
  !/\b(?:screen|page|tab)$/i.test(words) &&
  toSingular(name) === name &&
  !/s$/i.test(name)

/** "Show three columns in the gallery", "show the list as cards". */
const layout: EditRule = (clause, document) => {
  const shown =
    /^(?:show|use|make|set)\s+(one|two|three|four|[1-4])\s+columns?\s+(?:in|on|for)\s+(.+)$/i.exec(clause)
  if (shown?.[1] && shown[2]) {
    const count = countOf(shown[1])
    const host = findNamedScreen(document, shown[2])
    const named = host && isManyOfOne(shown[2], host.name) ? undefined : findNamedNode(document, shown[2])
    const node =
      named?.node.type === 'list'
        ? named.node
        : host && !isManyOfOne(shown[2], host.name)
          ? findNamedNode(document, 'list', host.id)?.node
          : findList(document, shown[2])?.node
    if (!node) return refuse(`There is no list in ${withoutArticle(shown[2])}.`)
    const isGrid = node.properties.layout === 'grid'
    return setOn([node], () => (isGrid ? { columns: count } : { layout: 'grid', columns: count }))
  }
  const { subject: said, screen: told } = splitHost(document, clause)
  const shape =
    /^(?:show|turn|make|change|replace|swap)\s+(.+?)\s+(?:as|into|in|to|with|by|for)\s+(?:an?\s+)?(?:simple\s+|plain\s+|normal\s+|vertical\s+)?(grid|gallery|tiles|cards|carousel|slider|slideshow|rows|list|timeline|checklist|chips)(?:\s+(?:with|of|in)\s+(two|three|four|[2-4])\s+columns?)?$/i.exec(
      said,
    )
  if (!shape?.[1] || !shape[2]) return undefined
  const word = shape[2].toLowerCase()
  const kind = shapes[word] ?? word
  const words = told ? `${shape[1]} on the ${told.name} screen` : shape[1]
  const drawn = drawnSo(document, withoutArticle(shape[1]), told?.id)
  // A row that only leads to where they are is no list of them.
  const isWay = (node: ComponentNode) =>
    itemsOf(node).length === 1 && textOf(itemsOf(node)[0], 'title') === node.label
  const lists = drawn
    ? [drawn]
    : findAll(document, words).filter((node) => node.type === 'list' && !isWay(node))
  const columns = shape[3] ? countOf(shape[3]) : undefined
  return setOn(lists.length > 0 ? lists : listsOf(document, words), () => ({
    layout: kind,
    ...(columns === undefined ? {} : { columns }),
  }))
}

/** "Make the buttons full width". */
const widen: EditRule = (clause, document) => {
  const found = /^make\s+(.+?)\s+full[\s-]width$/i.exec(clause)
  if (!found?.[1]) return undefined
  const buttons = findAll(document, found[1]).filter(({ type }) => type === 'button')
  return setOn(buttons, () => ({ full: true }))
}

export const detailRules: readonly EditRule[] = [resize, layout, widen]
