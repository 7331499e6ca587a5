import { z } from 'zod'
import { choice, flag, icon, optionalText } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const checkboxDefinition = defineComponent({
  type: 'checkbox',
  name: 'Checkbox',
  group: 'Form',
  description: 'Something to switch on or choose: checkbox, switch or radio button.',
  icon: 'checkSquare',
  defaultLabel: 'Checkbox',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    variant: choice('Kind', ['checkbox', 'switch', 'radio'], 'checkbox'),
    checked: flag('Checked', false, 'Content'),
    helper: optionalText('Help'),
    icon: icon('Icon'),
    card: flag('In a card'),
    /** Radio buttons of one group exclude each other. */
    group: optionalText('Group', 'Behaviour'),
  }),
})
