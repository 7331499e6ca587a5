import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { itemsOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNear } from '../find-target.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { stemsIn } from './app-parts.ts'
import { describedAs } from './in-app-words.ts'

const size =
  '(?:(?:much|really|very|super|extra|way|even|a (?:lot|bit|little))\\s+)*(?:big(?:ger)?|large(?:r)?|huge|enormous|giant)'
const forms = [
  `^(?:show|display|write|print|put|have)\\s+(?<what>[^,"“”]{3,50}?)\\s+(?:in\\s+)?${size}(?:\\s+(?:numbers|letters|digits|figures|type|font|size))?$`,
  `^make\\s+(?<what>[^,"“”]{3,50}?)\\s+${size}$`,
  `^(?<what>(?:the|my|our)\\s[^,"“”]{3,50}?)\\s+(?:should|must|has to|needs to|could)\\s+be\\s+(?:shown\\s+|written\\s+)?(?:in\\s+)?${size}(?:\\s+(?:numbers|letters|digits|figures))?$`,
].map((form) => new RegExp(form, 'iu'))

const visual = new Set(['image', 'video', 'map', 'chart', 'webview'])

/** What one looks at on a screen that is called so: its picture, its map, its figure. */
function mainVisual({ components }: Screen): ComponentNode | undefined {
  const all = [...walkComponents(components)]
  return (
    all.find(({ type, properties }) => type === 'chart' && properties.kind === 'ring') ??
    all.find(({ type }) => visual.has(type)) ??
    all.find(({ type, properties }) => type === 'text' && properties.variant === 'stat') ??
    all.find(
      ({ type, properties }) =>
        type === 'list' && /^(?:grid|cards|carousel|media)$/.test(String(properties.layout)),
    )
  )
}

function sized(node: ComponentNode): Command | undefined {
  const { id, type, properties } = node
  const grown = (value: unknown, base: number, most: number) =>
    Math.min(most, Math.round((typeof value === 'number' ? value : base) * 1.4))
  if (type === 'chart' && (properties.kind === 'ring' || properties.kind === 'donut'))
    return { type: 'set-properties', id, set: { size: grown(properties.size, 180, 320) } }
  if (type === 'text')
    return {
      type: 'set-properties',
      id,
      set: properties.variant === 'stat' ? { big: true } : { variant: 'display' },
    }
  // Lines without pictures have no height of their own.
  const isPictured = type === 'list' && /^(?:grid|cards|carousel|media|feed)$/.test(String(properties.layout))
  return visual.has(type) || isPictured
    ? {
        type: 'set-properties',
        id,
        set: { height: grown(properties.height, 180, type === 'map' ? 480 : 320) },
      }
    : undefined
}

/** A figure in a row of several that is called so, as one of its own above them. */
function figureAlone(document: AppDocument, wanted: readonly string[]): EditOutcome | undefined {
  for (const screen of document.screens)
    for (const [index, node] of screen.components.entries()) {
      if (node.type !== 'list' || node.properties.layout !== 'stats') continue
      const item = itemsOf(node).find((each) => {
        const own = stemsIn(textOf(each, 'title') ?? '')
        return own.length > 0 && wanted.every((stem) => own.includes(stem))
      })
      const value = textOf(item, 'value')
      if (item === undefined || value === undefined) continue
      const rest = itemsOf(node).filter((each) => each !== item)
      const id = `${node.id}-alone`
      if (screen.components.some((each) => each.id === id)) return undefined
      const figure: ComponentNode = {
        id,
        type: 'text',
        label: value,
        properties: { variant: 'stat', big: true, caption: textOf(item, 'title') ?? '' },
      }
      const place = { screenId: screen.id, parentId: null, index }
      const gone: Command =
        rest.length > 0
          ? { type: 'set-properties', id: node.id, set: { items: rest } }
          : { type: 'remove-component', id: node.id }
      return { commands: [gone, { type: 'add-component', node: figure, place }] }
    }
  return undefined
}

/** "Show the money saved really big", "the webcam should be bigger": what one looks at there. */
const enlarged: EditRule = (clause, document): EditOutcome | undefined => {
  const what = forms.map((form) => form.exec(clause)?.groups?.what).find((each) => each !== undefined)
  if (
    what === undefined ||
    /\b(?:and|texts?|letters?|fonts?|buttons|photos|pictures|images|cards|tiles|headings?|titles?|headers?|fields?|box)\b/i.test(
      what,
    )
  )
    return undefined
  const bare = what.replace(/^(?:the|my|our|all)\s+/i, '')
  const wanted = stemsIn(bare)
  const near = findNear(document, bare)
  const alone = wanted.length > 0 ? figureAlone(document, wanted) : undefined
  if (near && near.node.type !== 'header') {
    // What holds nothing but a figure is none that could grow.
    const isFigures = near.node.type === 'list' && near.node.properties.layout === 'stats'
    if (!isFigures) return undefined
  }
  if (alone) return alone
  const screen = findNamedScreen(document, bare) ?? near?.screen
  const described = screen ? undefined : describedAs(document, bare)
  const node = screen
    ? mainVisual(screen)
    : described && (described.node.type === 'header' ? mainVisual(described.screen) : described.node)
  const command = node && sized(node)
  return command ? { commands: [command] } : undefined
}

/** What one looks at, made larger. */
export const enlargedRules: readonly EditRule[] = [enlarged]
