import { z } from 'zod'
import { choice, number, optionalText, picture } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const cameraDefinition = defineComponent({
  type: 'camera',
  name: 'Camera',
  group: 'Media',
  description: 'Live camera picture to take photos or scan codes.',
  icon: 'camera',
  defaultLabel: 'Camera',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    hint: optionalText('Hint'),
    /** What stands in for the live picture in the canvas. */
    keyword: picture('Placeholder'),
    facing: choice('Camera', ['back', 'front'], 'back', 'Behaviour'),
    height: number('Height', 420, 160, 640),
  }),
})
