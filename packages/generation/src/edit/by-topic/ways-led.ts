import { type AppDocument, type Command, type JsonValue, type Screen, walkNodes } from '@kwiq/app-model'
import { isEntry } from '../entry.ts'

/** The same value with every way to one screen leading to another; the same object where none does. */
function ledTo(value: JsonValue, from: string, to: string): JsonValue {
  if (Array.isArray(value)) {
    const next = value.map((each) => ledTo(each, from, to))
    return next.some((each, index) => each !== value[index]) ? next : value
  }
  if (!isEntry(value)) return value
  if (value.kind === 'screen' && value.screenId === from) return { ...value, screenId: to }
  const next = Object.entries(value).map(
    ([key, each]) => [key, each === undefined ? each : ledTo(each, from, to)] as const,
  )
  return next.some(([key, each]) => each !== value[key]) ? Object.fromEntries(next) : value
}

/** All ways to a screen from others, led to another one. */
export const waysLed = (document: AppDocument, from: Screen, to: string): Command[] =>
  [...walkNodes(document)].flatMap(({ node, screen }): Command[] => {
    if (screen === from) return []
    const set = Object.fromEntries(
      Object.entries(node.properties).flatMap(([key, value]) => {
        const next = value === undefined ? value : ledTo(value, from.id, to)
        return next === value || next === undefined ? [] : [[key, next]]
      }),
    )
    return Object.keys(set).length > 0 ? [{ type: 'set-properties', id: node.id, set }] : []
  })
