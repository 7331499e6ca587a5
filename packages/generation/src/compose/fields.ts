import { isPictureKnown } from '@kwiq/catalogue/pictures'
import type { ComponentNode } from '@kwiq/app-model'
import type { Field } from '../entity.ts'
import { knownValuesOf } from '../plan/content/values.ts'
import { nounField } from '../plan/noun-field.ts'
import { toSingular } from '../words/forms.ts'
import { iconOfField } from './field-icons.ts'
import type { Kit, Loose } from './kit.ts'

/** A field nobody gave a value, with one that is known of its name for sure: "blood pressure". */
function asKnown(field: Field): Field {
  if (field.kind !== 'text' || field.value !== '' || !knownValuesOf(field.name)) return field
  const { isGuess, ...known } = nounField(
    field.name,
    toSingular(field.name.toLowerCase().split(' ').at(-1) ?? ''),
  )
  return isGuess ? field : { ...field, ...known }
}

/** The form component that takes a field, filled with its sample value. */
export function fieldComponent(kit: Kit, told: Field, isFilled = true): ComponentNode {
  const field = asKnown(told)
  const value = isFilled ? field.value || undefined : undefined
  const placeholder = isFilled ? undefined : field.value || undefined
  const plain = (properties: Loose) =>
    kit.input(field.name, { value, placeholder, helper: field.hint, ...properties })
  switch (field.kind) {
    case 'text':
      return plain({})
    case 'long':
      return plain({ kind: 'multiline', height: 96 })
    case 'number':
      return /^\d{1,2}$/.test(field.value)
        ? kit.input(field.name, { kind: 'stepper', value: field.value })
        : plain({ kind: 'number' })
    case 'money':
      return plain({ icon: 'wallet' })
    case 'date':
      return kit.date(field.name, { value: field.value || 'Thu 19 Nov' })
    case 'time':
      return kit.date(field.name, { variant: 'time', value: field.value || '18:30' })
    case 'choice':
      return field.options.length > 6 || field.options.length < 2
        ? plain({ kind: 'select', options: field.options })
        : kit.list(
            'chips',
            field.name,
            field.options.map((title) => ({ title })),
            {
              title: questionOf(field) ?? field.name,
              wrap: true,
              active: Math.max(0, field.options.indexOf(field.value)),
            },
          )
    case 'switch':
      return kit.toggle(field.name, field.value !== 'no')
    case 'photo':
      // No photograph of something else: what has no drawing has the sign of a camera.
      return kit.image(isPictureKnown(field.value || field.name) ? field.value || field.name : 'camera', {
        height: 150,
        caption: field.name,
      })
    case 'place':
      return plain({ icon: 'pin' })
    case 'person':
      return plain({ icon: 'user' })
    case 'email':
      return plain({ kind: 'email', icon: 'mail' })
    case 'phone':
      return plain({ icon: 'phone' })
    case 'slider': {
      const [min = 0, max = 100] = (rangeOf(field) ?? field.options).map(Number)
      return kit.input(field.name, {
        kind: 'slider',
        value: field.value || '60',
        min,
        max,
        ...(questionOf(field) ? { helper: field.hint } : {}),
      })
    }
  }
}

const ofTempo = /\b(?:beats|bpm|tempo)\b/i

/** Tempos are no percent. */
const rangeOf = ({ name, options }: Field): readonly string[] | undefined =>
  options.length === 0 && ofTempo.test(name) ? ['40', '220'] : undefined

/** "How loud it was": the question of the description, over what there is to choose from. */
const questionOf = ({ hint }: Field): string | undefined =>
  hint && /^(?:how|which|what|where|when|who|whether) /i.test(hint) ? hint : undefined

const fewestKnown = 2

/** A row "name ... value" for each field that has a short value. */
export function fieldRows(fields: readonly Field[], most = 5): Loose[] {
  const shown = fields.filter(({ kind }) => kind !== 'long' && kind !== 'photo' && kind !== 'switch')
  // What nobody knows stands there only where little else does.
  const known = shown.filter((field) => asKnown(field).value !== '')
  return (known.length < fewestKnown ? shown : known)
    .slice(0, most)
    .map(asKnown)
    .map((field) => ({ icon: iconOfField(field), title: field.name, value: field.value || 'Not set' }))
}
