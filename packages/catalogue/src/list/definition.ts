import { z } from 'zod'
import {
  action,
  choice,
  flag,
  formula,
  icon,
  items,
  optionalChoice,
  optionalNumber,
  optionalText,
  picture,
  tones,
} from '../common-properties.ts'
import { defineComponent, field } from '../definition.ts'

const optionalFlag = (title: string) =>
  field(z.boolean().optional(), { title, control: 'switch', section: 'Content' })

export const listItemSchema = z.object({
  title: optionalText('Title'),
  subtitle: optionalText('Subtitle'),
  overline: optionalText('Overline'),
  text: optionalText('Text'),
  image: picture('Picture'),
  avatar: optionalText('Person'),
  icon: icon('Icon'),
  tone: optionalChoice('Colour', tones, 'Content'),
  value: optionalText('Value'),
  /** Gives the number in the value, from fields of the screen. */
  formula: formula('Formula of the value'),
  unit: optionalText('Unit'),
  delta: optionalText('Change'),
  badge: optionalText('Badge'),
  badgeTone: optionalChoice('Badge colour', tones, 'Content'),
  rating: optionalText('Rating'),
  meta: optionalText('Detail'),
  tag: optionalText('Tag'),
  time: optionalText('Time'),
  /** 0 to 1. */
  progress: optionalNumber('Progress', 0, 1, 'Content'),
  spark: field(z.array(z.number()).optional(), {
    title: 'Small chart',
    control: 'numbers',
    section: 'Content',
  }),
  quantity: optionalText('Quantity'),
  /** Index into the theme's chart colours for a leading dot. */
  dot: optionalNumber('Dot colour', 0, 4, 'Content'),
  trailingIcon: icon('Icon at the end'),
  switch: optionalFlag('Switch'),
  checked: optionalFlag('Checked'),
  done: optionalFlag('Done'),
  now: optionalFlag('Now'),
  favorite: optionalFlag('Favourite'),
  chevron: optionalFlag('Chevron'),
  seen: optionalFlag('Seen'),
  /** Bubbles: own message; name of the writer; a line with the day instead of a bubble. */
  mine: optionalFlag('Mine'),
  name: optionalText('Name'),
  day: optionalText('Day'),
  likes: optionalText('Likes'),
  comments: optionalText('Comments'),
  lowerIsBetter: optionalFlag('Lower is better'),
  action: action(),
})
export type ListItem = z.infer<typeof listItemSchema>

export const listLayouts = [
  'rows',
  'media',
  'cards',
  'grid',
  'carousel',
  'chips',
  'stats',
  'checklist',
  'timeline',
  'agenda',
  'steps',
  'bubbles',
  'feed',
  'stories',
] as const

export const listDefinition = defineComponent({
  type: 'list',
  name: 'List',
  group: 'Content',
  description:
    'Several things of one kind: rows, cards, a grid, chips, numbers, a checklist, a timeline, messages or posts.',
  icon: 'list',
  defaultLabel: 'List',
  labelRole: 'name',
  acceptsChildren: false,
  properties: z.object({
    layout: choice('Layout', listLayouts, 'rows'),
    title: optionalText('Title'),
    actionLabel: optionalText('Link'),
    action: action(),
    items: items('Items', listItemSchema, [
      { title: 'First item', subtitle: 'A short detail', icon: 'star', chevron: true },
      { title: 'Second item', subtitle: 'A short detail', icon: 'heart', chevron: true },
      { title: 'Third item', subtitle: 'A short detail', icon: 'bookmark', chevron: true },
    ]),
    columns: optionalNumber('Columns', 1, 4),
    /** What stands there while nothing is in it, or nothing fits what was chosen above. */
    empty: optionalText('When empty'),
    /** Picture height of cards, grid, carousel and feed; card width of a carousel; px. */
    height: optionalNumber('Picture height', 60, 320),
    width: optionalNumber('Card width', 96, 320),
    /** Chips: index of the chosen one. */
    active: optionalNumber('Chosen', 0, 50),
    wrap: flag('Wrap'),
    /** Rows: in a card or not; absent: as the theme has it. */
    boxed: field(z.boolean().optional(), { title: 'In a card', control: 'switch', section: 'Style' }),
    /** Stats: without cards; centred. Chips: only to be read. Checklist: strike what is done. */
    plain: flag('Plain'),
    centered: flag('Centred'),
    strike: flag('Strike when done'),
  }),
})
