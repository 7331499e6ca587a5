import type { Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'

const tones: readonly (readonly [RegExp, string])[] = [
  [/^(?:bright\s+|dark\s+)?(?:red|crimson)$/i, 'danger'],
  [/^(?:bright\s+|dark\s+|light\s+)?green$/i, 'success'],
  [/^(?:bright\s+|dark\s+|light\s+)?(?:orange|yellow|amber)$/i, 'warning'],
  [/^(?:light\s+|dark\s+)?gr[ae]y(?:ed out)?$/i, 'neutral'],
]

/** A colour an entry can be marked with, as a pattern. */
export const markColor = '(?:bright\\s+|dark\\s+|light\\s+)?(?:red|green|orange|yellow|amber|gr[ae]y)'

/** The tone of a mark; where no colour is told, of what it says. */
export const toneFor = (color: string | undefined, word: string): string =>
  color === undefined
    ? /^(?:done|free|available|ready|paid|complete|finished|returned|healthy|ok)$/i.test(word)
      ? 'success'
      : /^(?:overdue|late|expired|broken|lost|missing|urgent)$/i.test(word)
        ? 'danger'
        : 'primary'
    : (tones.find(([form]) => form.test(color))?.[1] ?? 'primary')

/** Layouts whose lines have room for a mark. */
const marked = /^(?:rows|media|cards|checklist)?$/
/** Pictures beside each other, whose lines a picture begins. */
const pictured = /^(?:grid|carousel)$/

export interface Mark {
  word: string
  tone: string
}

const withMark = (item: JsonValue, { word, tone }: Mark): JsonValue =>
  withPart(withPart(item, 'badge', word), 'badgeTone', tone)

/**
 * The mark on those entries of a list that are meant. A list of pictures becomes one of lines with pictures where it
 * is the longest of these lists: only those show a mark.
 */
export function markEntries(
  node: ComponentNode,
  mark: Mark,
  isMeant: (item: JsonValue) => boolean,
  isMain: boolean,
): Command[] {
  const layout = String(node.properties.layout ?? '')
  const isPictured = pictured.test(layout) && isMain
  if (!marked.test(layout) && !isPictured) return []
  const items = itemsOf(node)
  const next = items.map((item) =>
    isEntry(item) && isMeant(item) && !(textOf(item, 'badge') === mark.word && item.badgeTone === mark.tone)
      ? withMark(item, mark)
      : item,
  )
  if (next.every((item, index) => item === items[index])) return []
  return [
    {
      type: 'set-properties',
      id: node.id,
      set: { items: next, ...(isPictured ? { layout: 'media' } : {}) },
      ...(isPictured ? { unset: ['columns', 'height'].filter((key) => key in node.properties) } : {}),
    },
  ]
}
