import type { AppDocument, ComponentNode, JsonValue } from '@kwiq/app-model'
import { textOf } from './entry.ts'
import { splitHost } from './find-host.ts'
import { iconNamed } from './icons.ts'
import { startOf } from './places.ts'

export interface FoundAction {
  node: ComponentNode
  actions: readonly JsonValue[]
  index: number
}

const form =
  /^(?:the\s+|our\s+|my\s+)?(.{2,30}?)\s+(?:icon|button|symbol|sign)(?:\s+(?:in|on|at)\s+(?:the\s+)?(?:header|top bar|title bar|top|top (?:right|left)(?: corner)?))?$/i

/** "The plus button", "the bell icon in the header": what the bar at the top offers, on the start screen first. */
export function findHeaderAction(document: AppDocument, words: string): FoundAction | undefined {
  const { subject, screen: host } = splitHost(document, words)
  const word = form.exec(subject)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  const start = startOf(document)
  const screens = host ? [host] : [...(start ? [start] : []), ...document.screens]
  const icon = iconNamed(word)
  for (const { components } of screens) {
    const node = components.find(({ type }) => type === 'header')
    const actions = Array.isArray(node?.properties.actions) ? node.properties.actions : []
    const labels = actions.map((each) => textOf(each, 'label')?.toLowerCase())
    const called = labels.indexOf(word)
    const index =
      called >= 0 ? called : actions.findIndex((each) => icon !== undefined && textOf(each, 'icon') === icon)
    if (node && index >= 0) return { node, actions, index }
  }
  return undefined
}
