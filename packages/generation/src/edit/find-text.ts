import { type AppDocument, type ComponentNode, type JsonValue, type Screen, walkNodes } from '@kwiq/app-model'
import { textOf } from './entry.ts'

/** Where a text stands: the name of a component, one of its properties, or an entry of its list. */
type TextPlace =
  | { kind: 'label' }
  | { kind: 'property'; name: string }
  | { kind: 'item'; list: string; index: number; key: string }

export interface FoundText {
  node: ComponentNode
  screen: Screen
  place: TextPlace
}

const shown = [
  'title',
  'subtitle',
  'text',
  'overline',
  'caption',
  'placeholder',
  'helper',
  'value',
  'actionLabel',
]
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.!?"'“”]+/g, ' ')
    .trim()

/** Every place where exactly this text is on a screen, in the order of the screens; on one screen if it is named. */
export function findTexts(document: AppDocument, words: string, screenId?: string): FoundText[] {
  const wanted = plain(words)
  if (wanted === '') return []
  const found: FoundText[] = []
  for (const { node, screen } of walkNodes(document)) {
    if (screenId !== undefined && screen.id !== screenId) continue
    if (plain(node.label) === wanted) found.push({ node, screen, place: { kind: 'label' } })
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string' && shown.includes(name) && plain(value) === wanted)
        found.push({ node, screen, place: { kind: 'property', name } })
      if (Array.isArray(value))
        for (const [index, item] of value.entries()) {
          const key = keyOf(item, wanted)
          if (key) found.push({ node, screen, place: { kind: 'item', list: name, index, key } })
        }
    }
  }
  return found
}

function keyOf(item: JsonValue, wanted: string): string | undefined {
  return ['title', 'label', ...shown].find((key) => {
    const value = textOf(item, key)
    return value !== undefined && plain(value) === wanted
  })
}
