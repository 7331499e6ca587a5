import { z } from 'zod'
import { action, choice, items, number, text } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

const tab = z.object({ title: text('Title', 'Tab'), action: action() })

export const tabsDefinition = defineComponent({
  type: 'tabs',
  name: 'Tabs',
  group: 'Navigation',
  description: 'Tabs inside a screen: switch what is chosen, or lead to other screens.',
  icon: 'tabs',
  defaultLabel: 'Tabs',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    /** `auto` takes the theme's kind. */
    variant: choice('Kind', ['auto', 'segmented', 'pills', 'underline'], 'auto'),
    items: items('Tabs', tab, [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]),
    active: number('Chosen', 0, 0, 12, 'Content'),
  }),
})
