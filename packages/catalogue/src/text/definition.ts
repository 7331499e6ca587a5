import { z } from 'zod'
import { action, choice, flag, optionalChoice, optionalText, tones } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const textDefinition = defineComponent({
  type: 'text',
  name: 'Text',
  group: 'Content',
  description: 'Words: display, title, heading, body, label, caption, overline, quote, or a big number.',
  icon: 'type',
  defaultLabel: 'Text',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    variant: choice(
      'Kind',
      ['display', 'title', 'heading', 'body', 'label', 'caption', 'overline', 'quote', 'stat'],
      'body',
    ),
    tone: optionalChoice('Colour', ['muted', ...tones]),
    align: choice('Align', ['start', 'center', 'end'], 'start'),
    /** For `stat`: the words above the number, and how it changed. */
    caption: optionalText('Caption'),
    delta: optionalText('Change'),
    /** For `stat`: a minus in `delta` is good news. */
    lowerIsBetter: flag('Lower is better'),
    big: flag('Bigger'),
    /** For `quote`: who said it. */
    by: optionalText('By'),
    action: action(),
  }),
})
