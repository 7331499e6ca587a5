import { z } from 'zod'
import { action, iconOr, items, optionalText, text } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

const navbarItem = z.object({
  title: text('Title', 'Item'),
  icon: iconOr('Icon', 'home'),
  badge: optionalText('Badge'),
  action: action(),
})

export const navbarDefinition = defineComponent({
  type: 'navbar',
  name: 'Navbar',
  group: 'Navigation',
  description: 'Bar at the foot of a screen that switches between the main screens.',
  icon: 'panelBottom',
  defaultLabel: 'Main navigation',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    /** The item whose action leads to the screen it stands on is the active one. */
    items: items('Items', navbarItem, [
      { title: 'Home', icon: 'home' },
      { title: 'Search', icon: 'search' },
      { title: 'Profile', icon: 'user' },
    ]),
  }),
})
