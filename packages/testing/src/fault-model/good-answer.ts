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

const screen = (id: string, name: string, isMain = true): Json => ({
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
      screen('today', 'Today'),
      screen('plants', 'Plants'),
      screen('stats', 'Stats'),
      screen('plant', 'Plant', false),
    ],
  }
}
