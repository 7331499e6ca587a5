import { z } from 'zod'
import { number, optionalNumber, picture, text, url } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const videoDefinition = defineComponent({
  type: 'video',
  name: 'Video',
  group: 'Media',
  description: 'A video player with a poster picture, time and progress.',
  icon: 'video',
  defaultLabel: 'Video',
  labelRole: 'visible',
  acceptsChildren: false,
  properties: z.object({
    url: url('Address'),
    /** Words for the poster; absent: the label. */
    keyword: picture('Poster'),
    duration: text('Length', '4:12'),
    progress: number('Progress', 0, 0, 1, 'Content'),
    height: optionalNumber('Height', 100, 480),
  }),
})
