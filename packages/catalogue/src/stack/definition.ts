import { z } from 'zod'
import { choice, flag, optionalNumber } from '../common-properties.ts'
import { defineComponent } from '../definition.ts'

export const stackDefinition = defineComponent({
  type: 'stack',
  name: 'Stack',
  group: 'Layout',
  description: 'Puts components in a row or a column, with gap, alignment and wrapping.',
  icon: 'rows',
  defaultLabel: 'Stack',
  labelRole: 'name',
  acceptsChildren: true,
  properties: z.object({
    direction: choice('Direction', ['column', 'row'], 'column'),
    gap: optionalNumber('Gap', 0, 64),
    align: choice('Align', ['auto', 'start', 'center', 'end', 'stretch', 'baseline'], 'auto'),
    justify: choice('Distribute', ['start', 'center', 'end', 'between'], 'start'),
    wrap: flag('Wrap'),
    /** In a row: all children get the same width. */
    equal: flag('Equal widths'),
    /** In a row: which child takes the width that is left. */
    grow: choice('Grow', ['none', 'first', 'last'], 'none'),
  }),
})
