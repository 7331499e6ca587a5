import { z } from 'zod'
import { action, choice, flag, icon, onlyFor, optionalNumber } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const buttonDefinition = defineComponent({
  type: 'button',
  name: 'Button',
  group: 'Content',
  description: 'Something to tap: goes to a screen, back, or opens a link.',
  icon: 'button',
  defaultLabel: 'Button',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    /** `icon` is a round icon button whose label is its name. */
    variant: choice(
      'Kind',
      ['primary', 'accent', 'secondary', 'outline', 'ghost', 'destructive', 'icon'],
      'primary',
    ),
    icon: icon('Icon'),
    size: choice('Size', ['small', 'medium', 'large'], 'medium'),
    full: flag('Full width'),
    /** Filled with the primary colour; without a ground; words under it; diameter in px. */
    filled: onlyFor('variant', ['icon'], flag('Filled')),
    plain: onlyFor('variant', ['icon'], flag('No ground')),
    showLabel: onlyFor('variant', ['icon'], flag('Show label')),
    diameter: onlyFor('variant', ['icon'], optionalNumber('Diameter', 36, 96)),
    action: action(),
  }),
})
