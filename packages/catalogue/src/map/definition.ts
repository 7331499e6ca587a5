import { z } from 'zod'
import { choice, flag, icon, items, number, optionalNumber, optionalText } from '../common-properties.ts'
import { defineComponent, field } from '../definition.ts'
import { grounds } from './grounds.ts'

const pin = z.object({
  /** Place on the drawn map, 0 to 1 from left and top. */
  x: field(z.number().min(0).max(1).default(0.5), {
    title: 'Across',
    control: 'number',
    section: 'Content',
    min: 0,
    max: 1,
  }),
  y: field(z.number().min(0).max(1).default(0.5), {
    title: 'Down',
    control: 'number',
    section: 'Content',
    min: 0,
    max: 1,
  }),
  label: optionalText('Name'),
  icon: icon('Icon'),
  selected: flag('Selected', false, 'Content'),
})

export const mapDefinition = defineComponent({
  type: 'map',
  name: 'Map',
  group: 'Data',
  description: 'A map with pins, a route and where one is.',
  icon: 'map',
  defaultLabel: 'Map',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    pins: items('Pins', pin, [{ x: 0.8, y: 0.3, selected: true }]),
    /** What the drawn map shows around the pins. */
    ground: choice('Ground', grounds, 'city', 'Content'),
    route: flag('Route', false, 'Content'),
    me: flag('Own position', false, 'Content'),
    /** Words of the pill in the corner. */
    caption: optionalText('Caption'),
    bleed: flag('Edge to edge'),
    height: number('Height', 200, 100, 640),
    seed: optionalText('Variation'),
    latitude: optionalNumber('Latitude', -90, 90, 'Content'),
    longitude: optionalNumber('Longitude', -180, 180, 'Content'),
  }),
})
