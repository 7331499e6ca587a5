type Json = { [key: string]: unknown }

const navbar = (prefix: string): Json => ({
  id: `${prefix}-nav`,
  type: 'navbar',
  label: 'Main navigation',
  properties: {
    items: ['today', 'plants', 'stats'].map((id) => ({
      title: id[0]?.toUpperCase() + id.slice(1),
      icon: 'leaf',
      action: { kind: 'screen', screenId: id },
    })),
  },
})

/** A complete screen with this id. */
const goodScreen = (id: string, name: string, isMain = true): Json => ({
  id,
  name,
  components: [
    {
      id: `${id}-header`,
      type: 'header',
      label: name,
      properties: isMain ? {} : { leading: { icon: 'back', action: { kind: 'back' } } },
    },
    {
      id: `${id}-hero`,
      type: 'container',
      label: 'Water today',
      properties: { variant: 'hero', title: 'Water the monstera' },
      children: [
        {
          id: `${id}-button`,
          type: 'button',
          label: 'Open plant',
          properties: { action: { kind: 'screen', screenId: 'plant' } },
        },
      ],
    },
    {
      id: `${id}-list`,
      type: 'list',
      label: 'Plants',
      properties: {
        layout: 'rows',
        items: ['Monstera', 'Fern', 'Basil', 'Lemon tree'].map((title) => ({
          title,
          icon: 'leaf',
          action: { kind: 'screen', screenId: 'plant' },
        })),
      },
    },
    {
      id: `${id}-chart`,
      type: 'chart',
      label: 'New leaves',
      properties: { kind: 'bar', data: [1, 2, 2, 4] },
    },
    ...(isMain ? [navbar(id)] : []),
  ],
})

/** What a good model would answer: an app of four screens. */
export function goodAnswer(): { name: string; description: string; preset: string; screens: Json[] } {
  return {
    name: 'Windowbox',
    description: 'Looks after plants.',
    preset: 'natural',
    screens: [
      goodScreen('today', 'Today'),
      goodScreen('plants', 'Plants'),
      goodScreen('stats', 'Stats'),
      goodScreen('plant', 'Plant', false),
    ],
  }
}

/** What a good model would plan: the same four screens. */
export function goodPlan(): Json {
  const { name, description, preset, screens } = goodAnswer()
  const kinds = ['home', 'browse', 'stats', 'detail']
  return {
    name,
    description,
    preset,
    things: [{ name: 'plant', fields: ['name', 'light'], examples: ['Monstera', 'Fern'] }],
    screens: screens.map(({ id, name: title }, index) => ({
      id,
      name: title,
      kind: kinds[index],
      icon: 'leaf',
      isTab: index < 3,
      purpose: 'Shows plants.',
    })),
  }
}

/** The screens asked for, as a good model would make them. */
export function goodScreens(ids: readonly string[]): Json[] {
  return ids.map((id) => goodScreen(id, (id[0] ?? '').toUpperCase() + id.slice(1), id !== 'plant'))
}
