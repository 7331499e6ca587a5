import { z } from 'zod'
import {
  action,
  choice,
  flag,
  formula,
  onlyFor,
  optionalChoice,
  optionalText,
  tones,
} from '../common-properties.ts'
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
    /** The words above the number, and how it changed. */
    caption: onlyFor('variant', ['stat'], optionalText('Caption')),
    delta: onlyFor('variant', ['stat'], optionalText('Change')),
    /** A minus in `delta` is good news. */
    lowerIsBetter: onlyFor('variant', ['stat'], flag('Lower is better')),
    big: onlyFor('variant', ['stat'], flag('Bigger')),
    /** Who said it. */
    by: onlyFor('variant', ['quote'], optionalText('By')),
    /** Gives the number in the text, from fields of the screen. */
    formula: formula(),
    action: action(),
  }),
})
