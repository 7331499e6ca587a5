import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  findNode,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { isFixed, placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const colors = 'red|green|blue|orange|yellow|pink|purple|black|white|grey|gray|brown|turquoise'
const look = `(?:very\\s+|much\\s+|really\\s+)?(?:big(?:ger)?|large(?:r)?|huge|small(?:er)?|round|wide|full width|stand out|prominent|in the colou?r \\p{L}+|(?:in\\s+)?(?:${colors})|(?:right\\s+)?(?:at|on) the (?:very )?(?:top|bottom)(?: of (?:the|that|its) (?:screen|page))?)`
const looks = `(?<looks>${look}(?:(?:\\s*,\\s*|\\s+and\\s+|,\\s+and\\s+)${look})*)`
const says =
  '(?<say>(?:say|read)\\s+(?:"(?<quoted>[^"]{1,40})"|“(?<curly>[^”]{1,40})”|(?<bare>[\\p{L}\\d!’\' ]{1,30}?)))'
const name = '(?:the\\s+|our\\s+|my\\s+|all\\s+)*(?<what>[\\p{L} -]{2,30}?)\\s+buttons?'
const forms = [
  // "The scan button should be at the bottom, big and round".
  `^${name}\\s+(?:should|must|needs? to|has to|have to)\\s+(?:be|look|have to be)\\s+${looks}$`,
  // "Change the emergency button to say HELP and make it red".
  `^(?:change|set|make|let|have)\\s+${name}\\s+(?:to\\s+)?${says}(?:,?\\s+(?:and|but)\\s+(?:make\\s+it\\s+|be\\s+|it\\s+should\\s+be\\s+)?${looks})?$`,
  `^${name}\\s+(?:should|must|needs? to)\\s+${says}(?:,?\\s+(?:and|but)\\s+(?:be\\s+)?${looks})?$`,
  // "Make the scan button bigger and put it at the bottom".
  `^make\\s+${name}\\s+${looks}(?:\\s+and\\s+(?:put|move|place)\\s+it\\s+(?<place>(?:at|on|to)\\s+the\\s+(?:very\\s+)?(?:top|bottom)(?:\\s+of\\s+(?:the|that|its)\\s+(?:screen|page))?))?$`,
].map((form) => new RegExp(form, 'iu'))

interface Button {
  node: ComponentNode
  /** Drawn as a card with a title; what it says is its title. */
  isCard: boolean
}

const isPushed = ({ type, properties, children = [] }: ComponentNode): boolean =>
  type === 'button' ||
  (type === 'container' && properties.action !== undefined && children.length === 0) ||
  (type === 'container' && /^(?:feature|banner)$/.test(String(properties.variant)) && children.length === 0)

/** The buttons with these words on them; cards one taps where no button has. */
function buttonsCalled(document: AppDocument, words: string): Button[] {
  const wanted = stemsIn(words)
  if (wanted.length === 0) return []
  const found = [...walkNodes(document)].flatMap(({ node }) =>
    isPushed(node) && wanted.every((stem) => stemsIn(node.label).includes(stem))
      ? [{ node, isCard: node.type !== 'button' }]
      : [],
  )
  const real = found.filter(({ isCard }) => !isCard)
  if (real.length > 0) return real
  // The one button of a card that is called so.
  const within = [...walkNodes(document)].flatMap(({ node }) => {
    const own = [...walkComponents(node.children ?? [])].filter(({ type }) => type === 'button')
    const isCalled = node.type === 'container' && wanted.every((stem) => stemsIn(node.label).includes(stem))
    return isCalled && own.length === 1 ? own.map((each) => ({ node: each, isCard: false })) : []
  })
  return within.length > 0 ? within : found
}

/** A round button at the foot or the top of the first screen, for a screen that only a tab leads to. */
function buttonTo(document: AppDocument, words: string, told: string): Command[] {
  const screen = findNamedScreen(document, words)
  const start = startOf(document)
  if (!screen || !start || screen === start || !/\b(?:top|bottom)\b/i.test(told)) return []
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label: screen.name,
    properties: { action: { kind: 'screen', screenId: screen.id } },
  }
  const { set } = lookOf(told, { node, isCard: false })
  const icon = findIconName(words.toLowerCase()) ?? findIconName(screen.name.toLowerCase())
  const properties = { ...node.properties, ...set, ...(icon === undefined ? {} : { icon }) }
  const place = /\btop\b/i.test(told) ? placeOn(start, topOf(start)) : placeAtEnd(start)
  return [{ type: 'add-component', node: { ...node, properties }, place }]
}

const tones: Readonly<Record<string, string>> = byWord({
  red: 'danger',
  green: 'success',
  orange: 'warning',
  yellow: 'warning',
  grey: 'neutral',
  gray: 'neutral',
  blue: 'primary',
})

/** What of a look a single button can have, and what only the theme decides. */
function lookOf(
  told: string,
  { node, isCard }: Button,
): { set: Record<string, string | number | boolean>; isColorLeft: boolean } {
  const set: Record<string, string | number | boolean> = {}
  const color = new RegExp(`\\b(?:${colors})\\b`, 'iu').exec(told)?.[0]?.toLowerCase()
  const isRound = /\bround\b/i.test(told)
  const isBig = /\b(?:big|bigger|large|larger|huge|prominent|stand out|wide|full width)\b/i.test(told)
  if (isCard) {
    const tone = color === undefined ? undefined : tones[color]
    if (tone !== undefined) set.tone = tone
    if (isBig) set.variant = 'hero'
    return { set, isColorLeft: color !== undefined && tone === undefined }
  }
  if (isRound) {
    Object.assign(set, { variant: 'icon', filled: true, showLabel: true, diameter: isBig ? 84 : 68 })
  } else if (isBig) {
    Object.assign(set, node.properties.variant === 'icon' ? { diameter: 76 } : { size: 'large', full: true })
  }
  if (/\bsmall/i.test(told)) set.size = 'small'
  if (color === 'red') set.variant = isRound ? 'icon' : 'destructive'
  return { set, isColorLeft: color !== undefined && set.variant !== 'destructive' }
}

function moved(document: AppDocument, node: ComponentNode, place: string): Command[] {
  const found = findNode(document, node.id)
  if (!found || isFixed(node)) return []
  const isTop = /\btop\b/i.test(place)
  const to = isTop
    ? placeOn(found.screen, topOf(found.screen))
    : placeAtEnd(found.screen, found.parent ? 0 : -1)
  const isThere = found.parent === null && found.index === to.index
  return isThere ? [] : [{ type: 'move-component', id: node.id, to }]
}

/** "The scan button should be at the bottom, big and round", "change the emergency button to say HELP". */
const styleButton: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.what) return undefined
  // "Say the name of the person" tells what of each, and no words of the button.
  if (/^(?:the|their|his|her|its|an?|how|what|who|which|when|where)\s/i.test(found.bare ?? ''))
    return undefined
  const buttons = buttonsCalled(document, found.what)
  const told = `${found.looks ?? ''} ${found.place ?? ''}`
  if (buttons.length === 0) {
    const made = buttonTo(document, found.what, told)
    return made.length > 0 ? { commands: made } : undefined
  }
  const label = found.quoted ?? found.curly ?? found.bare?.trim()
  let isColorLeft = false
  const commands = buttons.flatMap((button): Command[] => {
    const { node, isCard } = button
    const look = lookOf(told, button)
    isColorLeft ||= look.isColorLeft
    const words = label === undefined ? undefined : capitalise(label)
    const set = { ...look.set, ...(isCard && words !== undefined ? { title: words } : {}) }
    return [
      ...(words === undefined || words === node.label
        ? []
        : [{ type: 'rename-component' as const, id: node.id, label: words }]),
      ...(Object.keys(set).length > 0 ? [{ type: 'set-properties' as const, id: node.id, set }] : []),
      ...(/\b(?:top|bottom)\b/i.test(told) ? moved(document, node, told) : []),
    ]
  })
  if (commands.length === 0) return undefined
  return {
    commands,
    ...(isColorLeft
      ? {
          note: 'A single button is red or has a colour of the theme. Try "Make it" with the colour, for the whole app.',
        }
      : {}),
  }
}

/** What one button says and looks like, and where it stands. */
export const buttonLookRules: readonly EditRule[] = [styleButton]
