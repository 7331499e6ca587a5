import { z } from 'zod'
import { action, choice, flag, optionalNumber, optionalText, picture, url } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const imageDefinition = defineComponent({
  type: 'image',
  name: 'Image',
  group: 'Media',
  description: 'A picture: drawn from a few words, or loaded from an address.',
  icon: 'image',
  defaultLabel: 'Image',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    /** Words for the drawn picture; absent: the label. */
    keyword: picture('Picture'),
    url: url('Address'),
    seed: optionalText('Variation'),
    caption: optionalText('Caption'),
    /** Large words on the picture, as on a meme or a poster: at its upper and its lower edge. */
    topText: optionalText('Words at the top'),
    bottomText: optionalText('Words at the bottom'),
    shape: choice('Shape', ['rectangle', 'circle'], 'rectangle'),
    /** From edge to edge of the screen. */
    bleed: flag('Edge to edge'),
    width: optionalNumber('Width', 24, 480),
    height: optionalNumber('Height', 24, 640),
    align: choice('Align', ['start', 'center', 'end'], 'start'),
    action: action(),
  }),
})
