import { z } from 'zod'
import {
  action,
  choice,
  formula,
  icon,
  optionalChoice,
  optionalNumber,
  optionalText,
  picture,
  tones,
} from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const containerDefinition = defineComponent({
  type: 'container',
  name: 'Container',
  group: 'Layout',
  description:
    'Groups components: a titled section, a card, a coloured hero, a banner, a picture feature or a fixed footer.',
  icon: 'square',
  defaultLabel: 'Container',
  labelRole: 'name',
  acceptsChildren: true,
  properties: z.object({
    /** `banner` and `feature` draw no children; `footer` is fixed to the foot of the screen. */
    variant: choice(
      'Kind',
      ['plain', 'section', 'card', 'tinted', 'hero', 'banner', 'feature', 'footer', 'empty'],
      'section',
    ),
    title: optionalText('Title'),
    overline: optionalText('Overline'),
    text: optionalText('Text'),
    /** Give the number in the title, and those in the text, from fields of the screen. */
    formula: formula('Formula of the title'),
    textFormula: formula('Formula of the text'),
    /** Words of the link at the right of the title, such as "See all". */
    actionLabel: optionalText('Link'),
    action: action(),
    icon: icon('Icon'),
    image: picture('Picture'),
    tone: optionalChoice('Colour', tones),
    gap: optionalNumber('Gap', 0, 64),
    height: optionalNumber('Height', 80, 480),
  }),
})
