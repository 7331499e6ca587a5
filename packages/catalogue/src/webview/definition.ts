import { z } from 'zod'
import { flag, number, optionalText, picture, url } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const webviewDefinition = defineComponent({
  type: 'webview',
  name: 'WebView',
  group: 'Advanced',
  description: 'Shows a website inside the app.',
  icon: 'globe',
  defaultLabel: 'Website',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    url: url('Address'),
    title: optionalText('Title'),
    /** Words for the placeholder picture in the canvas. */
    keyword: picture('Placeholder'),
    /** The site fills the whole screen, without the address line. */
    fill: flag('Fill the screen'),
    height: number('Height', 300, 120, 900),
  }),
})
