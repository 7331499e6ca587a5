import { type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { resolveProperties } from '../resolve-properties.ts'
import { isKey } from './press-key.ts'
import type { Keypad } from './use-keypad.ts'

/** So many of the ten digits make a keypad. */
const fewestDigits = 9

/**
 * The keypad of a screen: buttons with the digits, and a text of the largest kind that shows what one enters. With
 * an equals sign it is a calculator's, and a text right before the large one says what is reckoned; else one dials.
 */
export function keypadOn(screen: Screen): Keypad | undefined {
  const nodes = [...walkComponents(screen.components)]
  const at = nodes.findIndex(isDisplay)
  const display = nodes[at]
  const keys = nodes.filter(({ type, label }) => type === 'button' && isKey(label))
  const digits = new Set(keys.map(({ label }) => label).filter((label) => /^\d$/.test(label)))
  if (!display || digits.size < fewestDigits) return undefined
  const before = nodes[at - 1]
  const isCalculator = keys.some(({ label }) => label === '=')
  const line = before?.type === 'text' ? { line: before.label, id: before.id } : { line: '' }
  return {
    display: display.id,
    shown: display.label,
    ...(isCalculator && { reckons: line }),
    keys: keys.map(({ id }) => id),
  }
}

const isDisplay = ({ type, properties }: ComponentNode) =>
  type === 'text' && resolveProperties('text', properties).variant === 'display'
