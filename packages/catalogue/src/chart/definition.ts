import { z } from 'zod'
import {
  choice,
  numbers,
  onlyFor,
  optionalChoice,
  optionalNumber,
  optionalText,
  strings,
} from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const chartKinds = ['bar', 'line', 'area', 'donut', 'ring', 'progress', 'sparkline', 'heat'] as const

export const chartDefinition = defineComponent({
  type: 'chart',
  name: 'Chart',
  group: 'Data',
  description: 'Numbers as a picture: bars, line, area, donut, rings, progress or a month of activity.',
  icon: 'chart',
  defaultLabel: 'Chart',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    kind: choice('Kind', chartKinds, 'bar'),
    /** ring and progress: parts of 1, up to three; heat: levels 0 to 4, a cell each. */
    data: numbers('Values', [42, 58, 37, 64, 51, 72, 60]),
    /** line and area: a second, dashed series. */
    comparison: numbers('Compared with', []),
    labels: strings('Labels', []),
    /** bar and line: index of the value set apart; absent: the largest or last. */
    highlight: optionalNumber('Highlight', 0, 400, 'Content'),
    unit: optionalText('Unit'),
    center: optionalText('In the middle'),
    centerCaption: optionalText('Under it'),
    caption: optionalText('Caption'),
    /** ring: the time in the middle runs, worked by buttons with the icons play, repeat, plus and flag. */
    clock: onlyFor('kind', ['ring'], optionalChoice('Clock', ['down', 'up'], 'Behaviour')),
    height: optionalNumber('Height', 24, 360),
    size: optionalNumber('Diameter', 48, 320),
    thickness: optionalNumber('Thickness', 4, 32),
  }),
})
