import { type Part } from './part.ts'

/** Kind, name and what else a part says, in short. */
export function inShort(part: Part): string {
  const more = 'options' in part ? part.options : part.kind === 'list' ? part.fields : []
  const value = part.kind === 'fact' && part.value !== undefined ? ` = ${part.value}` : ''
  const held = part.kind === 'box' ? ` [${part.parts.map(inShort).join('; ')}]` : ''
  return `${part.kind} ${part.label}${value}${held}${more.length > 0 ? `: ${more.join(', ')}` : ''}`.trim()
}
