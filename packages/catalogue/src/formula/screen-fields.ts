import { type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { resolveProperties } from '../resolve-properties.ts'
import type { FormulaField } from './compute-words.ts'
import { isByChance } from './evaluate-formula.ts'
import type { Draws } from './use-computed.ts'

/**
 * The buttons that draw anew on a screen with a formula by chance: those that lead to the screen they stand on.
 * Undefined where nothing is drawn, or nobody can.
 */
export function drawsOn(screen: Screen): Draws | undefined {
  const nodes = [...walkComponents(screen.components)]
  if (!nodes.some((node) => formulasOf(node).some(({ formula }) => isByChance(formula)))) return undefined
  const buttons = nodes.filter(({ type, properties }) => {
    if (type !== 'button') return false
    const { action } = resolveProperties('button', properties)
    return action?.kind === 'screen' && action.screenId === screen.id
  })
  return buttons.length > 0 ? { of: screen.id, buttons: buttons.map(({ id }) => id) } : undefined
}

/** The fields of a screen that formulas may read, in its order; none when nothing on it has a formula. */
export function formulaFields(screen: Screen): FormulaField[] {
  const nodes = [...walkComponents(screen.components)]
  return nodes.some((node) => formulasOf(node).length > 0) ? nodes.flatMap(fieldOf) : []
}

/** The formulas of a component, each with the property it stands in. */
export function formulasOf({ type, properties }: ComponentNode): { property: string; formula: string }[] {
  const stated = (property: string, formula: string | undefined) =>
    formula?.trim() ? [{ property, formula }] : []
  if (type === 'text') return stated('formula', resolveProperties('text', properties).formula)
  if (type === 'container') {
    const { formula, textFormula } = resolveProperties('container', properties)
    return [...stated('formula', formula), ...stated('textFormula', textFormula)]
  }
  if (type !== 'list') return []
  const { items } = resolveProperties('list', properties)
  return items.flatMap(({ formula }, at) => stated(`items[${at}].formula`, formula))
}

/** What a component lets one enter, for formulas. */
function fieldOf({ id, type, label, properties }: ComponentNode): FormulaField[] {
  const name = label.trim()
  if (type === 'checkbox')
    return [{ name, id, key: 'checked', initial: resolveProperties('checkbox', properties).checked }]
  if (type === 'datepicker') {
    const { variant, value = '' } = resolveProperties('datepicker', properties)
    return variant === 'field' ? [{ name, id, key: 'day', initial: value }] : []
  }
  if (type === 'input') {
    const { kind, value = '' } = resolveProperties('input', properties)
    const isNumber = kind === 'number' || (kind !== 'select' && /\d/.test(value))
    return [{ name, id, key: 'value', ...(isNumber && { isNumber }), initial: value }]
  }
  if (type !== 'list') return []
  const { layout, items, active, plain } = resolveProperties('list', properties)
  if (layout !== 'chips' || plain) return []
  return [{ name, id, key: 'active', initial: active ?? 0, options: items.map(({ title }) => title ?? '') }]
}
