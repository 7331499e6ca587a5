import type { Part } from '../../dictation/part.ts'
import { valuesOf } from '../../plan/content/values.ts'
import type { Loose } from '../kit.ts'
import { choicesFor } from './choices-for.ts'

/** How a dictated field is filled in, with what it shows before that; `filled`: what is reckoned with. */
export function inputProperties(part: Part & { kind: 'input' }, filled?: string): Loose {
  return { ...ownProperties(part, filled), ...(part.hint === undefined ? {} : { helper: part.hint }) }
}

function ownProperties(
  { entry, label, options, min, max, value: at }: Part & { kind: 'input' },
  filled?: string,
): Loose {
  switch (entry) {
    case 'select': {
      const words = valuesOf(label)?.filter((value) => /^\p{L}{3}/u.test(value)) ?? []
      const isCode = /code$|^sort/i.test(label)
      const known = options.length > 0 ? options : words.length > 1 && !isCode ? words : choicesFor(label)
      // From one to the other.
      const value = /^to$/i.test(label) ? (known[1] ?? known[0]) : known[0]
      return { kind: 'select', options: [...new Set(known)], value }
    }
    case 'slider':
      return {
        kind: 'slider',
        value: String(at ?? Math.round(((min ?? 0) + (max ?? 100)) * 0.5)),
        min: min ?? 0,
        max: max ?? 100,
      }
    case 'stepper':
      return {
        kind: 'stepper',
        value: filled ?? at?.toString() ?? (/thermostat|temperature/i.test(label) ? '21' : '1'),
      }
    case 'multiline':
      return { kind: 'multiline', height: 96, placeholder: label }
    case 'search':
      return { kind: 'search', placeholder: label }
    case 'composer':
      return { kind: 'text', placeholder: label, icon: 'chat' }
    case 'text':
    case 'email':
    case 'password':
    case 'number':
      return filled === undefined
        ? { kind: entry, placeholder: label }
        : { kind: 'number', value: filled, placeholder: label }
  }
}
