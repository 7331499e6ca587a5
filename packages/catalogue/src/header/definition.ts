import { z } from 'zod'
import { action, choice, flag, icon, items, number, optionalText, picture } from '../common-properties.ts'
import { defineComponent, field } from '../definition.ts'

/** One thing at an end of the bar: an icon, or the round picture of a person. */
const barItem = z.object({
  icon: icon('Icon'),
  avatar: optionalText('Person'),
  label: optionalText('Name'),
  action: action(),
})

export const headerDefinition = defineComponent({
  type: 'header',
  name: 'Header',
  group: 'Layout',
  description: 'Title bar at the top of a screen, with a way back and actions.',
  icon: 'panelTop',
  defaultLabel: 'Header',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    subtitle: optionalText('Subtitle'),
    overline: optionalText('Overline'),
    /** `auto` takes the theme's kind of header. `cover` is a picture with the words on it. */
    variant: choice(
      'Kind',
      ['auto', 'large', 'greeting', 'centered', 'block', 'masthead', 'cover', 'compact'],
      'auto',
    ),
    compact: flag('Small bar'),
    /** Left end. Icon `back` without an action goes back. */
    leading: field(barItem.optional(), { title: 'Left', control: 'items', section: 'Content' }),
    actions: items('Actions', barItem, []),
    image: picture('Picture'),
    height: number('Picture height', 300, 160, 480),
  }),
})
