import { z } from 'zod'
import {
  choice,
  flag,
  icon,
  number,
  onlyFor,
  optionalNumber,
  optionalText,
  strings,
} from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const inputKinds = [
  'text',
  'email',
  'password',
  'number',
  'search',
  'multiline',
  'select',
  'slider',
  'stepper',
  'code',
  'composer',
] as const

export const inputDefinition = defineComponent({
  type: 'input',
  name: 'Input',
  group: 'Form',
  description:
    'A field to fill in: text, email, password, number, search, several lines, a choice, a slider or a stepper.',
  icon: 'input',
  defaultLabel: 'Input',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    /** `composer` is the message line fixed to the foot of a chat. */
    kind: choice('Kind', inputKinds, 'text', 'Behaviour'),
    placeholder: optionalText('Placeholder'),
    value: optionalText('Value'),
    helper: optionalText('Help'),
    error: optionalText('Error'),
    icon: icon('Icon'),
    suffix: optionalText('Unit'),
    /** `slider`: the words at its two ends. */
    options: strings('Options', []),
    length: onlyFor('kind', ['code'], number('Places', 6, 3, 8, 'Behaviour')),
    min: optionalNumber('Least', -1_000_000, 1_000_000, 'Behaviour'),
    max: optionalNumber('Most', -1_000_000, 1_000_000, 'Behaviour'),
    height: optionalNumber('Height', 64, 320),
    focused: flag('Show focused'),
  }),
})
