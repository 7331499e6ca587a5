import type { AppDocument, ComponentNode, JsonValue, Properties } from '@kwiq/app-model'
import { definitionList } from '@kwiq/catalogue'
import { z } from 'zod'

const item = (index: number): Record<string, JsonValue> => ({
  title: `Lighthouse walk ${index}`,
  subtitle: 'Three hours, one hill',
  overline: 'Outside',
  text: 'The path begins behind the harbour.',
  image: 'sea',
  tag: 'New',
  value: '€ 12',
  unit: 'km',
  delta: index === 1 ? '+12 %' : '-3 %',
  badge: 'Soon',
  rating: '4.8',
  meta: '12 reviews',
  time: '09:30',
  progress: 0.4,
  spark: [1, 3, 2],
  likes: '12',
  comments: '3',
  mine: index === 1,
  name: 'Noa',
})

/** Items that between them show everything an item can have. */
const items: Record<string, JsonValue>[] = [
  { ...item(1), action: { kind: 'back' }, favorite: true, chevron: true },
  { ...item(2), icon: 'star', image: null, tone: 'accent', trailingIcon: 'phone' },
  { ...item(3), avatar: 'Noa', image: null, checked: true, done: true, now: true },
  { title: 'Quiet', switch: true },
  { title: 'Tea', quantity: '2', dot: 1 },
].map((entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)))

/** Properties that open a way through a view which a choice alone does not. */
const more: Record<string, Properties[]> = {
  header: [
    { leading: { avatar: 'Noa' }, actions: [{ icon: 'bell' }, { icon: 'share', action: { kind: 'back' } }] },
  ],
  button: [{ action: { kind: 'back' } }, { full: true, icon: 'plus', action: { kind: 'back' } }],
  list: [
    { plain: true },
    { wrap: true },
    { plain: true, wrap: true },
    { title: 'Walks', actionLabel: 'See all', action: { kind: 'back' } },
  ],
  container: [
    {
      title: 'Title',
      text: 'Some words',
      overline: 'Over',
      actionLabel: 'See all',
      action: { kind: 'back' },
    },
    { title: 'Card', text: 'Words', action: { kind: 'back' } },
  ],
  input: [
    { placeholder: 'Type here', error: 'This is wrong', options: ['One', 'Two'] },
    { value: 'Typed', helper: 'Help' },
  ],
  checkbox: [{ checked: true, card: true, helper: 'Help' }],
  map: [
    {
      pins: [
        { x: 0.3, y: 0.4, label: 'Pier' },
        { x: 0.6, y: 0.6, label: 'Mill' },
      ],
      latitude: 54,
      longitude: 9,
      caption: 'Harbour',
    },
  ],
  image: [{ action: { kind: 'back' }, caption: 'Caption' }],
  text: [{ action: { kind: 'back' } }],
  navbar: [{}],
}

/** The values of each choice, one at a time. */
function choicesOf(shape: Record<string, z.ZodType>): Properties[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const values = Array.isArray(json.enum) ? json.enum : json.type === 'boolean' ? [true] : []
    return values.flatMap((value) => (typeof value === 'object' ? [] : [{ [name]: value as JsonValue }]))
  })
}

/** A document that holds every variant of every component, a screen for each type. */
export function everyVariant(theme: AppDocument['app']['theme']): AppDocument {
  let count = 0
  const node = (type: string, label: string, properties: Properties): ComponentNode => ({
    id: `${type}-${(count += 1)}`,
    type,
    label,
    properties,
  })
  const screens = definitionList.map((definition) => {
    const choices = choicesOf(definition.properties.shape)
    const variants = [
      {},
      ...choices,
      ...(more[definition.type] ?? []).flatMap((extra) => [
        extra,
        ...choices.map((choice) => ({ ...choice, ...extra })),
      ]),
    ]
    const components = variants.map((properties) => {
      const full = definition.type === 'list' ? { items, ...properties } : properties
      const made = node(definition.type, definition.defaultLabel, full)
      return definition.acceptsChildren
        ? {
            ...made,
            children: [node('text', 'Words inside', {}), node('button', 'Go', { action: { kind: 'back' } })],
          }
        : made
    })
    return { id: definition.type, name: definition.name, components }
  })
  return {
    schemaVersion: 1,
    app: { name: 'Every variant', description: '', icon: null, theme, startScreenId: 'header' },
    screens: [...screens, { id: 'unknown', name: 'Unknown', components: [node('hologram', 'Sea view', {})] }],
  }
}
